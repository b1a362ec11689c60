#include "gridwright/engines/colouring/squares/square_search.hpp"

#include "gridwright/engines/colouring/squares/fitting.hpp"
#include "gridwright/engines/colouring/squares/full_colouring.hpp"
#include "gridwright/engines/colouring/squares/linear_colouring.hpp"
#include "gridwright/engines/colouring/squares/symmetric_start.hpp"
#include "gridwright/engines/colouring/tabu/tabu.hpp"

#include <algorithm>

namespace gridwright::engines::colouring {

using namespace kernel;

namespace {

/// Draws to choose each class from. With 100 or 1000, boards of 27 x 27 and 30 x 30 came out worse in the same time.
constexpr int draws_for_squares = 300;

/// Moves of tabu search without getting better, for each cell: 50,000 on 27 x 27.
constexpr std::uint64_t moves_for_each_cell = 70;

/// The number of orbits of classes in a square, which measures how hard it is to colour.
int orbits(int side) {
    return has_linear_colouring(side) ? 0 : core_side(side) / order(largest_symmetry(core_side(side)));
}

/// How many partial squares to try for each full one. A full square takes at most a second up to 7 orbits and half a
/// minute with 13 (side 26); with more it is rarely found.
int begun_for_each_whole(int side) {
    return std::max(0, orbits(side) - 7);
}

/// A colour has one name. So a square can be given names that agree with as many givens as there are colours, at best;
/// with more it takes luck.
bool may_fit(const ColouringBoard& board) {
    return std::count_if(board.domains.begin(), board.domains.end(), [&](Domain allowed) {
               return !allowed.meets(board.free) && !board.colours.within(allowed);
           }) <= board.colours.size();
}

}  // namespace

SquareSearch::SquareSearch(const ColouringBoard& board, const Grid<Domain>& narrowed, Stats& stats,
                           const kernel::Watch& watch, base::Random& random)
    : board_(board), narrowed_(narrowed), stats_(stats), watch_(watch), random_(random) {
    if (!board.queens_lines || !may_fit(board)) return;
    // With colours to spare a larger square may be easier.
    for (int side = std::max(board.size.rows, board.size.columns); side <= board.colours.size(); ++side)
        if (has_linear_colouring(side) || side >= smallest_core)
            if (side_ == 0 || orbits(side) < orbits(side_)) side_ = side;
    if (side_ > 0) until_whole_ = begun_for_each_whole(side_);
}

bool SquareSearch::is_linear() const {
    return applies() && has_linear_colouring(side_);
}

std::optional<Solution> SquareSearch::next(int best) {
    ++stats_.nodes;
    std::optional<Solution> found;
    if (const auto square = next_square()) found = mended(fitted(*square, board_, random_), best);
    if (!found) ++stats_.backtracks;
    return found;
}

std::optional<Grid<int>> SquareSearch::next_square() {
    if (!is_linear() && until_whole_-- > 0)
        return symmetric_start(std::max(board_.size.rows, board_.size.columns), 0, draws_for_squares, random_, watch_)
            .colours;
    until_whole_ = std::max(1, begun_for_each_whole(side_));
    return full_colouring(side_, random_, watch_);
}

/// The colours left for uncoloured cells if all others keep theirs.
Grid<Domain> SquareSearch::rest_of(const Grid<int>& colours) const {
    Domain left = board_.domains[0];
    for (const int colour : colours)
        if (colour != uncoloured) left.remove(colour);
    Grid<Domain> domains(board_.size, left);
    for (int cell = 0; cell < board_.size.cells(); ++cell)
        if (colours[cell] != uncoloured) domains[cell] = Domain::single(colours[cell]);
    return domains;
}

/// Without givens, tabu search keeps the colours of the square: with all of them free to change, 27 x 27 had one more
/// blank after a minute.
std::optional<Solution> SquareSearch::mended(const Grid<int>& colours, int best) {
    Tabu tabu(board_, board_.queens ? rest_of(colours) : narrowed_, random_.next());
    tabu.start_from(colours);
    std::optional<Solution> found;
    const auto moves = moves_for_each_cell * static_cast<std::uint64_t>(board_.size.cells());
    while (tabu.run(moves, best, watch_)) {
        found = tabu.solution();
        best = board_.blank ? objective_of(Fewest{*board_.blank}, *found) : 0;
    }
    return found;
}

}  // namespace gridwright::engines::colouring
