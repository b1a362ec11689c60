#pragma once

// What a puzzle that was made looks like in every format: it tells how to make it again.

#include "cli/output/output_style.hpp"
#include "gridwright/generator/generator.hpp"

namespace gridwright::cli {

struct GeneratedPuzzle {
    generator::Made made;
    std::string_view command;  ///< that makes it again, but for its number
    std::uint64_t seed, index;
};

/// What every generated puzzle is expected to be.
inline constexpr std::string_view expected_of_generated = "unique";

/// «gridwright generate skyscraper --size 6 --seed 7 --first 1, generator 1».
std::string source_of(std::string_view command, std::uint64_t index, int version = generator::version);

/// What a drawing says in its stead: «puzzle 1 of seed 7, generator 1».
std::string note_of(std::uint64_t seed, std::uint64_t index, int version = generator::version);

/// How a generated puzzle ends as a JSON object, behind its solution.
std::string generated_members(std::uint64_t seed, std::uint64_t index, int version = generator::version);

std::string text_of(GeneratedPuzzle generated, const OutputStyle& style);

}  // namespace gridwright::cli
