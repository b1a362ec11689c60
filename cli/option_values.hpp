#pragma once

// How the values of options are read.

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace gridwright::cli {

/// What would be right, when a value is not: the end of a sentence that begins with the option.
using Problem = std::optional<std::string>;

/// True when the whole text is a number that fits.
template <typename Number>
bool read_number(std::string_view text, Number& into) {
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), into);
    return problem == std::errc{} && end == text.data() + text.size();
}

}  // namespace gridwright::cli
