#include "gridwright/generator/common/latin_square.hpp"

#include <algorithm>
#include <numeric>

namespace gridwright::generator {

LatinSquares::LatinSquares(int side) : side_(side), cube_(side * side * side) {}

kernel::Solution LatinSquares::draw(base::Random& random) {
    start(random);
    for (int squares = side_ * side_; squares > 0;) {
        move(random);
        if (!improper_) --squares;
    }
    kernel::Solution square({side_, side_});
    for (int row = 0; row < side_; ++row)
        for (int column = 0; column < side_; ++column)
            for (int value = 0; value < side_; ++value)
                if (at(row, column, value)) square.at(row, column) = static_cast<kernel::Value>(value + 1);
    return square;
}

void LatinSquares::start(base::Random& random) {
    std::vector<int> rows(side_), columns, values;
    std::iota(rows.begin(), rows.end(), 0);
    columns = values = rows;
    for (std::vector<int>* order : {&rows, &columns, &values}) random.shuffle(std::span(*order));
    std::fill(cube_.begin(), cube_.end(), 0);
    improper_.reset();
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < columns.size(); ++column)
            at(rows[row], columns[column], values[(row + column) % values.size()]) = 1;
}

/// One of the places along a line of the cube that have a 1: the only one, or either of two with the same chance.
template <typename At>
int LatinSquares::pick(At at_place, base::Random& random) {
    int first = 0;
    while (at_place(first) != 1) ++first;
    if (!improper_) return first;
    int second = first + 1;
    while (second < side_ && at_place(second) != 1) ++second;
    return second < side_ && random.one_in(2) ? second : first;
}

/// Puts one more into a corner that has none (or, in an improper square, one too few) and restores the sums of all
/// lines of the cube along a box of eight corners. Its opposite corner may drop to -1.
void LatinSquares::move(base::Random& random) {
    Corner corner{};
    if (improper_) {
        corner = *improper_;
    } else {
        const auto side = static_cast<std::uint64_t>(side_);
        do
            corner = {static_cast<int>(random.below(side)), static_cast<int>(random.below(side)),
                      static_cast<int>(random.below(side))};
        while (at(corner.row, corner.column, corner.value) != 0);
    }
    const auto [r, c, v] = corner;
    const int row = pick([&](int i) { return at(i, c, v); }, random);
    const int column = pick([&](int i) { return at(r, i, v); }, random);
    const int value = pick([&](int i) { return at(r, c, i); }, random);
    ++at(r, c, v), ++at(r, column, value), ++at(row, c, value), ++at(row, column, v);
    --at(row, c, v), --at(r, column, v), --at(r, c, value), --at(row, column, value);
    improper_.reset();
    if (at(row, column, value) < 0) improper_ = {row, column, value};
}

}  // namespace gridwright::generator
