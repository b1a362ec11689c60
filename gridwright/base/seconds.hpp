#pragma once

// Times as people write them: a number of seconds, with decimals where needed.

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace gridwright::base {

/// A positive number of seconds as a duration; nothing for any other number. Less than a nanosecond counts as one
/// nanosecond, and more than thirty years as thirty years, which can be added to any clock without overflow.
std::optional<std::chrono::nanoseconds> time_from(double seconds);

/// The same for a text that holds the number and nothing else: "120", "0.5", "1e-3".
std::optional<std::chrono::nanoseconds> read_seconds(std::string_view text);

/// The seconds to the nanosecond, without needless zeros: "120", "0.5", "0.000001234".
std::string short_seconds(std::chrono::nanoseconds time);

}  // namespace gridwright::base
