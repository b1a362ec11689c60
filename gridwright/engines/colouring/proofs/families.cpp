#include "gridwright/engines/colouring/proofs/families.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace gridwright::engines::colouring {

void Families::start(int members) {
    wanted_ = members;
    orbit_ = 0;
    members_.clear();
    choices_.clear();
    live_.assign(all_.words(), 0);
}

TurnResult Families::run(std::uint64_t nodes) {
    for (; nodes > 0 && !watch_.due(); --nodes) {
        // A family already returned is left like a dead end.
        const bool complete = !members_.empty() && missing() == 0;
        const std::optional<Cell> cell = complete || members_.empty() ? std::nullopt : cell_to_cover();
        if (!cell) {
            if (!members_.empty()) ++stats_.backtracks;
            if (!backtrack() && !next_orbit()) return TurnResult::exhausted;
        } else {
            const Set& through = all_.through_cell(cell->row, cell->column);
            Choice choice{live_, live_, members_.size(), !cell->must_be_covered};
            for (std::size_t i = 0; i < live_.size(); ++i) {
                choice.options[i] &= through[i];
                choice.live[i] &= ~through[i];
            }
            choices_.push_back(std::move(choice));
            backtrack();
        }
        ++stats_.nodes;
        if (missing() == 0) return TurnResult::found;
    }
    return TurnResult::paused;
}

/// Tries what is left at the latest choice; false when nothing is.
bool Families::backtrack() {
    for (; !choices_.empty(); choices_.pop_back()) {
        Choice& choice = choices_.back();
        members_.resize(choice.members);
        live_ = choice.live;
        const auto word = std::find_if(choice.options.begin(), choice.options.end(), [](auto bits) { return bits; });
        if (word != choice.options.end()) {
            const int bit = std::countr_zero(*word);
            *word &= *word - 1;
            take((word - choice.options.begin()) * 64 + bit);
            return true;
        }
        if (!choice.can_do_without) continue;
        choice.can_do_without = false;
        return true;
    }
    return false;
}

bool Families::next_orbit() {
    members_.clear();
    if (orbit_ + 1 >= all_.orbits.size()) return false;
    const std::size_t first = all_.orbits[orbit_++];
    std::fill(live_.begin(), live_.end(), 0);
    for (std::size_t i = first; i < all_.queens.size(); ++i) live_[i / 64] |= std::uint64_t{1} << i % 64;
    take(first);
    return true;
}

void Families::take(std::size_t placement) {
    members_.push_back(placement);
    for (int row = 0; row < all_.rows; ++row) {
        const Set& through = all_.through_cell(row, all_.queens[placement][row]);
        for (std::size_t i = 0; i < live_.size(); ++i) live_[i] &= ~through[i];
    }
}

/// False when some row or column can no longer be covered often enough. Few placements are left after the first
/// members, so it is quicker to visit them than the cells.
bool Families::count_cells() {
    counts_.assign(all_.rows * all_.columns, 0);
    for (std::size_t i = 0; i < live_.size(); ++i)
        for (std::uint64_t left = live_[i]; left; left &= left - 1) {
            auto row = counts_.begin();
            for (const std::uint8_t column : all_.queens[i * 64 + std::countr_zero(left)]) {
                ++row[column];
                row += all_.columns;
            }
        }
    in_row_.assign(all_.rows, 0);
    in_column_.assign(all_.columns, 0);
    for (int row = 0; row < all_.rows; ++row)
        for (int column = 0; column < all_.columns; ++column)
            if (counts_[row * all_.columns + column] > 0) ++in_row_[row], ++in_column_[column];
    return *std::min_element(in_row_.begin(), in_row_.end()) >= missing() &&
           (all_.rows < all_.columns || *std::min_element(in_column_.begin(), in_column_.end()) >= missing());
}

/// The cell that leaves the fewest ways to go on; nothing when there is none.
std::optional<Families::Cell> Families::cell_to_cover() {
    if (!count_cells()) return std::nullopt;
    Cell best;
    int fewest = std::numeric_limits<int>::max();
    for (int row = 0; row < all_.rows; ++row)
        for (int column = 0; column < all_.columns; ++column) {
            const int count = counts_[row * all_.columns + column];
            if (count == 0) continue;
            int to_lose = in_row_[row] - missing();
            if (all_.rows == all_.columns) to_lose = std::min(to_lose, in_column_[column] - missing());
            const int ways = count * (1 + to_lose);
            if (ways < fewest) fewest = ways, best = {row, column, to_lose == 0};
        }
    return best;
}

}  // namespace gridwright::engines::colouring
