#include "gridwright/answers/hint.hpp"

#include "gridwright/answers/begun.hpp"
#include "gridwright/answers/refutation.hpp"
#include "gridwright/answers/slice.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
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
void find_contradiction(const explain::Ladder& ladder, const Begun& begun, HintAnswer& answer) {
    const explain::Board& board = *answer.ground.board;
    Refutation refutation(board, ladder, answer.ground.watch);
    if (refutation.try_position(position_of(board, begun))) answer.blamed = answer.wrong;
    if (answer.wrong.size() > 1)
        for (const int kept : answer.wrong) {
            Begun one = begun;
            for (const int cell : answer.wrong) {
                if (cell == kept) continue;
                if (one.entries.size().cells() > 0) one.entries[cell].reset();
                if (one.marks.size().cells() > 0) one.marks[cell].reset();
            }
            if (refutation.try_position(position_of(board, one))) answer.blamed = {kept};
        }
    answer.position = refutation.start();
    answer.because = std::move(refutation).shortest();
}

/// The rules that the entries break at once; those that say why come first.
std::vector<puzzles::Violation> broken_rules(const kernel::Model& model, const puzzles::Puzzle& puzzle) {
    auto broken = puzzles::violations(model, board_of(puzzle.sheet()), puzzle.notation());
    std::ranges::stable_partition(broken, [](const puzzles::Violation& violation) { return !violation.lost; });
    return broken;
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

/// Where the text goes: a line for each step of a what-if, or one paragraph.
enum class Layout { lines, paragraph };

/// Appends the sentences of steps that follow each other from this position on.
void tell_in_order(const std::vector<explain::Step>& steps, explain::Position position, const puzzles::Puzzle& puzzle,
                   Layout layout, std::vector<std::string>& sentences) {
    for (const explain::Step& step : steps) {
        if (layout == Layout::lines)
            for (std::string& line : puzzles::steps::lines_of(step, position, puzzle.notation()))
                sentences.push_back(std::move(line));
        else
            sentences.push_back(puzzles::steps::sentence_of(step, position, puzzle.notation()));
        apply(step.conclusion, position);
    }
}

/// "4 in row 2, column 2", "the marks of row 2, column 2", "these entries": what leads to the contradiction.
std::string blamed_told(const HintAnswer& answer, const puzzles::Puzzle& puzzle) {
    if (answer.blamed.size() != 1) return "these entries";
    const int cell = answer.blamed.front();
    const std::string name = sheet::cell_name(puzzle.notation().naming, cell, puzzle.size());
    const auto value = puzzle.sheet().begun.entry(cell);
    return value ? concat(puzzles::one(sheet::noun_of(puzzle.notation(), *value)), " in ", name)
                 : concat("the marks of ", name);
}

std::vector<std::string> why_wrong(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Layout layout) {
    std::string wrong = sentence_about_wrong(answer.wrong, puzzle);
    const bool can_be_told = !answer.because.empty() && answer.because.size() <= most_told;
    if (!answer.broken.empty() && !(answer.broken.front().lost && can_be_told))
        return {concat(wrong, ' ', answer.broken.front().sentence)};
    if (answer.because.empty()) return {wrong};
    if (!can_be_told) return {concat(wrong, " After ", answer.because.size(), " steps there is a contradiction.")};
    std::vector<std::string> sentences{concat(wrong, " With ", blamed_told(answer, puzzle), ", this would follow:")};
    tell_in_order(answer.because, *answer.position, puzzle, layout, sentences);
    return sentences;
}

/// A player may have written entries like givens; then the puzzle seems to have no solution.
std::string advice_on_entries(const HintAnswer& answer, const puzzles::Puzzle& puzzle) {
    const sheet::Filling& givens = puzzle.sheet().cells;
    const auto given = std::ranges::find_if(givens, [](const auto& cell) { return cell.has_value(); });
    if (answer.entries_known || !puzzle.sheet().begun.empty() || given == givens.end()) return "";
    return concat(" If some values are your own, write them with a star, as *",
                  sheet::text_of(puzzle.notation(), **given), ", or name the puzzle with --puzzle.");
}

/// A mistake is named before it is explained.
std::vector<std::string> sentences_about_mistake(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Reveal reveal,
                                                 Layout layout) {
    switch (reveal) {
        case Reveal::look:
            return {concat(answer.wrong.size() == 1 ? "There is a mistake" : "There are mistakes",
                           " on the board. Look at ", entries_named(answer.wrong, puzzle), '.')};
        case Reveal::technique: return {sentence_about_wrong(answer.wrong, puzzle)};
        case Reveal::move: break;
    }
    return why_wrong(answer, puzzle, layout);
}

/// Without pencil marks a player cannot note what is struck, so the hint goes on to the next placement: the steps that
/// it rests on, if they are few.
void find_way_to_placement(explain::Explainer& explainer, HintAnswer& answer) {
    constexpr std::size_t most_steps = 60, few = 12;
    explain::Position position = *answer.position;
    std::vector<explain::Step> steps;
    while (steps.size() < most_steps) {
        auto step = explainer.next(position, answer.ground.watch);
        if (!step) return;
        apply(step->conclusion, position);
        steps.push_back(*std::move(step));
        if (steps.back().conclusion.placed.empty()) continue;
        const auto needed = Removals(*answer.position, steps).needed_for(steps.size() - 1);
        if (needed.size() > few) return;
        answer.step = steps[needed.front()];
        for (std::size_t i = 1; i < needed.size(); ++i) answer.then.push_back(steps[needed[i]]);
        return;
    }
}

/// The step, or one inside it, counts with the fewest pegs that are possible.
bool reads_budget(const explain::Step& step) {
    return step.premises.budget || std::ranges::any_of(step.inner, reads_budget);
}

std::vector<std::string> sentences_in(Layout layout, const HintAnswer& answer, const puzzles::Puzzle& puzzle,
                                      Reveal reveal) {
    switch (answer.verdict) {
        case HintAnswer::Verdict::hint: break;
        case HintAnswer::Verdict::wrong: return sentences_about_mistake(answer, puzzle, reveal, layout);
        case HintAnswer::Verdict::solved: return {"The board is full and right."};
        case HintAnswer::Verdict::several: return {"The puzzle has more than one solution, so no hint is certain."};
        case HintAnswer::Verdict::impossible:
            return {"The puzzle has no solution; check names a conflict." + advice_on_entries(answer, puzzle)};
        case HintAnswer::Verdict::unknown:
            return {answer.ground.unique() ? "No technique finds a next step."
                                           : "A limit came before an answer was found."};
    }
    const explain::Position& position = *answer.position;
    switch (reveal) {
        case Reveal::look: return {puzzles::steps::where_to_look(*answer.step, position, puzzle.notation())};
        case Reveal::technique: return {puzzles::steps::technique_to_try(*answer.step, position, puzzle.notation())};
        case Reveal::move: break;
    }
    std::vector<explain::Step> steps{*answer.step};
    steps.insert(steps.end(), answer.then.begin(), answer.then.end());
    std::vector<std::string> sentences;
    if (std::ranges::any_of(steps, reads_budget)) sentences.push_back(sentence_about_budget(answer.ground, puzzle));
    tell_in_order(steps, position, puzzle, layout, sentences);
    return sentences;
}

}  // namespace

