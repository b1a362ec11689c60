#include "gridwright/engines/colouring/squares/remainder.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/kernel/grid.hpp"

#include <cstdlib>

namespace gridwright::engines::colouring {
namespace {

/// The largest number of classes of a remainder.
constexpr int most_classes = 2 * static_cast<int>(kernel::longest_line);

/// The binary logarithm in units of 1/256, rounded down. Integers, so that every machine takes the same classes.
constexpr int logarithm(std::uint64_t number) {
    int whole = 0;
    while (number >> (whole + 1)) ++whole;
    std::uint64_t mantissa = (number << 31) >> whole;  // from 1 to 2, with 31 bits behind the point
    int result = whole;
    for (int bit = 0; bit < 8; ++bit) {
        mantissa = mantissa * mantissa >> 31;
        result = 2 * result + static_cast<int>(mantissa >> 32);
        mantissa >>= mantissa >> 32;
    }
    return result;
}

constexpr auto logarithms_of_factorials = [] {
    base::Array<int, most_classes + 1> sums{};
    for (std::size_t i = 1; i < sums.size(); ++i) sums[i] = sums[i - 1] + logarithm(i);
    return sums;
}();

int logarithm_of_ways(int choose, int of) {
    const auto factorial = [](int n) { return logarithms_of_factorials[n]; };
    return factorial(of) - factorial(choose) - factorial(of - choose);
}

}  // namespace

Remainder::Remainder(int side, Symmetry symmetry, int classes)
    : side_(side), classes_(classes), symmetry_(symmetry), open_(side, ~std::uint64_t{0} >> (64 - side)) {
    base::require(side >= 1 && side <= static_cast<int>(kernel::longest_line), "a row of the board is a machine word");
    base::require(classes >= side && classes <= most_classes, "a row needs a class for each of its cells");
    for (int index = 0; index < 2 * side - 1; ++index) falling_.push_back(side - std::abs(index - (side - 1)));
    rising_ = falling_;
}

void Remainder::take(std::span<const int> columns, Orbit orbit) {
    const Symmetry symmetry = orbit == Orbit::central ? Symmetry::none : symmetry_;
    for (int row = 0; row < side_; ++row)
        for (const RowColumn place : Images(symmetry, side_, {row, columns[row]})) {
            base::require(is_open(place), "a class is taken from open cells");
            open_[place.row] &= ~(std::uint64_t{1} << place.column);
            const int falling = place.column - place.row + side_ - 1, rising = place.row + place.column;
            --falling_[falling];
            --rising_[rising];
        }
    classes_ -= classes_in(orbit);
}

int Remainder::room() const {
    int sum = 0;
    for (const int open : falling_) sum += logarithm_of_ways(open, classes_);
    for (const int open : rising_) sum += logarithm_of_ways(open, classes_);
    return sum;
}

}  // namespace gridwright::engines::colouring
