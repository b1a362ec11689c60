#pragma once

// What an export says in comments about the puzzle: its title, its remarks, its rules.

#include "gridwright/sheet/sheet.hpp"

#include <string>
#include <string_view>

namespace gridwright::exports {

/// Appends the words as comment lines with this mark, broken before they get too long.
void append_comment(std::string_view mark, std::string_view words, std::string& into);

/// Appends the title and size of the puzzle, its remarks, and its rules, a sentence a line.
void append_introduction(std::string_view mark, const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::exports
