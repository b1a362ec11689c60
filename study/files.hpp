#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gridwright::study {

/// The file as a text; nothing when it cannot be read.
std::optional<std::string> text_in(const std::string& file);

/// Puts a text in place of a file, whole or not at all; false when that fails.
bool put_text(const std::string& file, std::string_view text);

}  // namespace gridwright::study
