#include "gridwright/answers/verdict.hpp"

#include "gridwright/answers/improve.hpp"
#include "gridwright/answers/json_object.hpp"
#include "gridwright/answers/setter_json.hpp"

namespace gridwright::answers {
namespace {

using kernel::Verdict;

Verdict verdict_on(Checked::Verdict verdict) {
    switch (verdict) {
        case Checked::Verdict::solved:
        case Checked::Verdict::unique: return Verdict::unique;
        case Checked::Verdict::several: return Verdict::several;
        case Checked::Verdict::broken:
        case Checked::Verdict::impossible: return Verdict::impossible;
        default: return Verdict::unknown;
    }
}

std::string_view sentence_on(Verdict verdict) {
    switch (verdict) {
        case Verdict::unique: return "Exactly one solution.";
        case Verdict::several: return "At least two solutions.";
        case Verdict::impossible: return "No solution.";
        default: return "Undecided within the limit.";
    }
}

/// The setter's puzzle; what a player has entered is left aside.
sheet::Sheet without_entries(sheet::Sheet sheet) {
    sheet.begun = {};
    return sheet;
}

class VerdictWork {
  public:
    VerdictWork(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search)
        : workspace_(workspace), puzzle_(puzzle), search_(std::move(search)), watch_(search_.limits, failures_) {}

    std::optional<base::Error> judge() {
        const auto checked = check(workspace_, puzzle_, search_, Depth::unique);
        if (!checked) return checked.error();
        const kernel::Parts told = kernel::told_parts(workspace_.model);
        found.told = static_cast<int>(told.size());
        failures_ = checked->effort.stats.backtracks;
        conclude(verdict_on(checked->verdict));
        found.solutions = checked->solutions;
        if (checked->verdict == Checked::Verdict::solved) {
            kernel::Solution full(puzzle_.size());
            for (int cell = 0; cell < puzzle_.size().cells(); ++cell) full[cell] = *puzzle_.sheet().cells[cell];
            found.solutions = {full};
        }
        if (found.solutions.size() == 2)
            for (int cell = 0; cell < puzzle_.size().cells(); ++cell)
                if (found.solutions[0][cell] != found.solutions[1][cell]) found.differ.push_back(cell);
        add_conflict(*checked);
        return std::nullopt;
    }

    /// How hard the only solution is, or what all solutions share.
    void compare() {
        if (found.verdict == Verdict::unique) {
            const auto graded = grade(workspace_, puzzle_, left());
            if (graded) {
                found.grade = graded->grade;
                failures_ += graded->ground.solved.effort.stats.backtracks;
            }
        }
        if (found.solutions.empty()) return;
        Questions questions(workspace_.engine, left());
        found.forced = find_forced(puzzle_, found.solutions, found.verdict == Verdict::unique, questions);
        failures_ += questions.stats().backtracks;
        if (found.solutions.size() < 2 && found.forced->solutions.size() == 2) {
            conclude(Verdict::several);
            found.solutions = found.forced->solutions;
            found.differ = found.forced->differ;
        }
    }

    /// Which pieces would decide the puzzle, or which it can do without.
    void weigh() {
        if (found.verdict == Verdict::several) {
            const auto improved = improve(workspace_, puzzle_, Improvement::unique, nullptr, left());
            if (improved) found.decides = improved->decides;
        } else if (found.verdict == Verdict::unique && !found.solutions.empty()) {
            Questions questions(workspace_.engine, left());
            found.redundant = find_redundant(puzzle_, found.solutions.front(), questions).redundant;
        }
    }

    SetterVerdict found;

  private:
    void conclude(Verdict verdict) {
        found.verdict = verdict;
        found.sentence = sentence_on(verdict);
    }

    kernel::Search left() const {
        kernel::Search search = search_;
        search.limits = watch_.left();
        return search;
    }

    void add_conflict(const Checked& checked) {
        if (checked.conflict) {
            found.conflict = sentence_of_conflict(checked, puzzle_, workspace_.model);
            found.conflict_clues = sheet::clues_among(checked.conflict->parts, workspace_.model, puzzle_.sheet());
            found.conflict_cells = sheet::cells_among(checked.conflict->parts, workspace_.model);
        } else if (!checked.violations.empty()) {
            const puzzles::Violation& first = checked.violations.front();
            found.conflict = first.sentence;
            found.conflict_clues = sheet::clues_among(first.parts, workspace_.model, puzzle_.sheet());
            found.conflict_cells = first.cells;
        }
    }

    Workspace& workspace_;
    const puzzles::Puzzle& puzzle_;
    const kernel::Search search_;
    std::uint64_t failures_ = 0;
    const kernel::Watch watch_;
};

std::string json_of_conflict(const SetterVerdict& verdict, const puzzles::Puzzle& puzzle) {
    if (!verdict.conflict) return "null";
    std::vector<std::string> clues;
    for (const sheet::Address& clue : verdict.conflict_clues) clues.push_back(clue_object(clue).end());
    Object object;
    object.add("sentence", *verdict.conflict).add_source("clues", list_of(clues));
    object.add_source("cells", list_of_cells(verdict.conflict_cells, puzzle.size()));
    return std::move(object).end();
}

/// The board of forced cells, and how many there are besides the givens.
void add_forced(const SetterVerdict& verdict, const puzzles::Puzzle& puzzle, Object& object) {
    if (!verdict.forced) {
        object.add_source("forced", "null").add_source("forced_count", "null");
        return;
    }
    int count = 0;
    sheet::Filling values(puzzle.size());
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
        if (!verdict.forced->is_forced(cell)) continue;
        values[cell] = static_cast<kernel::Value>(verdict.forced->left[cell].min());
        count += !puzzle.sheet().cells[cell];
    }
    std::string grid;
    formats::write_json_grid(puzzle.notation(), values, grid);
    object.add_source("forced", grid).add_number("forced_count", std::optional(count));
}

}  // namespace

base::Result<SetterVerdict> verdict_of(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                       const std::function<bool(const SetterVerdict&)>& tell) {
    const auto bare = puzzles::make(without_entries(puzzle.sheet()));
    VerdictWork work(workspace, *bare, std::move(search));
    if (auto error = work.judge()) return *std::move(error);
    if (!tell(work.found)) return work.found;
    work.compare();
    work.found.stage = "forced";
    if (!tell(work.found)) return work.found;
    work.weigh();
    work.found.stage = "done";
    return work.found;
}

std::string json_of(const SetterVerdict& verdict, const puzzles::Puzzle& puzzle, const About& about) {
    Object object = begun(about);
    object.add("puzzle", puzzle.kind()).add("verdict", name(verdict.verdict)).add("sentence", verdict.sentence);
    object.add("stage", verdict.stage).add_number("clues", std::optional(verdict.told));
    object.add_source("conflict", json_of_conflict(verdict, puzzle));
    std::vector<std::string> solutions;
    for (const kernel::Solution& solution : verdict.solutions) {
        std::string grid;
        formats::write_json_grid(puzzle.notation(), solution, grid);
        solutions.push_back(std::move(grid));
    }
    object.add_source("solutions", list_of(solutions));
    object.add_source("differ", list_of_cells(verdict.differ, puzzle.size()));
    add_forced(verdict, puzzle, object);
    object.add_source("grade", verdict.grade ? json_of_grade(*verdict.grade, puzzle.sheet()) : "null");
    object.add_source("decides", json_of_named(verdict.decides, puzzle.sheet()));
    object.add_source("redundant", json_of_named(verdict.redundant, puzzle.sheet()));
    return std::move(object).end();
}

}  // namespace gridwright::answers
