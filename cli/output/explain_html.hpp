#pragma once

// Explanations as one HTML page that needs no other file: each puzzle as a table, its steps as a list, its solution.

#include "cli/output/answer_parts.hpp"
#include "gridwright/answers/explain.hpp"

#include <string>
#include <string_view>

namespace gridwright::cli {

/// Everything before the first puzzle, and behind the last one.
std::string_view html_head();
std::string_view html_tail();

/// The part of the page about one puzzle.
std::string html_of(const answers::Explanation& explanation, const Task& task);

}  // namespace gridwright::cli
