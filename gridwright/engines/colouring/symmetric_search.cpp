#include "gridwright/engines/colouring/symmetric_search.hpp"

#include "gridwright/engines/colouring/construction.hpp"
#include "gridwright/engines/colouring/full_colouring.hpp"
#include "gridwright/engines/colouring/symmetric_start.hpp"
#include "gridwright/engines/colouring/tabu.hpp"

#include <algorithm>

namespace gridwright::engines::colouring {

using namespace kernel;

namespace {

/// Below this there is no symmetric board, and other ways are fast.
constexpr int smallest_side = 12;

/// Draws to choose each class from, and moves for the cells that are left. With 100 or 1000 draws, and with more moves,
/// boards of 27 x 27 and 30 x 30 came out worse in the same time.
constexpr int draws = 300;
constexpr std::uint64_t moves = 50'000;

int orbits(int side) {
    return side / order(largest_symmetry(side));
}

/// How often the rest of a board is coloured for each try to colour one whole. Up to 7 orbits such a try takes a second
/// at most; with 13 (side 26) half a minute, and with more it is a hope.
int rests_for_each_whole(int side) {
    return std::max(0, orbits(side) - 7);
}

}  // namespace

SymmetricSearch::SymmetricSearch(const Board& board, Stats& stats, const Halt& halt, base::Random& random)
    : board_(board), stats_(stats), halt_(halt), random_(random) {
    const int longest = std::max(board.size.rows, board.size.columns);
    if (!board.queens || longest < smallest_side) return;
    // With colours to spare a larger square may be easier.
    for (int side = longest; side <= board.colours.size(); ++side)
        if (side_ == 0 || orbits(side) < orbits(side_)) side_ = side;
    if (side_ > 0) rests_until_whole_ = rests_for_each_whole(side_);
}

std::optional<Solution> SymmetricSearch::next(int best) {
    ++stats_.nodes;
    auto found = rests_ < rests_until_whole_ ? colour_the_rest(best) : colour_whole();
    if (!found) ++stats_.backtracks;
    return found;
}

std::optional<Solution> SymmetricSearch::colour_whole() {
    rests_ = 0;
    rests_until_whole_ = std::max(1, rests_for_each_whole(side_));
    const auto square = try_full_colouring(side_, random_, halt_);
    if (!square) return std::nullopt;
    return cut_from(*square, board_);
}

std::optional<Solution> SymmetricSearch::colour_the_rest(int best) {
    ++rests_;
    const int side = std::max(board_.size.rows, board_.size.columns);
    const Start start = symmetric_start(side, 0, draws, random_, halt_);
    const std::vector<Value> names = names_of_colours(board_);
    Domain left = board_.colours;
    for (int colour = 0; colour < start.classes; ++colour) left.remove(names[static_cast<std::size_t>(colour)]);
    Grid<Domain> domains(board_.size, left | board_.blanks());
    for (int row = 0; row < board_.size.rows; ++row)
        for (int column = 0; column < board_.size.columns; ++column)
            if (const int colour = start.colours.at(row, column); colour != uncoloured)
                domains.at(row, column) = Domain::single(names[static_cast<std::size_t>(colour)]);

    Tabu tabu(board_, domains, random_.next());
    std::optional<Solution> found;
    while (tabu.run(moves, best, halt_)) {
        found = tabu.solution();
        best = board_.blank ? objective_of(Fewest{*board_.blank}, *found) : 0;
    }
    return found;
}

}  // namespace gridwright::engines::colouring
