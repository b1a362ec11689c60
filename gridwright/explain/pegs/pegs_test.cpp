// The techniques about pegs on random boards, judged by an engine that knows nothing of them.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/explain/common/consequence.hpp"
#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/pegs/attacks.hpp"
#include "gridwright/explain/pegs/budget.hpp"
#include "gridwright/explain/pegs/class_budget.hpp"
#include "gridwright/kernel/turning.hpp"
#include "tests/support/hoodoo_boards.hpp"
#include "tests/support/sanitized.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <string>

namespace gridwright::explain::pegs {
namespace {

using namespace kernel;
using puzzles::hoodoo::fewest, puzzles::hoodoo::none, puzzles::hoodoo::Pegs;

/// In the order of the ladder.
const Technique* const every_technique[] = {&last_colour,  &only_place,      &all_pegs_placed,   &block_of_four,
                                            &line_attacks, &peg_pair,        &peg_set,           &peg_fish,
                                            &large_fish,   &in_no_large_set, &in_every_large_set};

bool is_budget(const Technique& technique) {
    return technique.id == "H8" || technique.id == "H13";
}

/// A filled board, and what it can be explained with: at most as many transparent pegs as it has.
struct Puzzle {
    Model model;
    Solution solution;
    int budget = 0;

    Board board() const { return Board(model, model.objective ? std::optional(budget) : std::nullopt); }
};

bool fits(const Solution& solution, int cell, int colour) {
    const Size size = solution.size();
    for (int other = 0; other < size.cells(); ++other) {
        const int down = std::abs(size.row_of(cell) - size.row_of(other)),
                  across = std::abs(size.column_of(cell) - size.column_of(other));
        if (other != cell && solution[other] == colour && (!down || !across || down == across)) return false;
    }
    return true;
}

/// Cells in random order get a random colour, or none if none fits.
Puzzle random_puzzle(base::Random& random) {
    const Size sizes[] = {{4, 4}, {4, 5}, {5, 5}, {5, 4}};
    const Size size = sizes[random.below(4)];
    const int colours = std::max(size.rows, size.columns);
    base::Vector<int> cells(size.cells()), names(colours + 1);
    std::iota(cells.begin(), cells.end(), 0);
    std::iota(names.begin(), names.end(), 0);
    random.shuffle(std::span(cells));
    random.shuffle(std::span(names).subspan(1));
    Puzzle puzzle{tests::hoodoo(size), Solution(size, 0)};
    if (size == Size{5, 5} && random.one_in(2)) {
        const auto slope = static_cast<int>(2 + random.below(2));
        for (const int cell : cells)
            puzzle.solution[cell] =
                static_cast<Value>(names[1 + (slope * size.row_of(cell) + size.column_of(cell)) % 5]);
        if (random.one_in(2)) puzzle.model = tests::hoodoo(size, none);
        return puzzle;
    }
    for (const int cell : cells) {
        base::Vector<int> fitting;
        for (int colour = 1; colour <= colours; ++colour)
            if (fits(puzzle.solution, cell, colour)) fitting.push_back(colour);
        if (!fitting.empty()) puzzle.solution[cell] = static_cast<Value>(fitting[random.below(fitting.size())]);
    }
    puzzle.budget = static_cast<int>(std::ranges::count(puzzle.solution, 0));
    return puzzle;
}

/// Marks that keep the solution; transparent pegs are often ruled out.
Grid<Domain> random_marks(base::Random& random, const Puzzle& puzzle) {
    Grid<Domain> marks(puzzle.model.size());
    const std::uint64_t many = 2 + random.below(5);
    const bool coloured = random.one_in(2);
    for (int cell = 0; cell < marks.size().cells(); ++cell) {
        marks[cell] = Domain::single(puzzle.solution[cell]);
        for (const int value : puzzle.model.domains[cell])
            if (random.below(7) < many && !(value == 0 && coloured)) marks[cell].add(value);
        if (random.one_in(6)) marks[cell] = Domain::single(puzzle.solution[cell]);
    }
    return marks;
}

Position marked(const Board& board, const Grid<Domain>& marks) {
    Position position(board);
    for (int cell = 0; cell < board.cells(); ++cell) position.keep_only(cell, marks[cell]);
    for (int cell = 0; cell < board.cells(); ++cell)
        if (marks[cell].fixed()) position.place(cell, static_cast<Value>(marks[cell].min()));
    return position;
}

std::vector<Step> steps_of(const Technique& technique, const Position& position) {
    Findings findings(Findings::Mode::all);
    findings.begin(0);
    technique.find(position, findings);
    return findings.steps;
}

/// An engine's opinion on whether a conclusion follows.
class Judge {
  public:
    bool follows(const Board& board, const Premises& premises, const Conclusion& conclusion) {
        Model model = board.model();
        model.constraints.clear();
        model.givens.clear();
        for (const int rule : premises.rules)
            for (const std::size_t index : board.rules[rule].constraints)
                model.constraints.add(board.model().constraints[index]);
        for (const CellMarks& cell : premises.cells) model.domains[cell.cell] &= cell.marks;
        if (!premises.budget) model.objective.reset();
        if (conclusion.contradiction) return !possible(model, board);
        for (const Given& given : conclusion.placed)
            if (denied(model, given.cell, model.domains[given.cell] - Domain::single(given.value), board)) return false;
        for (const CellMarks& struck : conclusion.struck)
            if (denied(model, struck.cell, model.domains[struck.cell] & struck.marks, board)) return false;
        return true;
    }

