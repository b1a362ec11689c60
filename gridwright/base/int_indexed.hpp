#pragma once

// Arrays whose items are numbered by int. Cells, rows, values and colours are ints, because they are subtracted and go
// below zero at a board's edge; the standard containers take std::size_t, so every access would need a cast. These
// types are the standard ones with that cast inside: as fast and as unchecked.

#include <array>
#include <concepts>
#include <cstddef>
#include <vector>

namespace gridwright::base {

/// A std::vector that takes and gives ints: `items[row - 1]`, `row < items.count()`.
template <typename T>
class Vector : public std::vector<T> {
  public:
    using std::vector<T>::vector;
    Vector() = default;

    decltype(auto) operator[](std::integral auto index) {
        return std::vector<T>::operator[](static_cast<std::size_t>(index));
    }
    decltype(auto) operator[](std::integral auto index) const {
        return std::vector<T>::operator[](static_cast<std::size_t>(index));
    }

    /// The size as an int.
    int count() const { return static_cast<int>(this->size()); }
};

/// A std::array that takes and gives ints.
template <typename T, std::size_t length>
struct Array : std::array<T, length> {
    constexpr T& operator[](std::integral auto index) {
        return std::array<T, length>::operator[](static_cast<std::size_t>(index));
    }
    constexpr const T& operator[](std::integral auto index) const {
        return std::array<T, length>::operator[](static_cast<std::size_t>(index));
    }

    /// The length as an int.
    static constexpr int count() { return static_cast<int>(length); }
};

}  // namespace gridwright::base
