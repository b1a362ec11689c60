#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace gridwright::base {

/// The SHA-256 of the text.
std::array<std::uint8_t, 32> sha256(std::string_view text);

/// Two hexadecimal digits for each byte, as `sha256sum` prints them.
std::string hexadecimal(std::span<const std::uint8_t> bytes);

}  // namespace gridwright::base
