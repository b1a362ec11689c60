#pragma once

// Checks that a generated puzzle keeps its promises. It sees the sheet as a player does, and its judge should be
// another engine than the one that made the puzzle: it shares nothing with the generator.

#include "gridwright/generator/registry.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridwright::tests {

/// Which clues and givens are promised to be needed.
enum class Needed { none, givens, all };

/// What is wrong with the puzzle, in a sentence; nothing if the stated solution is the only one and every part that
/// should be needed is.
std::optional<std::string> fault_of(const generator::Made& made, kernel::Engine& judge, Needed needed);

/// Why the pattern of clues and givens lacks this symmetry: "half-turn", "mirror" or "quarter-turn".
std::optional<std::string> fault_in_symmetry(const sheet::Sheet& sheet, std::string_view symmetry);

/// Why the hints of a Close or Far sheet are not letters, or not from `fewest` to `most` of them in every row and
/// column.
std::optional<std::string> fault_in_hints(const sheet::Sheet& sheet, int fewest, int most);

/// The first puzzles of seed 1 as text. The order makes sense and can be met.
std::string first_puzzles(const generator::MakerRow& kind, const generator::MakeSettings& settings,
                          std::uint64_t count);

/// FNV-1a, for tests that hold the bytes of puzzles: a seed gives the same ones in every build.
std::uint64_t hash(std::string_view text);

int clues_on(const sheet::Sheet& sheet);
int givens_on(const sheet::Sheet& sheet);

}  // namespace gridwright::tests
