#include "gridwright/answers/check.hpp"

#include "gridwright/base/deadline.hpp"
#include "gridwright/base/text.hpp"

#include <algorithm>
#include <utility>

namespace gridwright::answers {
namespace {

using base::concat;
using Verdict = Checked::Verdict;

/// Whether the board can be completed at all, whatever the objective, and perhaps in how many ways; when it cannot,
/// why.
void search_for_completion(Workspace& workspace, kernel::Search search, Depth depth, Checked& checked) {
    search.keep = 1;
    if (depth == Depth::unique) {
        search.solutions = search.keep = 2;
        workspace.model.objective = checked.wanted;
    }
    const base::Deadline deadline(search.limits.time);
    kernel::Outcome outcome = workspace.engine.run(workspace.model, search);
    workspace.model.objective.reset();
    search.solutions = 1;
    checked.cancelled = outcome.stopped == kernel::Stop::cancelled;
    checked.effort.engine = workspace.engine.answered_by();
    checked.effort.stats = outcome.stats;
    checked.completable = outcome.found > 0;
    if (checked.completable && depth == Depth::unique) {
        checked.verdict = verdict_on_number(outcome);
        if (!checked.wanted || outcome.proven()) checked.solutions = std::move(outcome.kept);
    }
    if (checked.completable) return;
    if (checked.verdict == Verdict::ok) checked.verdict = outcome.complete() ? Verdict::impossible : Verdict::unknown;
    if (!outcome.complete()) return;
    // The limits are for the puzzle; the conflict gets what is left of them.
    search.limits.time = deadline.left();
    if (auto& failures = search.limits.failures) *failures -= std::min(*failures, outcome.stats.backtracks);
    checked.conflict = explain::find_conflict(workspace.engine, workspace.model, search);
    checked.cancelled = !checked.conflict->minimal && search.limits.stop && *search.limits.stop;
}

bool is_too_small(const puzzles::Puzzle& puzzle) {
    return std::min(puzzle.size().rows, puzzle.size().columns) < puzzle.notation().smallest_side;
}

/// "transparent peg": what the puzzle wants as few of as possible.
std::string wanted_noun(const Checked& checked, const puzzles::Puzzle& puzzle) {
    return sheet::noun_of(puzzle.notation(), checked.wanted->value);
}

/// " with the fewest transparent pegs"; nothing without an objective.
std::string which_solutions(const Checked& checked, const puzzles::Puzzle& puzzle) {
    return checked.wanted ? concat(" with the fewest ", wanted_noun(checked, puzzle), 's') : "";
}

/// "has exactly one solution with the fewest transparent pegs".
std::string number_of_solutions(Verdict verdict, const Checked& checked, const puzzles::Puzzle& puzzle) {
    return concat("has ", verdict == Verdict::unique ? "exactly one" : "more than one", " solution",
                  which_solutions(checked, puzzle));
}

/// "entries", "marks", "entries and marks".
std::string what_is_begun(const sheet::Begun& begun) {
    if (begun.marks.size().cells() == 0) return "entries";
    return begun.entries.size().cells() == 0 ? "marks" : "entries and marks";
}

/// Of a full board whose values count.
std::string sentence_about_objective(const Checked& checked, const puzzles::Puzzle& puzzle) {
    const std::string noun = wanted_noun(checked, puzzle);
    const std::string found =
        concat("The board is full and breaks no rule. It has ", base::counted(*checked.objective, noun));
    if (!checked.entries) return concat(found, "; whether fewer are possible was not checked.");
    if (!checked.entries->completable)
        return concat(found, "; a limit was reached before it was known whether fewer are possible.");
    if (*checked.entries->completable) return concat(found, ", the fewest possible.");
    return concat(found, "; the fewest possible are ", *checked.entries->puzzle.outcome.objective, '.');
}

/// Of a board that breaks no rule and can be completed, but not to a solution of the puzzle.
std::string sentence_about_misfit(const Checked& checked, const puzzles::Puzzle& puzzle) {
    if (checked.objective) return sentence_about_objective(checked, puzzle);
    const bool unique = checked.entries->puzzle.outcome.verdict() == kernel::Verdict::unique;
    return concat("No rule is broken, but ", unique ? "the only solution" : "no solution",
                  which_solutions(checked, puzzle), unique ? " does not fit the " : " fits the ",
                  what_is_begun(puzzle.sheet().begun), " (", base::counted(checked.open, "cell"), " open).");
}

}  // namespace

std::string_view name(Verdict verdict) {
    switch (verdict) {
        case Verdict::ok: return "ok";
        case Verdict::solved: return "solved";
        case Verdict::broken: return "broken";
        case Verdict::impossible: return "impossible";
        case Verdict::unique: return "unique";
        case Verdict::several: return "several";
        case Verdict::unknown: break;
    }
    return "unknown";
}

Verdict verdict_on_number(const kernel::Outcome& outcome) {
    switch (outcome.verdict()) {
        case kernel::Verdict::unique: return Verdict::unique;
        case kernel::Verdict::several: return Verdict::several;
        default: return Verdict::unknown;
    }
}

base::Result<Checked> check(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search, Depth depth) {
    const auto started = base::now();
    kernel::Model& model = workspace.model;
    puzzle.model(model);
    const sheet::Filling& cells = puzzle.sheet().cells;

    Checked checked;
    checked.wanted = std::exchange(model.objective, std::nullopt);
    checked.open = static_cast<int>(std::count(cells.begin(), cells.end(), std::nullopt));
    checked.violations = puzzles::violations(model, cells, puzzle.notation());
    if (checked.wanted && checked.open == 0)
        checked.objective = static_cast<int>(std::count(cells.begin(), cells.end(), checked.wanted->value));
    // Where no board of this size exists, the rules that its lines cannot keep say nothing about the filling.
    if (checked.open > 0 && is_too_small(puzzle)) checked.violations.clear();
    if (!checked.violations.empty())
        checked.verdict = Verdict::broken;
    else if (checked.open == 0)
        checked.verdict = Verdict::solved;
    if (checked.open > 0) {
        auto refusal = workspace.engine.refuses(model);
        if (!refusal)
            search_for_completion(workspace, std::move(search), depth, checked);
        else if (checked.violations.empty())
            return base::Error{*std::move(refusal), {}};
    }
    checked.effort.time = base::now() - started;
    return checked;
}

std::string sentence_of_conflict(const Checked& checked, const puzzles::Puzzle& puzzle, const kernel::Model& model) {
    const explain::Conflict& conflict = *checked.conflict;
    const std::vector<std::string> names = puzzles::names_of(conflict.parts, model, puzzle.notation());
    if (is_too_small(puzzle)) return concat("No solution: ", sheet::no_board_of(puzzle.notation(), puzzle.size()), '.');
    if (names.empty()) return "No solution: no filling of this board satisfies the rules.";
    if (!conflict.minimal && names.size() > 1)
        return concat("No solution: there is a conflict among ", base::listed(names),
                      ". A limit was reached, so some of these may not be part of it.");
    if (names.size() == 1)
        return concat("No solution: ", names[0], " contradicts the rules. Removing it resolves this conflict.");
    if (names.size() == 2)
        return concat("No solution: ", names[0], " contradicts ", names[1],
                      ". Removing either one resolves this conflict.");
    return concat("No solution: ", base::listed(names),
                  " contradict each other. Removing any one of them resolves this conflict.");
}

std::vector<std::string> sentences_of(const Checked& checked, const puzzles::Puzzle& puzzle,
                                      const kernel::Model& model) {
    std::vector<std::string> lines;
    for (const auto& violation : checked.violations) lines.push_back(violation.sentence);
    const std::string open = base::counted(checked.open, "cell");
    if (checked.conflict)
        lines.push_back(sentence_of_conflict(checked, puzzle, model));
    else if (checked.verdict == Verdict::unique || checked.verdict == Verdict::several)
        lines.push_back(concat("No rule is broken, and the ", checked.entries ? "puzzle " : "board ",
                               number_of_solutions(checked.verdict, checked, puzzle), " (", open, " open)."));
    else if (checked.verdict == Verdict::impossible)
        lines.push_back(sentence_about_misfit(checked, puzzle));
    else if (checked.objective && checked.violations.empty())
        lines.push_back(sentence_about_objective(checked, puzzle));
    else if (checked.verdict == Verdict::unknown && checked.entries && !checked.entries->completable &&
             checked.completable)
        lines.push_back(concat("No rule is broken; a limit was reached before it was known whether a solution",
                               which_solutions(checked, puzzle), " fits the ", what_is_begun(puzzle.sheet().begun),
                               " (", open, " open)."));
    else if (checked.verdict == Verdict::unknown && checked.completable)
        lines.push_back(
            concat("No rule is broken, and the board can be completed; a limit was reached before it was known "
                   "whether there is exactly one solution",
                   which_solutions(checked, puzzle), " (", open, " open)."));
    else if (checked.verdict == Verdict::unknown)
        lines.push_back(
            concat("No rule is broken; a limit was reached before it was known whether the board can be completed (",
                   open, " open)."));
    else if (checked.verdict == Verdict::ok)
        lines.push_back(concat("No rule is broken, and the board can be completed (", open, " open)."));
    else if (checked.verdict == Verdict::solved)
        lines.push_back("The board is full and correct.");
    if (checked.entries)
        for (std::string& line : sentences_of(*checked.entries, puzzle)) lines.push_back(std::move(line));
    return lines;
}

}  // namespace gridwright::answers
