// Colours part of a square by symmetric classes of queens, as a starting point from which tabu search colours the rest.

#include "gridwright/engines/colouring/squares/symmetric_start.hpp"

#include "gridwright/engines/colouring/squares/queen_classes.hpp"

#include <algorithm>

namespace gridwright::engines::colouring {
namespace {

std::optional<Columns> roomiest(const Remainder& remainder, Orbit orbit, int draws, base::Random& random,
                                const kernel::Watch& watch) {
    std::optional<Columns> best;
    int most_room = 0;
    for (int i = 0; i < draws; ++i) {
        std::optional<Columns> drawn = draw_class(remainder, orbit, random, watch);
        if (!drawn) break;
        Remainder after = remainder;
        after.take(*drawn, orbit);
        if (const int room = after.room(); !best || room > most_room) {
            most_room = room;
            best = std::move(drawn);
        }
    }
    return best;
}

}  // namespace

Start::Start(int side) : remainder(side, largest_symmetry(side), side), colours({side, side}, uncoloured) {}

void Start::add(std::span<const int> columns, Orbit orbit) {
    const int side = remainder.side();
    const Symmetry symmetry = orbit == Orbit::central ? Symmetry::none : remainder.symmetry();
    for (int row = 0; row < side; ++row) {
        int colour = classes;
        for (const RowColumn place : Images(symmetry, side, {row, columns[row]}))
            colours.at(place.row, place.column) = colour++;
    }
    remainder.take(columns, orbit);
    classes += remainder.classes_in(orbit);
}

Start symmetric_start(int side, int leave, int draws, base::Random& random, const kernel::Watch& watch) {
    Start start(side);
    Orbit orbit = has_central_class(side) ? Orbit::central : Orbit::images;
    while (start.remainder.classes() > leave && start.remainder.classes() >= start.remainder.classes_in(orbit)) {
        const auto columns = roomiest(start.remainder, orbit, draws, random, watch);
        if (!columns) break;
        start.add(*columns, orbit);
        orbit = Orbit::images;
    }
    return start;
}

}  // namespace gridwright::engines::colouring
