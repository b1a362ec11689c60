#pragma once

// Lays out help: paragraphs and rows of a list, wrapped to 80 columns.

#include <string>
#include <string_view>

namespace gridwright::cli {

/// Appends a paragraph. Line breaks in the text stay.
void append_paragraph(std::string_view text, std::string& into);

/// Appends a name and its meaning; further lines of the meaning are indented. A long name has a line of its own.
void append_help_row(std::string_view name, std::string_view meaning, std::string& into);

}  // namespace gridwright::cli
