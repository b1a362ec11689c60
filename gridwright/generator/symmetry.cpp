#include "gridwright/generator/symmetry.hpp"

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

/// Which piece of a draft with all clues and cells the spot is.
std::size_t piece_at(Spot spot, int side) {
    const auto piece = [&](int block, int index) { return static_cast<std::size_t>(block * side + index); };
    const auto clue = [&](kernel::Side at, int index) { return piece(static_cast<int>(at), index); };
    if (spot.row < 0) return clue(kernel::Side::top, spot.column);
    if (spot.column < 0) return clue(kernel::Side::left, spot.row);
    if (spot.row == side) return clue(kernel::Side::bottom, spot.column);
    if (spot.column == side) return clue(kernel::Side::right, spot.row);
    return piece(4 + spot.row, spot.column);
}

Groups groups_of(const std::vector<Spot>& spots, int side, Symmetry symmetry) {
    Groups groups;
    Pieces grouped;
    for (const Spot first : spots) {
        if (grouped.contains(piece_at(first, side))) continue;
        Pieces group;
        Spot spot = first;
        do {
            group.add(piece_at(spot, side));
            spot = image(spot, side, symmetry);
        } while (spot != first);
        grouped |= group;
        groups.push_back(group);
    }
    return groups;
}

}  // namespace

Groups clue_groups(int side, Symmetry symmetry) {
    std::vector<Spot> spots;
    for (int i = 0; i < side; ++i)
        for (const Spot spot : {Spot{-1, i}, Spot{i, -1}, Spot{side, i}, Spot{i, side}}) spots.push_back(spot);
    return groups_of(spots, side, symmetry);
}

Groups cell_groups(int side, Symmetry symmetry) {
    std::vector<Spot> spots;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) spots.push_back({row, column});
    return groups_of(spots, side, symmetry);
}

}  // namespace gridwright::generator
