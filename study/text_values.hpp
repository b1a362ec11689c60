#pragma once

// Splits text into words, lists and numbers: what recipes and run records consist of.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::study {

/// The words between spaces.
std::vector<std::string> words_of(std::string_view text);

/// The words with one space between them.
std::string joined(const std::vector<std::string>& words);

/// The items between commas, each with single spaces between its words.
std::vector<std::string> listed_items(std::string_view text);

/// "12", "0.047".
bool is_number(std::string_view text);

std::optional<std::uint64_t> whole_number(std::string_view text);

/// The number with a comma between thousands: "346,785".
std::string grouped(std::uint64_t number);

/// The same for a number as somebody wrote it: "33054848", "1234.5".
std::string grouped(std::string_view number);

}  // namespace gridwright::study
