#pragma once

// SHA-256, for fingerprints of puzzles that are the same on every machine and in every language.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace gridwright::base {

/// The SHA-256 hash of the text.
std::array<std::uint8_t, 32> sha256(std::string_view text);

/// Two hexadecimal digits for each byte, as `sha256sum` prints them.
std::string hexadecimal(std::span<const std::uint8_t> bytes);

}  // namespace gridwright::base
