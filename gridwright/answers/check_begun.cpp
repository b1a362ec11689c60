// A board that a player has begun is judged twice: as it is filled, like any board, and entry by entry, by the
// solutions of the puzzle. Where there is one solution, an entry is right or wrong. Where there are several, an entry
// is wrong only if no solution has it; entries that are possible one by one may still exclude each other. The pencil
// marks of an open cell are judged in the same way: they say that the cell holds one of these values.

#include "gridwright/answers/begun.hpp"
#include "gridwright/answers/check.hpp"
#include "gridwright/base/deadline.hpp"
#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;
using Verdict = Checked::Verdict;

/// Compares entries with the solutions of their puzzle, within limits that all questions share.
class EntriesJudge {
  public:
    EntriesJudge(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search)
        : workspace_(workspace), puzzle_(puzzle), search_(std::move(search)), deadline_(search_.limits.time) {}

    /// Takes what another question has used from the limits.
    void spend(const kernel::Stats& stats) {
        if (auto& failures = search_.limits.failures) *failures -= std::min(*failures, stats.backtracks);
    }

    base::Result<JudgedEntries> judge() {
        auto solved = solve_puzzle();
        if (!solved) return solved.error();
        JudgedEntries judged{.puzzle = *std::move(solved)};
        switch (judged.puzzle.outcome.verdict()) {
            case kernel::Verdict::unique: compare(judged.puzzle.outcome.kept.front(), judged); break;
            case kernel::Verdict::several: try_out(judged); break;
            case kernel::Verdict::impossible: judged.completable = false; break;
            default: break;
        }
        return judged;
    }

  private:
    const sheet::Begun& begun() const { return puzzle_.sheet().begun; }

    kernel::Search search_for(Goal goal) const {
        kernel::Search search = search_;
        search.limits.time = deadline_.left();
        search.solutions = solutions_for(goal);
        search.keep = 1;
        return search;
    }

    base::Result<Solved> solve_puzzle() {
        auto solved = solve(workspace_, puzzle_, Goal::unique, search_for(Goal::unique));
        if (solved) spend(solved->outcome.stats);
        return solved;
    }

    /// What a player says about a cell: its entry, else its marks; nothing about most cells.
    std::optional<kernel::Domain> said(int cell) const {
        if (const auto value = begun().entry(cell)) return kernel::Domain::single(*value);
        return begun().marked(cell);
    }

    void compare(const kernel::Solution& solution, JudgedEntries& judged) const {
        judged.right = 0;
        for (int cell = 0; cell < solution.size().cells(); ++cell) {
            const auto values = said(cell);
            if (values && !values->contains(solution[cell]))
                judged.wrong.push_back(cell);
            else if (begun().entry(cell))
                ++*judged.right;
        }
        judged.completable = judged.wrong.empty();
    }

    void try_out(JudgedEntries& judged) {
        std::vector<int> cells;
        int entries = 0;
        for (int cell = 0; cell < puzzle_.size().cells(); ++cell) {
            if (said(cell)) cells.push_back(cell);
            if (begun().entry(cell)) ++entries;
        }
        judged.completable = admitted(cells, judged.puzzle);
        if (judged.completable == true) judged.right = entries;
        if (judged.completable != false) return;
        for (const int cell : cells)
            if (admitted({cell}, judged.puzzle) == false) judged.wrong.push_back(cell);
    }

    /// Whether a solution fits what is said about these cells; none if a limit comes first.
    std::optional<bool> admitted(const std::vector<int>& cells, const Solved& puzzle) {
        sheet::Sheet sheet = puzzle_.sheet();
        for (const int cell : cells)
            if (const auto value = begun().entry(cell)) sheet.cells[cell] = value;
        kernel::Model& model = workspace_.model;
        puzzles::make(std::move(sheet))->model(model);
        for (const int cell : cells) {
            if (begun().entry(cell)) continue;
            model.domains[cell] &= *begun().marked(cell);
            if (model.domains[cell].empty()) return false;
        }
        const kernel::Outcome outcome = run();
        if (outcome.found > 0 && outcome.objective <= puzzle.outcome.objective) return true;
        const bool worse = outcome.bound && puzzle.outcome.objective && *outcome.bound > *puzzle.outcome.objective;
        return outcome.complete() || worse ? std::optional(false) : std::nullopt;
    }

    /// One solution of the workspace's model.
    kernel::Outcome run() {
        kernel::Outcome outcome;
        outcome.stopped = kernel::Stop::limit;
        if (!workspace_.engine.understands(workspace_.model)) return outcome;
        outcome = workspace_.engine.run(workspace_.model, search_for(Goal::one));
        spend(outcome.stats);
        return outcome;
    }

    Workspace& workspace_;
    const puzzles::Puzzle& puzzle_;
    kernel::Search search_;
    const base::Deadline deadline_;
};

/// An entry in place of a given breaks a rule that the board by itself does not know.
void note_changed_givens(const puzzles::Puzzle& puzzle, kernel::Model& model, Checked& checked) {
    puzzle.model(model);
    for (auto& violation : puzzles::violations(model, board_of(puzzle.sheet()), puzzle.notation())) {
        if (violation.parts.givens.empty()) continue;
        violation.parts = {};
        checked.violations.push_back(std::move(violation));
        checked.verdict = Verdict::broken;
    }
}

}  // namespace

base::Result<Checked> check_begun(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                  Depth depth) {
    const auto started = base::now();
    EntriesJudge judge(workspace, puzzle, search);
    const auto board = puzzles::make(with_entries_given(puzzle.sheet()));
    auto checked = check(workspace, *board, std::move(search));
    if (!checked) return checked.error();
    judge.spend(checked->effort.stats);
    auto entries = judge.judge();
    if (!entries) return entries.error();
    checked->cancelled = checked->cancelled || entries->puzzle.outcome.stopped == kernel::Stop::cancelled;
    if (!entries->completable && checked->conflict) entries->completable = false;
    if (checked->verdict == Verdict::ok || checked->verdict == Verdict::solved) {
        if (!entries->completable)
            checked->verdict = Verdict::unknown;
        else if (!*entries->completable)
            checked->verdict = Verdict::impossible;
        else if (depth == Depth::unique && checked->verdict == Verdict::ok)
            checked->verdict = verdict_on_number(entries->puzzle.outcome);
    }
    checked->entries = *std::move(entries);
    note_changed_givens(puzzle, workspace.model, *checked);
    board->model(workspace.model);
    workspace.model.objective.reset();
    checked->effort.time = base::now() - started;
    return checked;
}

std::vector<std::string> sentences_of(const JudgedEntries& entries, const puzzles::Puzzle& puzzle) {
    std::vector<std::string> lines;
    const bool any_wrong = !entries.wrong.empty();
    if (any_wrong) lines.push_back(sentence_about_wrong(entries.wrong, puzzle));
    if (const int right = entries.right.value_or(0); right > 0)
        lines.push_back(concat(right, any_wrong ? " other" : "", right == 1 ? " entry is" : " entries are", " right."));
    return lines;
}

}  // namespace gridwright::answers
