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
    for (int cell = 0; cell < board.cells(); ++cell)
        if (reading.marks[cell].contains(colour) && !board.differs_of[cell].empty()) cells_.push_back(cell);

    // The fewest lines of one direction that have all these cells.
    bound_ = cells_.count();
    base::Vector<int> steps;
    for (const DifferLine& line : board.differs)
        if (const int step = board.lines[line.line].line.step; std::ranges::find(steps, step) == steps.end())
            steps.push_back(step);
    base::Vector<int> best(cells_.size(), -1), line_of(cells_.size());
    for (const int step : steps) {
        std::ranges::fill(line_of, -1);
        base::Vector<char> used(board.differs.size(), 0);
        int count = 0;
        for (int i = 0; i < cells_.count(); ++i) {
            for (const int differ : board.differs_of[cells_[i]])
                if (reading.differs[differ] && board.lines[board.differs[differ].line].line.step == step)
                    line_of[i] = differ;
            if (line_of[i] < 0)
                ++count;
            else if (!used[line_of[i]])
                used[line_of[i]] = 1, ++count;
        }
        if (count < bound_) bound_ = count, best = line_of;
    }
    exact_ = cells_.count() <= most_cells && bound_ <= most_groups;
    if (!exact_) return;

    attacked_.resize(cells_.size(), 0);
    for (int i = 0; i < cells_.count(); ++i) {
        if (reading.marks[cells_[i]].fixed()) sure_ |= Set{1} << i;
        for (int j = 0; j < i; ++j) {
            if (!board.attack(cells_[i], cells_[j]) || !reading.differs[board.common_differ(cells_[i], cells_[j])])
                continue;
            attacked_[i] |= Set{1} << j;
            attacked_[j] |= Set{1} << i;
        }
        if (best[i] < 0) groups_.push_back(Set{1} << i);
    }
    for (int differ = 0; differ < board.differs.count(); ++differ) {
        Set group = 0;
        for (int i = 0; i < cells_.count(); ++i)
            if (best[i] == differ) group |= Set{1} << i;
        if (group) groups_.push_back(group);
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
