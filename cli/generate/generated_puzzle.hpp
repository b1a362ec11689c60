#pragma once

// What a puzzle that was made looks like in every format: it tells how to make it again.

#include "cli/output/output_style.hpp"
#include "gridwright/answers/make.hpp"

namespace gridwright::cli {

/// What a drawing says in place of the source: "puzzle 1 of seed 7, generator 1".
std::string note_of(std::uint64_t seed, std::uint64_t number, int version = generator::version);

std::string text_of(const answers::GeneratedPuzzle& product, const OutputStyle& style);

}  // namespace gridwright::cli
