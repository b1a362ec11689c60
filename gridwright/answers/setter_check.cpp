#include "gridwright/answers/setter_check.hpp"

#include <utility>

namespace gridwright::answers {
namespace {

using Verdict = Checked::Verdict;

/// The solutions known from the verdict: the full board, or those that the search found.
std::vector<kernel::Solution> known_solutions(const Checked& checked, const puzzles::Puzzle& puzzle) {
    if (checked.verdict != Verdict::solved) return checked.solutions;
    kernel::Solution solution(puzzle.size());
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) solution[cell] = *puzzle.sheet().cells[cell];
    return {solution};
}

void add_lines(std::vector<std::string> more, std::vector<std::string>& lines) {
    for (std::string& line : more) lines.push_back(std::move(line));
}

}  // namespace

bool SetterChecked::limited() const {
    return (forced && forced->limited) || (redundancy && redundancy->limited);
}

base::Result<SetterChecked> check_for_setter(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                             SetterWishes wishes) {
    const auto started = base::now();
    std::uint64_t failures = 0;
    const kernel::Watch watch(search.limits, failures);
    auto checked = check(workspace, puzzle, search, Depth::unique);
    if (!checked) return checked.error();
    SetterChecked answer{*std::move(checked), wishes};
    Checked& found = answer.checked;
    const std::vector<kernel::Solution> known = known_solutions(found, puzzle);
    if (known.empty()) {
        if (wishes.forced && found.verdict == Verdict::unknown) answer.forced = forced_without_solution(puzzle, watch);
        return answer;
    }

    failures = found.effort.stats.backtracks;
    search.limits = watch.left();
    Questions questions(workspace.engine, search);
    const bool unique = found.verdict == Verdict::unique || found.verdict == Verdict::solved;
    if (wishes.redundant && unique) answer.redundancy = find_redundant(puzzle, known.front(), questions);
    if (wishes.forced) answer.forced = find_forced(puzzle, known, unique, questions);
    found.cancelled = found.cancelled || questions.cancelled();
    if (found.effort.engine.empty() && questions.asked() > 0) found.effort.engine = workspace.engine.answered_by();
    found.effort.stats += questions.stats();
    found.effort.time = base::now() - started;
    return answer;
}

std::vector<std::string> sentences_of(const SetterChecked& answer, const puzzles::Puzzle& puzzle,
                                      const kernel::Model& model) {
    std::vector<std::string> lines = sentences_of(answer.checked, puzzle, model);
    if (!puzzle.sheet().begun.empty())
        lines.emplace_back("This is about the puzzle; what a player has entered was left aside.");
    if (answer.redundancy)
        add_lines(sentences_of(*answer.redundancy), lines);
    else if (answer.wishes.redundant && answer.checked.verdict == Verdict::several)
        lines.emplace_back(
            "What can be left out is known only of puzzles with exactly one solution; improve --unique adds what is "
            "missing.");
    if (answer.forced) add_lines(sentences_of(*answer.forced, puzzle), lines);
    return lines;
}

}  // namespace gridwright::answers