    bool minimal(const Board& board, const Step& step) {
        const auto without = [&](auto Premises::*list) {
            for (std::size_t i = 0; i < (step.premises.*list).size(); ++i) {
                Premises fewer = step.premises;
                (fewer.*list).erase((fewer.*list).begin() + static_cast<std::ptrdiff_t>(i));
                if (follows(board, fewer, step.conclusion)) return true;
            }
            return false;
        };
        Premises unlimited = step.premises;
        unlimited.budget = false;
        return !without(&Premises::rules) && !without(&Premises::cells) &&
               !(step.premises.budget && follows(board, unlimited, step.conclusion));
    }

  private:
    bool denied(Model model, int cell, Domain left, const Board& board) {
        model.domains[cell] = left;
        return !left.empty() && possible(model, board);
    }
    bool possible(const Model& model, const Board& board) {
        const Outcome outcome = engine_->run(model, {});
        return outcome.found > 0 && (!model.objective || *outcome.objective <= *board.budget);
    }

    std::unique_ptr<Engine> engine_ = engines::make_engine("fd");
};

bool holds(const Conclusion& conclusion, const Solution& solution) {
    return !conclusion.contradiction && std::ranges::all_of(conclusion.placed, [&](const Given& given) {
        return solution[given.cell] == given.value;
    }) && std::ranges::none_of(conclusion.struck, [&](const CellMarks& struck) {
        return struck.marks.contains(solution[struck.cell]);
    });
}

TEST(PegTechniques, ConcludeOnlyWhatIsTrue) {
    base::Random random(1);
    std::map<std::string_view, int> found;
    for (unsigned round = 0; round < tests::tried(2000); ++round) {
        const Puzzle puzzle = random_puzzle(random);
        const Board board = puzzle.board();
        const Position position = marked(board, random_marks(random, puzzle));
        for (const Technique* technique : every_technique)
            for (const Step& step : steps_of(*technique, position)) {
                ++found[technique->name];
                ASSERT_TRUE(holds(step.conclusion, puzzle.solution)) << technique->id;
            }
    }
    for (const Technique* technique : every_technique)
        EXPECT_GT(found[technique->name], tests::sanitized ? 5 : 50) << technique->name;
}

TEST(PegTechniques, NeedEveryPremise) {
    base::Random random(2);
    Judge judge;
    std::map<std::string_view, int> found;
    for (unsigned round = 0; round < tests::tried(400); ++round) {
        const Puzzle puzzle = random_puzzle(random);
        const Board board = puzzle.board();
        const Position position = marked(board, random_marks(random, puzzle));
        Consequence consequence(board);
        for (const Technique* technique : every_technique)
            for (Step& step : steps_of(*technique, position)) {
                if (found[technique->name]++ > 200) break;
                ASSERT_TRUE(shrink(step, board, consequence)) << technique->id;
                ASSERT_TRUE(judge.follows(board, step.premises, step.conclusion)) << technique->id;
                EXPECT_TRUE(is_budget(*technique) || judge.minimal(board, step)) << technique->id;
            }
    }
    for (const Technique* technique : every_technique)
        EXPECT_GT(found[technique->name], tests::sanitized ? -1 : 0) << technique->name;
}

}  // namespace
}  // namespace gridwright::explain::pegs
