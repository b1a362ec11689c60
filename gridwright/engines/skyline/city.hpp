#pragma once

// Recognises the models that the engine skyline solves: latin squares with visibility clues.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/kernel/model.hpp"

#include <optional>

namespace gridwright::engines::skyline {

/// Values of a cell as bits, and cells of a line as bits.
using Bits = std::uint16_t;

inline constexpr int longest_side = 16;

/// A latin square with clues at the ends of its lines.
struct City {
    using ClueLine = base::Array<std::uint8_t, longest_side>;  // 0 = none

    int side = 0;
    base::Array<kernel::Value, longest_side> values{};  // of the bits, rising
    ClueLine top{}, bottom{}, left{}, right{};
    bool hopeless = false;  // two clues at one place differ, or a clue is out of range
};

/// The model as a city if it is exactly that: a square of at most 16 cells a side with as many values, no value twice
/// in any row or column, and visibility clues at the ends of rows and columns.
std::optional<City> city_of(const kernel::Model& model);

}  // namespace gridwright::engines::skyline
