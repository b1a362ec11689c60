#pragma once

// Guesses which name a person meant to type.

#include <span>
#include <string>
#include <string_view>

namespace gridwright::base {

/// "; did you mean solve?", or nothing when no name is close to the word.
std::string suggestion(std::string_view word, std::span<const std::string_view> names);

}  // namespace gridwright::base