std::string_view name(HintAnswer::Verdict verdict) {
    constexpr std::string_view names[] = {"hint", "wrong", "solved", "unknown", "several", "impossible"};
    return names[static_cast<int>(verdict)];
}

base::Result<HintAnswer> hint(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                              bool entries_known) {
    auto ground = lay_groundwork(workspace, puzzle, std::move(search));
    if (!ground) return ground.error();
    HintAnswer answer{.ground = *std::move(ground), .entries_known = entries_known};
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
        find_contradiction(ladder, begun, answer);
        return answer;
    }
    answer.position = position_of(*answer.ground.board, begun);
    if (answer.position->solved()) {
        answer.verdict = HintAnswer::Verdict::solved;
        return answer;
    }
    explain::Explainer explainer(*answer.ground.board, ladder);
    answer.step = explainer.next(*answer.position, answer.ground.watch);
    if (!answer.step) return answer;
    answer.verdict = HintAnswer::Verdict::hint;
    if (begun.marks.size().cells() == 0 && answer.step->conclusion.placed.empty())
        find_way_to_placement(explainer, answer);
    return answer;
}

std::vector<std::string> sentences_of(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Reveal reveal) {
    return sentences_in(Layout::lines, answer, puzzle, reveal);
}

std::string sentence_of(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Reveal reveal) {
    std::string text;
    for (const std::string& sentence : sentences_in(Layout::paragraph, answer, puzzle, reveal))
        text += concat(text.empty() ? "" : " ", sentence);
    return text;
}

}  // namespace gridwright::answers
