#include "gridwright/engines/colouring/proofs/placements.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace gridwright::engines::colouring {
namespace {

using Queens = base::Vector<std::uint8_t>;

class Listing {
  public:
    Listing(int rows, int columns, std::size_t most) : rows_(rows), columns_(columns), most_(most) {}

    /// Goes on from the rows placed; false when there are too many, or when looking for them takes too long.
    bool place(std::uint64_t taken, std::uint64_t falling, std::uint64_t rising) {
        if (++steps_ > most_steps) return false;
        if (static_cast<int>(queens_.size()) == rows_) {
            found.insert(queens_);
            return found.size() <= most_;
        }
        for (std::uint64_t left = ((std::uint64_t{1} << columns_) - 1) & ~(taken | falling | rising); left;
             left &= left - 1) {
            const std::uint64_t queen = left & -left;
            queens_.push_back(static_cast<std::uint8_t>(std::countr_zero(left)));
            if (!place(taken | queen, (falling | queen) << 1, (rising | queen) >> 1)) return false;
            queens_.pop_back();
        }
        return true;
    }

    std::set<Queens> found;

  private:
    static constexpr std::uint64_t most_steps = 2'000'000;  // 12 x 12 takes 0.86 million

    int rows_, columns_;
    std::size_t most_;
    Queens queens_;
    std::uint64_t steps_ = 0;
};

Queens mirrored(Queens queens, int columns) {
    for (std::uint8_t& column : queens) column = static_cast<std::uint8_t>(columns - 1 - column);
    return queens;
}

Queens upside_down(Queens queens) {
    std::reverse(queens.begin(), queens.end());
    return queens;
}

Queens transposed(const Queens& queens) {
    Queens result(queens.size());
    for (std::size_t row = 0; row < queens.size(); ++row) result[queens[row]] = static_cast<std::uint8_t>(row);
    return result;
}

std::set<Queens> orbit_of(const Queens& queens, int columns) {
    std::set<Queens> orbit;
    const bool square = static_cast<int>(queens.size()) == columns;
    for (const Queens& one : {queens, square ? transposed(queens) : queens})
        for (const Queens& two : {one, upside_down(one)})
            for (const Queens& three : {two, mirrored(two, columns)}) orbit.insert(three);
    return orbit;
}

}  // namespace

std::optional<Placements> placements(kernel::Size size, std::size_t most, base::Random& random) {
    Placements all;
    all.rows = std::min(size.rows, size.columns);
    all.columns = std::max(size.rows, size.columns);
    if (all.columns > 62) return std::nullopt;
    Listing listing(all.rows, all.columns, most);
    if (!listing.place(0, 0, 0)) return std::nullopt;

    std::vector<std::set<Queens>> orbits;
    while (!listing.found.empty()) {
        orbits.push_back(orbit_of(*listing.found.begin(), all.columns));
        for (const Queens& queens : orbits.back()) listing.found.erase(queens);
    }
    random.shuffle(std::span(orbits));
    for (const auto& orbit : orbits) {
        all.orbits.push_back(all.queens.size());
        all.queens.insert(all.queens.end(), orbit.begin(), orbit.end());
    }
    all.orbits.push_back(all.queens.size());

    all.through.assign(all.rows * all.columns, std::vector<std::uint64_t>(all.words()));
    for (std::size_t i = 0; i < all.queens.size(); ++i)
        for (int row = 0; row < all.rows; ++row)
            all.through[row * all.columns + all.queens[i][row]][i / 64] |= std::uint64_t{1} << i % 64;
    return all;
}

}  // namespace gridwright::engines::colouring
