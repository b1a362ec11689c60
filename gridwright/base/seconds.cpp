#include "gridwright/base/seconds.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace gridwright::base {

std::optional<std::chrono::nanoseconds> time_from(double seconds) {
    constexpr double thirty_years = 1e9;
    if (!std::isfinite(seconds) || seconds <= 0) return std::nullopt;
    return std::chrono::nanoseconds(std::max<std::int64_t>(1, std::llround(std::min(seconds, thirty_years) * 1e9)));
}

/// Uses strtod, because the standard library of the browser module has no std::from_chars for fractions; and checks the
/// characters first, because strtod also takes spaces, signs and hexadecimal digits.
std::optional<std::chrono::nanoseconds> read_seconds(std::string_view text) {
    if (text.empty() || text.front() == '+' || text.find_first_not_of("0123456789.eE+-") != std::string_view::npos)
        return std::nullopt;
    const std::string terminated(text);
    char* end = nullptr;
    const double seconds = std::strtod(terminated.c_str(), &end);
    if (end != terminated.c_str() + terminated.size()) return std::nullopt;
    return time_from(seconds);
}

std::string short_seconds(std::chrono::nanoseconds time) {
    constexpr std::int64_t second = 1'000'000'000;
    constexpr std::size_t digits = 9;
    std::string decimals = concat(time.count() % second);
    decimals.insert(0, digits - decimals.size(), '0');
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return concat(time.count() / second, decimals.empty() ? "" : ".", decimals);
}

}  // namespace gridwright::base
