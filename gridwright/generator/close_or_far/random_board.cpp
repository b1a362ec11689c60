#include "gridwright/generator/close_or_far/random_board.hpp"

#include "gridwright/puzzles/close_or_far/puzzle.hpp"

namespace gridwright::generator::close_or_far {

using kernel::Solution;

namespace {

/// Steps for each line of a board: at 6 x 6 a test sees no bias with this many.
constexpr int steps_per_line = 10;

kernel::Model rules(int side) {
    kernel::Model model;
    puzzles::close_or_far::CloseOrFar(sheet::blank(puzzles::close_or_far::notation, {side, side})).model(model);
    return model;
}

}  // namespace

RandomBoards::RandomBoards(int side, kernel::Engine& engine)
    : side_(side), counter_(side, engine), refilling_(rules(side), lines_taken_out(side), engine) {}

std::optional<Solution> RandomBoards::draw(base::Random& random, Patience& patience) {
    auto board = begin(random, patience);
    if (!board || !refilling_.walk(*board, steps_per_line * side_, random, patience)) return std::nullopt;
    return board;
}

std::optional<Solution> RandomBoards::begin(base::Random& random, Patience& patience) {
    while (true) {
        const auto boards = counter_.count(any_hint_set(side_, random), 1, patience);
        if (!boards) return std::nullopt;
        if (*boards > 0) return counter_.board();
    }
}

}  // namespace gridwright::generator::close_or_far
