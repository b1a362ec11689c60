#pragma once

// The constraints of a model as MiniZinc: for each family a comment that says it in the words of the puzzle, and a
// comprehension for each direction of its lines.

#include "gridwright/exports/minizinc/families.hpp"
#include "gridwright/exports/minizinc/values.hpp"

namespace gridwright::exports::minizinc {

inline constexpr std::string_view comment_mark = "%";

/// Appends the files that the constraints of the model need from the library of MiniZinc.
void append_includes(const kernel::Model& model, std::string& into);

/// Appends the constraints of the model and the predicates that they need. If there are clues beside the board, they
/// are in arrays named by the sides.
void append_constraints(const kernel::Model& model, const sheet::Sheet& sheet, const Values& values, std::string& into);

}  // namespace gridwright::exports::minizinc
