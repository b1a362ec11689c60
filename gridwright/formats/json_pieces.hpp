#pragma once

// What the JSON of sheets and of answers is made of.

#include "gridwright/formats/vocabulary.hpp"

namespace gridwright::formats {

inline constexpr Script json_script{&sheet::Symbol::json, "null", "0"};

/// Appends the cells as a JSON list of rows, as in the member `grid`.
void write_json_grid(const sheet::Notation& notation, const sheet::Filling& cells, std::string& into);
void write_json_grid(const sheet::Notation& notation, const kernel::Grid<kernel::Value>& cells, std::string& into);

/// Appends a JSON string with its quotes and escapes.
void write_json_string(std::string_view text, std::string& into);

}  // namespace gridwright::formats
