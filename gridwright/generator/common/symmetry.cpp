#include "gridwright/generator/common/symmetry.hpp"

namespace gridwright::generator {
namespace {

/// A place on the board or, one step outside, beside it.
struct Spot {
    int row, column;
    bool operator==(const Spot&) const = default;
};

Spot image(Spot spot, int side, Symmetry symmetry) {
    const int last = side - 1;
    switch (symmetry) {
        case Symmetry::none: break;
        case Symmetry::half_turn: return {last - spot.row, last - spot.column};
        case Symmetry::mirror: return {spot.row, last - spot.column};
        case Symmetry::quarter_turn: return {spot.column, last - spot.row};
    }
    return spot;
}

/// The clue or cell at the spot.
kernel::Origin place_of(Spot spot, int side) {
    if (spot.row < 0) return kernel::SideClue{kernel::Side::top, spot.column};
    if (spot.column < 0) return kernel::SideClue{kernel::Side::left, spot.row};
    if (spot.row == side) return kernel::SideClue{kernel::Side::bottom, spot.column};
    if (spot.column == side) return kernel::SideClue{kernel::Side::right, spot.row};
    return kernel::CellClue{spot.row * side + spot.column};
}

/// In the order of their first spots.
PlaceGroups groups_of(std::vector<Spot> spots, int side, Symmetry symmetry) {
    PlaceGroups groups;
    while (!spots.empty()) {
        const Spot first = spots.front();
        auto& group = groups.emplace_back();
        Spot spot = first;
        do {
            group.push_back(place_of(spot, side));
            std::erase(spots, spot);
            spot = image(spot, side, symmetry);
        } while (spot != first);
    }
    return groups;
}

}  // namespace

PlaceGroups clue_groups(int side, Symmetry symmetry) {
    std::vector<Spot> spots;
    for (int i = 0; i < side; ++i)
        for (const Spot spot : {Spot{-1, i}, Spot{i, -1}, Spot{side, i}, Spot{i, side}}) spots.push_back(spot);
    return groups_of(std::move(spots), side, symmetry);
}

PlaceGroups cell_groups(int side, Symmetry symmetry) {
    std::vector<Spot> spots;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) spots.push_back({row, column});
    return groups_of(std::move(spots), side, symmetry);
}

Groups pieces_of(const PlaceGroups& groups, const Draft& draft) {
    Groups result;
    for (const auto& group : groups) {
        Pieces& pieces = result.emplace_back();
        for (const kernel::Origin& place : group) pieces.add(draft.piece_from(place));
    }
    return result;
}

}  // namespace gridwright::generator
