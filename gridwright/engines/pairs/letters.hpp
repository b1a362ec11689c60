#pragma once

#include "gridwright/kernel/model.hpp"

#include <optional>

namespace gridwright::engines::pairs {

/// The three values of a board of letter pairs.
struct Letters {
    kernel::Value near, far, other;
};

/// The letters when the model is such a board, and nothing but that: each row and column has one CloserPair of the same
/// letters, counts say what that constraint says anyway, and cells hold the letters or one other value.
std::optional<Letters> letters_of(const kernel::Model& model);

}  // namespace gridwright::engines::pairs
