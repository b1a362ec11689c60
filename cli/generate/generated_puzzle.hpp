#pragma once

// A generated puzzle in every format, with the command that makes it again.

#include "cli/output/output_style.hpp"
#include "gridwright/answers/make.hpp"

namespace gridwright::cli {

/// The line before the solution of a text, and of a drawing.
inline constexpr std::string_view solution_in_text = "# solution:\n", solution_in_drawing = "Solution:\n";

/// The solution as comments of the text format: the whole board, with "# " before each line.
std::string commented(std::string_view board);

/// The caption of a drawing, in place of the source: "puzzle 1 of seed 7, generator 1".
std::string note_of(std::uint64_t seed, std::uint64_t number, int version = generator::version);

std::string text_of(const answers::GeneratedPuzzle& product, const OutputStyle& style);

}  // namespace gridwright::cli
