#pragma once

// Boards with marks for tests of techniques: random ones that keep a solution, turned ones, and a judge of steps that
// asks an engine.

#include "gridwright/base/random.hpp"
#include "gridwright/explain/common/position.hpp"
#include "gridwright/explain/common/technique.hpp"
#include "gridwright/kernel/turning.hpp"

#include <memory>

namespace gridwright::tests {

/// A model with the board that techniques see.
struct MarkedBoard {
    explicit MarkedBoard(kernel::Model of, std::optional<int> budget = {})
        : model(std::move(of)), board(model, budget), position(board) {}
    MarkedBoard(const MarkedBoard&) = delete;
    MarkedBoard& operator=(const MarkedBoard&) = delete;

    kernel::Model model;
    explain::Board board;
    explain::Position position;
};

/// Every row and column has each of the values from 1 to the side.
kernel::Model latin(int side);

/// The set of these values.
kernel::Domain these(std::initializer_list<int> values);

/// A random board of any kind with random marks of which a solution is left.
std::unique_ptr<MarkedBoard> random_marked_board(base::Random& random);
/// The same with letters in every row and column.
std::unique_ptr<MarkedBoard> random_marked_letters(base::Random& random);
/// The same with a clue at most ends of a line, `side` cells long.
std::unique_ptr<MarkedBoard> random_marked_heights(base::Random& random, int side);

/// The same board and marks turned; the board is square.
std::unique_ptr<MarkedBoard> turned(const MarkedBoard& marked, kernel::Turning how);

/// What a technique concludes from the position, all of it.
explain::Findings conclusions(const explain::Technique& technique, const explain::Position& position);

/// The first step of a technique, with its smallest premises.
std::optional<explain::Step> first_step(const explain::Technique& technique, const explain::Position& position);

/// True if no solution of the model within these marks has the value in the cell.
bool is_out(const MarkedBoard& marked, int cell, int value);

/// What is wrong with the premises of a step, inner steps aside: "it does not follow", "it follows without premise 3";
/// empty if nothing is. Rules, clues and cells are counted in this order.
std::string fault_in_premises(const explain::Step& step, const explain::Board& board);

}  // namespace gridwright::tests
