#pragma once

// Mistakes in a recipe that show only when the whole recipe has been read: a table of solvers that it does not list,
// say.

#include "study/recipe.hpp"

namespace gridwright::study {

/// A mistake in a recipe and its line, or 0 when no line is to blame.
struct Complaint {
    std::size_t line;
    std::string sentence;
};

/// Finds the first mistake in the recipe as a whole; none when it makes sense.
std::optional<Complaint> check(const Recipe& recipe);

}  // namespace gridwright::study
