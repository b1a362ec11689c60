#include "gridwright/answers/explain.hpp"

#include "gridwright/answers/slice.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"

#include <algorithm>
#include <numeric>

namespace gridwright::answers {
namespace {

using base::concat;
using kernel::Value;

/// Chooses the steps that answer the question; a note says so where no step is needed, or none answers it.
class Question {
  public:
    Question(const Explanation& explanation, const puzzles::Puzzle& puzzle)
        : explanation_(explanation),
          puzzle_(puzzle),
          cell_(explanation.why->cell),
          removals_(explain::Position(*explanation.ground.board), explanation.steps) {}

    std::vector<std::size_t> steps() const {
        const auto step = explanation_.why->not_value ? removals_.removed_by(cell_, *explanation_.why->not_value)
                                                      : removals_.placed_by(cell_);
        return step ? removals_.needed_for(*step) : std::vector<std::size_t>{};
    }

    std::string note() const {
        const std::string cell = sheet::cell_name(puzzle_.notation().naming, cell_, puzzle_.size());
        const Value solution = explanation_.ground.solution()[cell_];
        if (const auto given = puzzle_.sheet().cells[cell_])
            return base::as_sentence(concat("the puzzle gives ", cell, " as ", named(*given)));
        if (!explanation_.why->not_value)
            return removals_.placed_by(cell_) ? "" : base::as_sentence(concat("the steps do not reach ", cell));
        const Value value = *explanation_.why->not_value;
        if (value == solution) return base::as_sentence(concat(cell, " is ", named(value), " in the solution"));
        if (removals_.removed_at_start(cell_, value)) return remark_about_givens(value);
        const auto step = removals_.removed_by(cell_, value);
        return step ? last_remark(*step, value) : base::as_sentence(concat("the steps do not reach ", cell));
    }

  private:
    /// The value is gone because of what the step placed; empty if the step itself strikes it.
    std::string last_remark(std::size_t index, Value value) const {
        const std::string cell = sheet::cell_name(puzzle_.notation().naming, cell_, puzzle_.size());
        const auto& placed = explanation_.steps[index].conclusion.placed;
        if (std::ranges::find(placed, cell_, &kernel::Given::cell) != placed.end())
            return base::as_sentence(concat("so ", cell, " is not ", named(value)));
        for (const kernel::Given& other : placed)
            if (other.value == value && explanation_.ground.board->attack(cell_, other.cell))
                return base::as_sentence(concat("so ", cell, ", which is in line with it, is not ", named(value)));
        return "";
    }
    /// "Row 2, column 3, which is in line with row 2, column 1, is given as 2."
    std::string remark_about_givens(Value value) const {
        const auto name = [&](int cell) { return sheet::cell_name(puzzle_.notation().naming, cell, puzzle_.size()); };
        for (int other = 0; other < puzzle_.size().cells(); ++other)
            if (puzzle_.sheet().cells[other] == value && explanation_.ground.board->attack(cell_, other))
                return base::as_sentence(
                    concat(name(other), ", which is in line with ", name(cell_), ", is given as ", named(value)));
        return base::as_sentence(concat("the rules leave no ", noun(value), " for ", name(cell_)));
    }
    /// "5", "an F", "colour 4".
    std::string named(Value value) const {
        const bool number = puzzle_.notation().numbers_interchangeable && value > 0 && noun(value) == concat(value);
        return number ? concat(puzzle_.notation().cell_noun, ' ', noun(value)) : puzzles::one(noun(value));
    }
    std::string noun(Value value) const { return sheet::noun_of(puzzle_.notation(), value); }

    const Explanation& explanation_;
    const puzzles::Puzzle& puzzle_;
    const int cell_;
    const Removals removals_;
};

}  // namespace

std::string_view Explanation::verdict() const {
    if (!ground.unique()) return name(ground.verdict());
    return finished ? "explained" : "unfinished";
}

std::vector<int> Explanation::open_cells() const {
    if (!ground.unique() || finished) return {};
    explain::Position position(*ground.board);
    for (const explain::Step& step : steps) apply(step.conclusion, position);
    std::vector<int> open;
    for (int cell = 0; cell < ground.board->cells(); ++cell)
        if (!position.placed(cell)) open.push_back(cell);
    return open;
}

std::string sentence_about_rest(const Explanation& explanation) {
    const std::vector<int> open = explanation.open_cells();
    if (explanation.finished && explanation.limited) return "A limit was reached before the puzzle was graded.";
    if (open.empty()) return "";
    const std::string cells = base::counted(std::ssize(open), "cell");
    if (explanation.limited) return concat("A limit was reached with ", cells, " open.");
    return concat("No technique finds a further step; ", cells, open.size() == 1 ? " is" : " are", " open.");
}

base::Result<Explanation> explain(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                  const std::optional<Why>& why) {
    auto ground = lay_groundwork(workspace, puzzle, std::move(search));
    if (!ground) return ground.error();
    Explanation explanation{.ground = *std::move(ground), .why = why};
    if (!explanation.ground.unique()) return explanation;
    const explain::Board& board = *explanation.ground.board;
    const explain::Ladder& ladder = puzzles::ladder_of(puzzle.notation());
    explain::Explainer explainer(board, ladder);
    auto explained = explain::explain(explain::Position(board), explainer, explanation.ground.watch);
    explanation.steps = std::move(explained.steps);
    explanation.positions = std::move(explained.positions);
    explanation.finished = explained.finished;
    explanation.limited = explained.limited;
    if (explained.finished) {
        auto graded = explain::grade(explain::Position(board), ladder, {}, explanation.ground.watch);
        explanation.grade = std::move(graded.grade);
        explanation.limited = graded.limited;
    }
    if (why) {
        const Question question(explanation, puzzle);
        explanation.shown = question.steps();
        explanation.note = question.note();
        // A sentence speaks of what the steps before it have shown, here of those of the slice.
        explain::Position position(board);
        for (const std::size_t index : explanation.shown) {
            explanation.positions[index] = position;
            apply(explanation.steps[index].conclusion, position);
        }
    } else {
        explanation.shown.resize(explanation.steps.size());
        std::iota(explanation.shown.begin(), explanation.shown.end(), std::size_t{0});
    }
    return explanation;
}

std::string sentence_of(const Explanation& explanation, const puzzles::Puzzle& puzzle, std::size_t index,
                        puzzles::steps::Form form) {
    return puzzles::steps::sentence_of(explanation.steps[index], explanation.positions[index], puzzle.notation(), form);
}

}  // namespace gridwright::answers
