// A set has at most one cell of each group of cells that attack each other, so the search takes group after group, the
// smallest first, and may pass over as many groups as there are more than the wanted size. On a board of eight rows
// that takes some thousand steps at most, as for eight queens. Larger boards with as many open lines are left alone,
// whatever way they are turned: only the number of open lines in a direction limits the colour there.

#include "gridwright/explain/pegs/colour_sets.hpp"

#include <algorithm>
#include <bit>

namespace gridwright::explain::pegs {

using namespace kernel;

namespace {

constexpr int most_cells = 64, most_groups = 8;

/// Only arguments that leave out most lines need so many steps.
constexpr int most_steps = 200'000;

}  // namespace

ColourSets::ColourSets(const Board& board, const Reading& reading, int colour) {
    base::Vector<int> index(board.cells(), -1);
    for (int cell = 0; cell < board.cells(); ++cell)
        if (reading.marks[cell].contains(colour) && !board.differs_of[cell].empty())
            index[cell] = cells_.count(), cells_.push_back(cell);

    // The fewest lines of one direction that have all these cells.
    struct Direction {
        int step = 0;
        base::Vector<int> line_of;  // by index in cells_; -1 without a line
    };
    base::Vector<Direction> directions;
    for (int differ = 0; differ < board.differs.count(); ++differ) {
        const int step = board.lines[board.differs[differ].line].line.step;
        auto direction = std::ranges::find(directions, step, &Direction::step);
        if (direction == directions.end()) {
            directions.push_back({step, base::Vector<int>(cells_.size(), -1)});
            direction = directions.end() - 1;
        }
        if (!reading.differs[differ]) continue;
        for (const int cell : board.differs[differ].cells)
            if (index[cell] >= 0) direction->line_of[index[cell]] = differ;
    }
    bound_ = cells_.count();
    const base::Vector<int>* best = nullptr;
    base::Vector<char> used(board.differs.size());
    for (const Direction& direction : directions) {
        std::ranges::fill(used, 0);
        int count = 0;
        for (const int line : direction.line_of) {
            if (line < 0 || !used[line]) ++count;
            if (line >= 0) used[line] = 1;
        }
        if (count < bound_) bound_ = count, best = &direction.line_of;
    }
    exact_ = cells_.count() <= most_cells && bound_ <= most_groups;
    if (!exact_) return;

    attacked_.resize(cells_.size(), 0);
    base::Vector<Set> group_of(board.differs.size(), 0);
    for (int i = 0; i < cells_.count(); ++i) {
        const Set one = Set{1} << i;
        if (reading.marks[cells_[i]].fixed()) sure_ |= one;
        if (best && (*best)[i] >= 0)
            group_of[(*best)[i]] |= one;
        else
            groups_.push_back(one);
    }
    for (int differ = 0; differ < board.differs.count(); ++differ) {
        if (group_of[differ]) groups_.push_back(group_of[differ]);
        if (!reading.differs[differ]) continue;
        Set on_line = 0;
        for (const int cell : board.differs[differ].cells)
            if (index[cell] >= 0) on_line |= Set{1} << index[cell];
        for (Set left = on_line; left; left &= left - 1) {
            const int i = std::countr_zero(left);
            attacked_[i] |= on_line & ~(Set{1} << i);
        }
    }
}

bool ColourSets::extend(Set open, int size) {
    if (size <= 0 || ++steps_ > most_steps) return true;
    int groups = 0, fewest = most_cells + 1;
    Set smallest = 0;
    for (const Set group : groups_) {
        if (!(group & open)) continue;
        ++groups;
        if (const int count = std::popcount(group & open); count < fewest) fewest = count, smallest = group & open;
    }
    if (groups < size) return false;
    for (Set left = smallest; left; left &= left - 1)
        if (extend(open & ~smallest & ~attacked_[std::countr_zero(left)], size - 1)) return true;
    return groups > size && extend(open & ~smallest, size);
}

bool ColourSets::has(Set chosen, Set open, int size) {
    for (Set left = chosen; left; left &= left - 1) {
        const Set attacked = attacked_[std::countr_zero(left)];
        if (attacked & chosen) return false;
        open &= ~attacked;
    }
    steps_ = 0;
    return extend(open & ~chosen, size - std::popcount(chosen));
}

int ColourSets::largest() {
    if (!exact_) return bound_;
    if (!largest_) {
        largest_ = bound_;
        const Set all = cells_.empty() ? 0 : ~Set{0} >> (most_cells - cells_.count());
        while (*largest_ > 0 && !has(sure_, all, *largest_)) --*largest_;
    }
    return *largest_;
}

bool ColourSets::has_with(int size, int cell) {
    if (!exact_) return bound_ >= size;
    const auto index = std::ranges::find(cells_, cell) - cells_.begin();
    if (index == std::ssize(cells_)) return false;
    return has(sure_ | Set{1} << index, ~Set{0} >> (most_cells - cells_.count()), size);
}

bool ColourSets::has_without(int size, int cell) {
    if (!exact_) return bound_ >= size;
    const auto index = std::ranges::find(cells_, cell) - cells_.begin();
    const Set one = index == std::ssize(cells_) ? 0 : Set{1} << index;
    const Set all = cells_.empty() ? 0 : ~Set{0} >> (most_cells - cells_.count());
    return !(sure_ & one) && has(sure_, all & ~one, size);
}

}  // namespace gridwright::explain::pegs
