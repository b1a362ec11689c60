// The usual search for colourings of graphs: of all changes to a cell that is wrong, the best one is made, even if it
// is for the worse, and is not taken back for some steps.

#include "gridwright/explain/common/colour_repair.hpp"

#include <bit>

namespace gridwright::explain {

namespace {

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

}  // namespace

ColourRepair::ColourRepair(std::span<const std::uint64_t> attacked, std::span<const unsigned> choices,
                           int most_repeating)
    : attacked_(attacked),
      choices_(choices),
      cells_(static_cast<int>(choices.size())),
      most_repeating_(most_repeating) {}

int ColourRepair::wrong(int cell, int colour) const {
    if (colour == repeating) return repeat_ > most_repeating_ ? 1 : 0;
    return rivals_[at(cell)][at(colour)];
}

void ColourRepair::change(base::Vector<int>& filling, int cell, int colour) {
    const int before = filling[cell];
    repeat_ += (colour == repeating) - (before == repeating);
    for (std::uint64_t left = attacked_[at(cell)]; left; left &= left - 1) {
        auto& rivals = rivals_[at(std::countr_zero(left))];
        if (before >= 0) --rivals[at(before)];
        ++rivals[at(colour)];
    }
    filling[cell] = colour;
}

void ColourRepair::begin(base::Vector<int>& filling) {
    base::Vector<int> old = filling;
    filling.assign(at(cells_), -1);
    for (int cell = 0; cell < cells_; ++cell) {
        const unsigned choices = choices_[at(cell)];
        int best = std::countr_zero(choices);
        if (old.count() == cells_ && (choices >> old[cell] & 1))
            best = old[cell];
        else
            for (unsigned left = choices & ~(1U << repeating); left; left &= left - 1)
                if (const int colour = std::countr_zero(left); wrong(cell, colour) < wrong(cell, best)) best = colour;
        change(filling, cell, best);
    }
}

bool ColourRepair::mend(base::Vector<int>& filling, int steps) {
    for (const unsigned choices : choices_)
        if (!choices) return false;
    begin(filling);
    std::array<std::array<int, most_colours + 1>, most_cells> not_before{};
    std::uint64_t random = 1;
    const auto chance = [&](int below) {
        random = random * 6364136223846793005U + 1442695040888963407U;
        return static_cast<int>((random >> 33) % static_cast<std::uint64_t>(below));
    };
    for (int step = 1; step <= steps; ++step) {
        int count = 0, best = 1000, alike = 0, best_cell = -1, best_colour = -1;
        for (int cell = 0; cell < cells_; ++cell) {
            const int now = wrong(cell, filling[cell]);
            if (now == 0) continue;
            ++count;
            for (unsigned left = choices_[at(cell)] & ~(1U << filling[cell]); left; left &= left - 1) {
                const int colour = std::countr_zero(left);
                if (not_before[at(cell)][at(colour)] > step) continue;
                const bool dear = colour == repeating && repeat_ >= most_repeating_;
                const int change = (dear ? 1 : wrong(cell, colour)) - now;
                if (change > best || (change == best && chance(++alike) != 0)) continue;
                if (change < best) alike = 1;
                best = change, best_cell = cell, best_colour = colour;
            }
        }
        if (count == 0) return true;
        if (best_cell < 0) continue;
        not_before[at(best_cell)][at(filling[best_cell])] = step + 1 + count / 2 + chance(8);
        change(filling, best_cell, best_colour);
    }
    return false;
}

}  // namespace gridwright::explain
