// A board that a player has begun is judged twice: as it is filled, like any board, and entry by entry, by the
// solutions of the puzzle. Where there is one solution, an entry is right or wrong. Where there are several, an entry
// is wrong only if no solution has it; entries that are possible one by one may still exclude each other.

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
        auto solved = ask(puzzle_, Goal::unique);
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

    base::Result<Solved> ask(const puzzles::Puzzle& puzzle, Goal goal) {
        kernel::Search search = search_;
        search.limits.time = deadline_.left();
        search.solutions = solutions_for(goal);
        auto solved = solve(workspace_, puzzle, goal, std::move(search));
        if (solved) spend(solved->outcome.stats);
        return solved;
    }

    std::vector<int> entered() const {
        std::vector<int> cells;
        for (int cell = 0; cell < puzzle_.size().cells(); ++cell)
            if (begun().entry(cell)) cells.push_back(cell);
        return cells;
    }

    void compare(const kernel::Solution& solution, JudgedEntries& judged) const {
        judged.right = 0;
        for (const int cell : entered()) {
            if (begun().entry(cell) == solution[cell])
                ++*judged.right;
            else
                judged.wrong.push_back(cell);
        }
        judged.completable = judged.wrong.empty();
    }

    void try_out(JudgedEntries& judged) {
        const std::vector<int> cells = entered();
        judged.completable = admitted(cells, judged.puzzle);
        if (judged.completable == true) judged.right = static_cast<int>(cells.size());
        if (judged.completable != false) return;
        for (const int cell : cells)
            if (admitted({cell}, judged.puzzle) == false) judged.wrong.push_back(cell);
    }

    /// Whether a solution has these entries; none if a limit comes first.
    std::optional<bool> admitted(const std::vector<int>& cells, const Solved& puzzle) {
        sheet::Sheet sheet = puzzle_.sheet();
        for (const int cell : cells) sheet.cells[cell] = begun().entry(cell);
        const auto solved = ask(*puzzles::make(std::move(sheet)), Goal::one);
        if (!solved) return std::nullopt;
        const kernel::Outcome& outcome = solved->outcome;
        if (outcome.found > 0 && outcome.objective <= puzzle.outcome.objective) return true;
        const bool worse = outcome.bound && puzzle.outcome.objective && *outcome.bound > *puzzle.outcome.objective;
        return outcome.complete() || worse ? std::optional(false) : std::nullopt;
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
    if (depth == Depth::unique && checked->verdict == Verdict::ok)
        checked->verdict = verdict_on_number(entries->puzzle.outcome);
    if (!entries->completable && checked->conflict) entries->completable = false;
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
    if (entries.completable == false && !any_wrong) lines.emplace_back("The board can no longer be completed.");
    return lines;
}

}  // namespace gridwright::answers
