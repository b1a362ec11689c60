#include "gridwright/engines/colouring/squares/class_symmetry.hpp"

namespace gridwright::engines::colouring {

int order(Symmetry symmetry) {
    switch (symmetry) {
        case Symmetry::none: return 1;
        case Symmetry::mirror:
        case Symmetry::half_turn: return 2;
        case Symmetry::mirrors:
        case Symmetry::quarter_turns: return 4;
    }
    return 1;
}

Images::Images(Symmetry symmetry, int side, RowColumn place) : count_(order(symmetry)) {
    const auto [row, column] = place;
    const int below = side - 1 - row, beyond = side - 1 - column;
    switch (symmetry) {
        case Symmetry::none: places_ = {place}; break;
        case Symmetry::mirror: places_ = {place, {row, beyond}}; break;
        case Symmetry::half_turn: places_ = {place, {below, beyond}}; break;
        case Symmetry::mirrors: places_ = {place, {row, beyond}, {below, column}, {below, beyond}}; break;
        case Symmetry::quarter_turns: places_ = {place, {column, below}, {below, beyond}, {beyond, row}}; break;
    }
}

Symmetry largest_symmetry(int side) {
    switch (side % 4) {
        case 0: return Symmetry::mirrors;
        case 1: return Symmetry::quarter_turns;
        case 2: return Symmetry::mirror;
        default: return Symmetry::half_turn;
    }
}

bool has_central_class(int side) {
    return side % 2 == 1;
}

}  // namespace gridwright::engines::colouring
