#pragma once

// Writes the parts of JSON that puzzles (sheets) and answers share: strings, grids, and the sheet itself.

#include "gridwright/formats/common/vocabulary.hpp"

namespace gridwright::formats {

inline constexpr Script json_script{&sheet::Symbol::json, "null", "0"};

/// The version of our JSON; the one before it is still read.
inline constexpr int json_format = 2;

/// The sheet as a JSON object without a newline. `head` is an object whose members come first; without one that is the
/// version alone.
std::string json_object(const sheet::Sheet& sheet, std::string head = {});

/// Appends the cells as a JSON list of rows, as in the member `grid`.
void write_json_grid(const sheet::Notation& notation, const sheet::Filling& cells, std::string& into);
void write_json_grid(const sheet::Notation& notation, const kernel::Grid<kernel::Value>& cells, std::string& into);

/// Appends the marks as rows of lists, as in the member `marks`; null where there are none.
void write_json_grid(const sheet::Notation& notation, const sheet::Marks& marks, std::string& into);

/// Appends the values as a JSON list.
void write_json_values(const sheet::Notation& notation, kernel::Domain values, std::string& into);

/// Appends a JSON string with its quotes and escapes.
void write_json_string(std::string_view text, std::string& into);

}  // namespace gridwright::formats
