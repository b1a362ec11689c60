#include "cli/play/advisor.hpp"

#include "gridwright/answers/candidates.hpp"
#include "gridwright/answers/check.hpp"
#include "gridwright/answers/hint.hpp"
#include "gridwright/base/seconds.hpp"
#include "gridwright/engines/registry.hpp"

#include <fmt/format.h>

namespace gridwright::cli::play {
namespace {

using answers::HintAnswer;

std::vector<game::CellMarks> listed_marks(const sheet::Marks& marks) {
    std::vector<game::CellMarks> list;
    for (int cell = 0; cell < marks.size().cells(); ++cell)
        if (marks[cell]) list.push_back({cell, *marks[cell]});
    return list;
}

/// What the hint tells to do. A hint for a player without marks leads to a placement, which is its last step; else its
/// step may strike marks, and a cell that has none yet gets those that are left.
game::Action move_of(const HintAnswer& answer) {
    game::Action action{.verb = game::Verb::apply};
    const explain::Step& step = answer.then.empty() ? *answer.step : answer.then.back();
    action.placed = step.conclusion.placed;
    if (answer.then.empty())
        for (const auto& [cell, struck] : step.conclusion.struck)
            action.marks.push_back({cell, answer.position->marks(cell) - struck});
    return action;
}

std::string joined(const std::vector<std::string>& sentences) {
    std::string text;
    for (const std::string& sentence : sentences) text += (text.empty() ? "" : " ") + sentence;
    return text;
}

/// A player cannot remove clues, so a conflict with them is no help where wrong entries are known.
std::vector<std::string> sentences_for_player(const answers::Checked& checked, const puzzles::Puzzle& puzzle,
                                              const kernel::Model& model) {
    if (!checked.entries || checked.entries->wrong.empty()) return sentences_of(checked, puzzle, model);
    std::vector<std::string> sentences;
    for (const puzzles::Violation& violation : checked.violations) sentences.push_back(violation.sentence);
    for (std::string& sentence : sentences_of(*checked.entries, puzzle)) sentences.push_back(std::move(sentence));
    return sentences;
}

}  // namespace

Advisor::Advisor(const std::string& engine, kernel::Limits limits)
    : engine_(engines::make_engine(engine)), workspace_(*engine_), limits_(std::move(limits)) {}

kernel::Search Advisor::search() const {
    kernel::Search search;
    search.limits = limits_;
    return search;
}

std::string Advisor::limit_told() const {
    return limits_.time ? fmt::format(" The limit is {} seconds.", base::short_seconds(*limits_.time)) : "";
}

answers::Status Advisor::status(const puzzles::Puzzle& puzzle) const {
    return answers::status(puzzle);
}

Marking Advisor::marking(const puzzles::Puzzle& puzzle) const {
    const answers::Candidates candidates = answers::candidates(puzzle);
    return {listed_marks(candidates.all), listed_marks(candidates.pruned)};
}

Advice Advisor::advise(const puzzles::Puzzle& puzzle) {
    Advice advice;
    const auto answer = answers::hint(workspace_, puzzle, search(), true);
    if (!answer) {
        for (std::string& text : advice.strengths) text = answer.error().message;
        return advice;
    }
    for (const answers::RevealRow& row : answers::reveals)
        advice.strengths[static_cast<int>(row.choice)] = sentence_of(*answer, puzzle, row.choice);
    advice.lines = sentences_of(*answer, puzzle, answers::Reveal::move);
    if (answer->verdict == HintAnswer::Verdict::unknown)
        for (std::string& text : advice.strengths) text += limit_told();
    advice.wrong = answer->wrong;
    if (answer->verdict == HintAnswer::Verdict::hint) {
        advice.move = move_of(*answer);
        for (const kernel::Given& placed : advice.move->placed) advice.cells.push_back(placed.cell);
        for (const game::CellMarks& marked : advice.move->marks) advice.cells.push_back(marked.cell);
    }
    return advice;
}

Judgement Advisor::judge(const puzzles::Puzzle& puzzle) {
    const auto checked = answers::check_begun(workspace_, puzzle, search());
    if (!checked) return {.text = checked.error().message, .known = false};
    Judgement judgement{.text = joined(sentences_for_player(*checked, puzzle, workspace_.model))};
    judgement.known = checked->verdict != answers::Checked::Verdict::unknown;
    if (!judgement.known) judgement.text += limit_told();
    if (checked->entries) judgement.wrong = checked->entries->wrong;
    judgement.solved = checked->verdict == answers::Checked::Verdict::solved;
    return judgement;
}

}  // namespace gridwright::cli::play
