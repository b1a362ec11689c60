// Sides coprime to 6 have a colouring that everybody knows: lines of knight's moves around a torus (Pólya 1918). For
// other sides nothing of that kind exists, and the board is a partition into queen classes that has to be found. What
// works is symmetry: classes are drawn with their images until few are left; then all classes that still fit are
// listed, and the rest of the board is an exact cover by them, a cell for all its images. When there is none it begins
// anew, as its beginning was bad luck.

#include "gridwright/engines/colouring/full_colouring.hpp"

#include "gridwright/engines/colouring/exact_cover.hpp"
#include "gridwright/engines/colouring/queen_classes.hpp"
#include "gridwright/engines/colouring/symmetric_start.hpp"

#include <numeric>

namespace gridwright::engines::colouring {
namespace {

kernel::Grid<int> torus_colouring(int side) {
    kernel::Grid<int> colours({side, side});
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) colours.at(row, column) = (column + (side - 2) * row) % side;
    return colours;
}

/// How much is left to the exact cover. Each orbit more makes the list of classes some thirty times as long and a cover
/// of the rest likelier by far more, as long as there is the time to make the list.
struct Effort {
    int orbits;           ///< left to the exact cover
    int draws;            ///< to choose each class before from
    std::uint64_t steps;  ///< to list classes; what was listed by then has to do
};

Effort effort_for(Symmetry symmetry) {
    switch (symmetry) {
        case Symmetry::mirrors: return {2, 100, 1u << 26};
        case Symmetry::quarter_turns: return {2, 1000, 1u << 26};
        case Symmetry::half_turn: return {6, 200, 1u << 28};
        default: return {5, 300, 1u << 28};
    }
}

/// Numbers the orbits of open cells.
kernel::Grid<int> numbered_orbits(const Remainder& remainder, int& orbits) {
    const int side = remainder.side();
    kernel::Grid<int> numbers({side, side}, -1);
    orbits = 0;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            if (!remainder.is_open({row, column}) || numbers.at(row, column) >= 0) continue;
            for (const Place image : Images(remainder.symmetry(), side, {row, column}))
                numbers.at(image.row, image.column) = orbits;
            ++orbits;
        }
    return numbers;
}

/// Covers what is open with all the classes that are left; false when that was not found possible.
bool complete(Start& start, std::uint64_t steps, const Halt& halt) {
    const auto side = static_cast<std::size_t>(start.remainder.side());
    int orbits = 0;
    const kernel::Grid<int> numbers = numbered_orbits(start.remainder, orbits);
    ExactCover cover(orbits);
    std::vector<std::uint8_t> listed;  // the columns of all classes, one class behind the other
    std::vector<int> items(side);
    for_each_class(start.remainder, steps, halt, [&](std::span<const int> columns) {
        for (std::size_t row = 0; row < side; ++row) {
            items[row] = numbers.at(static_cast<int>(row), columns[row]);
            listed.push_back(static_cast<std::uint8_t>(columns[row]));
        }
        cover.add(items);
        return true;
    });
    const auto chosen = cover.solve(halt);
    if (!chosen) return false;
    for (const int set : *chosen) {
        const auto columns = listed.begin() + set * static_cast<std::ptrdiff_t>(side);
        start.add(Columns(columns, columns + static_cast<std::ptrdiff_t>(side)), Orbit::images);
    }
    return true;
}

}  // namespace

std::optional<kernel::Grid<int>> full_colouring(int side, base::Random& random, const Halt& halt) {
    base::require(side >= 1, "a board has a cell");
    if (std::gcd(side, 6) == 1) return torus_colouring(side);
    if (side < 12) return std::nullopt;  // as counting disjoint queen classes proves
    const Effort effort = effort_for(largest_symmetry(side));
    const int leave = effort.orbits * order(largest_symmetry(side));
    while (!halt.due()) {
        Start start = symmetric_start(side, leave, effort.draws, random, halt);
        if (start.remainder.classes() <= leave && complete(start, effort.steps, halt)) return start.colours;
    }
    return std::nullopt;
}

}  // namespace gridwright::engines::colouring
