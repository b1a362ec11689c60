#pragma once

#include "study/recipe.hpp"

namespace gridwright::study {

/// What is wrong with a recipe, and the line to blame; 0 when it is none.
struct Complaint {
    std::size_t line;
    std::string sentence;
};

/// Finds what can only be judged once a recipe is read as a whole; nothing when it makes sense.
std::optional<Complaint> check(const Recipe& recipe);

}  // namespace gridwright::study
