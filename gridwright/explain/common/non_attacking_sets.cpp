// A set has at most one cell of each line, so the search goes through the lines of the direction that has the fewest
// with open cells, the smallest line first, and passes over as many lines as there are more than the wanted size.

#include "gridwright/explain/common/non_attacking_sets.hpp"

#include <algorithm>
#include <bit>

namespace gridwright::explain {

void NonAttackingSets::add_line(Cells line, int direction) {
    for (Cells left = line; left; left &= left - 1) {
        const int cell = std::countr_zero(left);
        attacked_[static_cast<std::size_t>(cell)] |= line & ~(Cells{1} << cell);
    }
    auto same = std::ranges::find(directions_, direction, &Direction::id);
    if (same == directions_.end()) {
        directions_.push_back({.id = direction, .covered = 0, .parts = {}});
        same = directions_.end() - 1;
    }
    // On narrow boards lines of the same direction may share cells.
    if (const Cells fresh = line & ~same->covered) same->parts.push_back(fresh);
    same->covered |= line;
}

NonAttackingSets::Cells NonAttackingSets::attacked_by(Cells cells) const {
    Cells attacked_cells = 0;
    for (; cells; cells &= cells - 1) attacked_cells |= attacked(std::countr_zero(cells));
    return attacked_cells;
}

NonAttackingSets::Parts NonAttackingSets::fewest_parts(Cells open) const {
    // Each cell for itself.
    Parts best{.count = std::popcount(open), .smallest = open & (0 - open)};
    for (const Direction& direction : directions_) {
        const Cells alone = open & ~direction.covered;
        Parts here{.count = std::popcount(alone), .smallest = alone & (0 - alone)};
        int fewest = alone ? 1 : 65;
        for (const Cells part : direction.parts) {
            const Cells cells = part & open;
            if (!cells) continue;
            ++here.count;
            if (const int count = std::popcount(cells); count < fewest) fewest = count, here.smallest = cells;
        }
        if (here.count < best.count) best = here;
    }
    return best;
}

bool NonAttackingSets::extend(Cells open, int size, Cells& chosen) const {
    if (size <= 0) return true;
    const auto [parts, smallest] = fewest_parts(open);
    if (parts < size) return false;
    for (Cells left = smallest; left; left &= left - 1) {
        const int cell = std::countr_zero(left);
        if (!extend(open & ~smallest & ~attacked(cell), size - 1, chosen)) continue;
        chosen |= Cells{1} << cell;
        return true;
    }
    return parts > size && extend(open & ~smallest, size, chosen);
}

std::optional<NonAttackingSets::Cells> NonAttackingSets::find(Cells open, int size) const {
    Cells chosen = 0;
    if (!extend(open, size, chosen)) return std::nullopt;
    return chosen;
}

int NonAttackingSets::largest(Cells open) const {
    int size = fewest_parts(open).count;
    while (!find(open, size)) --size;
    return size;
}

bool NonAttackingSets::list(Cells open, Cells chosen, int size, int most, base::Vector<Cells>& sets) const {
    if (size == 0) {
        sets.push_back(chosen);
        return sets.count() <= most;
    }
    if (fewest_parts(open).count < size) return true;
    for (Cells left = open; left; left &= left - 1) {
        if (std::popcount(left) < size) return true;
        const int cell = std::countr_zero(left);
        if (!list(left & (left - 1) & ~attacked(cell), chosen | Cells{1} << cell, size - 1, most, sets)) return false;
    }
    return true;
}

}  // namespace gridwright::explain
