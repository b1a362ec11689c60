#pragma once

// Recognises the models that the engine pairs solves, and names their three values.

#include "gridwright/kernel/model.hpp"

#include <optional>

namespace gridwright::engines::pairs {

/// The three values of a board of letter pairs.
struct Letters {
    kernel::Value near, far, other;
};

/// The letters of the model if it is exactly such a board: each row and column has one CloserPair of the same letters,
/// counts only repeat what that constraint implies, and cells hold the letters or one other value.
std::optional<Letters> letters_of(const kernel::Model& model);

}  // namespace gridwright::engines::pairs
