#include "gridwright/answers/hint.hpp"

#include "gridwright/answers/begun.hpp"
#include "gridwright/answers/refutation.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/sentences.hpp"
#include "gridwright/puzzles/steps/sentence.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;
using kernel::Solution;
using sheet::Begun;

std::vector<int> wrong_cells(const Begun& begun, const Solution& solution) {
    std::vector<int> wrong;
    for (int cell = 0; cell < solution.size().cells(); ++cell) {
        const auto value = begun.entry(cell);
        const auto marks = begun.marked(cell);
        if (value ? *value != solution[cell] : marks && !marks->contains(solution[cell])) wrong.push_back(cell);
    }
    return wrong;
}

/// Each wrong cell by itself among the right ones, and all together.
std::vector<explain::Step> contradiction(const HintAnswer& answer, const explain::Ladder& ladder, const Begun& begun) {
    const explain::Board& board = *answer.ground.board;
    Refutation refutation(board, ladder, answer.ground.watch);
    refutation.try_position(position_of(board, begun));
    if (answer.wrong.size() > 1)
        for (const int kept : answer.wrong) {
            Begun one = begun;
            for (const int cell : answer.wrong) {
                if (cell == kept) continue;
                if (one.entries.size().cells() > 0) one.entries[cell].reset();
                if (one.marks.size().cells() > 0) one.marks[cell].reset();
            }
            refutation.try_position(position_of(board, one));
        }
    return std::move(refutation).shortest();
}

/// The rules that the entries break at once, in sentences.
std::vector<std::string> broken_rules(const kernel::Model& model, const puzzles::Puzzle& puzzle) {
    std::vector<std::string> sentences;
    for (puzzles::Violation& violation : puzzles::violations(model, board_of(puzzle.sheet()), puzzle.notation()))
        sentences.push_back(std::move(violation.sentence));
    return sentences;
}

HintAnswer::Verdict verdict_without_solution(kernel::Verdict verdict) {
    switch (verdict) {
        case kernel::Verdict::impossible: return HintAnswer::Verdict::impossible;
        case kernel::Verdict::several: return HintAnswer::Verdict::several;
        default: return HintAnswer::Verdict::unknown;
    }
}

/// A player does not read more sentences than this about a mistake; the steps are in the data.
constexpr std::size_t most_told = 12;

std::string why_wrong(const HintAnswer& answer, const puzzles::Puzzle& puzzle) {
    std::string text = sentence_about_wrong(answer.wrong, puzzle);
    if (!answer.broken.empty()) return concat(text, ' ', answer.broken.front());
    if (answer.because.size() > most_told)
        return concat(text, " After ", std::to_string(answer.because.size()), " steps there is a contradiction.");
    for (const explain::Step& step : answer.because)
        text += concat(' ', puzzles::steps::sentence_of(step, *answer.ground.board, puzzle.notation()));
    return text;
}

}  // namespace

std::string_view name(HintAnswer::Verdict verdict) {
    constexpr std::string_view names[] = {"hint", "wrong", "solved", "unknown", "several", "impossible"};
    return names[static_cast<int>(verdict)];
}

base::Result<HintAnswer> hint(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search) {
    auto ground = lay_groundwork(workspace, puzzle, std::move(search));
    if (!ground) return ground.error();
    HintAnswer answer{.ground = *std::move(ground)};
    if (!answer.ground.unique()) {
        answer.verdict = verdict_without_solution(answer.ground.verdict());
        return answer;
    }
    const explain::Ladder& ladder = puzzles::ladder_of(puzzle.notation());
    const Begun& begun = puzzle.sheet().begun;
    answer.wrong = wrong_cells(begun, answer.ground.solution());
    if (!answer.wrong.empty()) {
        answer.verdict = HintAnswer::Verdict::wrong;
        answer.broken = broken_rules(workspace.model, puzzle);
        answer.because = contradiction(answer, ladder, begun);
        return answer;
    }
    const explain::Position position = position_of(*answer.ground.board, begun);
    if (position.solved()) {
        answer.verdict = HintAnswer::Verdict::solved;
        return answer;
    }
    answer.step = explain::Explainer(*answer.ground.board, ladder).next(position, answer.ground.watch);
    if (answer.step) answer.verdict = HintAnswer::Verdict::hint;
    return answer;
}

std::string sentence_of(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Reveal reveal) {
    switch (answer.verdict) {
        case HintAnswer::Verdict::hint: break;
        case HintAnswer::Verdict::wrong: return why_wrong(answer, puzzle);
        case HintAnswer::Verdict::solved: return "The board is full and right.";
        case HintAnswer::Verdict::several: return "The puzzle has more than one solution, so no hint is certain.";
        case HintAnswer::Verdict::impossible: return "The puzzle has no solution.";
        case HintAnswer::Verdict::unknown:
            return answer.ground.unique() ? "No technique finds a next step."
                                          : "A limit came before an answer was found.";
    }
    const explain::Board& board = *answer.ground.board;
    switch (reveal) {
        case Reveal::look: return puzzles::steps::where_to_look(*answer.step, board, puzzle.notation());
        case Reveal::technique: return puzzles::steps::technique_to_try(*answer.step, board, puzzle.notation());
        case Reveal::move: break;
    }
    return puzzles::steps::sentence_of(*answer.step, board, puzzle.notation());
}

}  // namespace gridwright::answers
