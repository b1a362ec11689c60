// Sides coprime to 6 have a well-known colouring: lines of knight's moves around a torus (Pólya 1918). Other sides have
// nothing of the kind, so a search has to partition the board into queen classes. Symmetry makes it work: it draws
// classes with their images until few are left, then lists all classes that still fit and covers the rest of the board
// with them exactly, one cell for all its images. If there is no cover, the start was unlucky.

#include "gridwright/engines/colouring/squares/full_colouring.hpp"

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/engines/colouring/squares/exact_cover.hpp"
#include "gridwright/engines/colouring/squares/linear_colouring.hpp"
#include "gridwright/engines/colouring/squares/queen_classes.hpp"
#include "gridwright/engines/colouring/squares/symmetric_start.hpp"

namespace gridwright::engines::colouring {
namespace {

/// How many orbits are left to the exact cover. One more makes the list of classes ten to some hundred times as long,
/// and a cover likelier by more than that, as long as there is time to make the list. On side 22 the classes of 4
/// orbits take 0.1 s to list and had a cover once in fifty times; those of 5 take 2 s and had one each time. On side 26
/// those of 5 take half a minute, and larger sides get one less.
int orbits_to_cover(int side) {
    switch (largest_symmetry(side)) {
        case Symmetry::quarter_turns: return side <= 21 ? 3 : 2;
        case Symmetry::half_turn: return side <= 15 ? 6 : 4;
        case Symmetry::mirror: return side <= 26 ? 5 : 4;
        default: return 2;
    }
}

/// Draws to choose each class from before. Ten times as many cost more time than they save.
constexpr int draws_for_classes = 100;

/// Limits on listing classes; the cover uses those listed by then. Side 26 needs a third of both.
constexpr std::uint64_t most_steps = std::uint64_t{1} << 30;
constexpr int most_listed = 1 << 22;

/// Numbers the orbits of open cells.
kernel::Grid<int> numbered_orbits(const Remainder& remainder, int& orbits) {
    const int side = remainder.side();
    kernel::Grid<int> numbers({side, side}, -1);
    orbits = 0;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            if (!remainder.is_open({row, column}) || numbers.at(row, column) >= 0) continue;
            for (const RowColumn image : Images(remainder.symmetry(), side, {row, column}))
                numbers.at(image.row, image.column) = orbits;
            ++orbits;
        }
    return numbers;
}

/// Covers the open cells with the remaining classes; false if it finds no cover.
bool complete(Start& start, const kernel::Watch& watch) {
    const int side = start.remainder.side();
    int orbits = 0;
    const kernel::Grid<int> numbers = numbered_orbits(start.remainder, orbits);
    ExactCover cover(orbits);
    std::vector<std::uint8_t> listed;  // the columns of all classes, one class behind the other
    base::Vector<int> items(side);
    for_each_class(start.remainder, most_steps, watch, [&](std::span<const int> columns) {
        for (int row = 0; row < side; ++row) {
            items[row] = numbers.at(row, columns[row]);
            listed.push_back(static_cast<std::uint8_t>(columns[row]));
        }
        cover.add(items);
        return cover.sets() < most_listed;
    });
    const auto chosen = cover.solve(watch);
    if (!chosen) return false;
    for (const int set : *chosen) {
        const auto columns = listed.begin() + std::ptrdiff_t{set} * side;
        start.add(Columns(columns, columns + side), Orbit::images);
    }
    return true;
}

/// Replaces each cell of the board by a linear square with its own colours.
kernel::Grid<int> composed(const kernel::Grid<int>& board, int factor) {
    const kernel::Grid<int> linear = linear_colouring(factor, linear_slopes(factor).front());
    const int side = board.size().rows * factor;
    kernel::Grid<int> colours({side, side});
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            colours.at(row, column) =
                board.at(row / factor, column / factor) * factor + linear.at(row % factor, column % factor);
    return colours;
}

}  // namespace

int core_side(int side) {
    for (int core = smallest_core; core < side; ++core)
        if (side % core == 0 && has_linear_colouring(side / core) && !has_linear_colouring(core)) return core;
    return side;
}

std::optional<kernel::Grid<int>> full_colouring(int side, base::Random& random, const kernel::Watch& watch) {
    base::require(side >= 1, "a board has a cell");
    if (has_linear_colouring(side)) {
        const std::vector<int> slopes = linear_slopes(side);
        return linear_colouring(side, slopes[random.below(slopes.size())]);
    }
    if (side < smallest_core) return std::nullopt;
    if (const int core = core_side(side); core < side) {
        const auto colours = full_colouring(core, random, watch);
        return colours ? std::optional(composed(*colours, side / core)) : std::nullopt;
    }
    const int leave = orbits_to_cover(side) * order(largest_symmetry(side));
    Start start = symmetric_start(side, leave, draws_for_classes, random, watch);
    if (start.remainder.classes() > leave || !complete(start, watch)) return std::nullopt;
    return start.colours;
}

}  // namespace gridwright::engines::colouring
