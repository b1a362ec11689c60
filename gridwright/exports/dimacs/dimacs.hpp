#pragma once

// The formula of a model in DIMACS CNF, for any SAT solver, with a map from cells and values to literals in its
// comments. It starts from the declared domains, and givens are clauses of one literal: nothing is deduced before. So
// the numbers of the variables depend on the kind, the size and the clues alone. They are fixed for good, because
// people keep such files and the answers to them; docs/encoding.md describes them, and a test compares bytes.

#include "gridwright/exports/common/export.hpp"

#include <cstdint>

namespace gridwright::exports::dimacs {

/// A model is refused if its formula may have more literals than this, as the engine `sat` does: it would take a
/// gigabyte.
inline constexpr std::uint64_t most_literals = 40'000'000;

extern const Export export_row;

}  // namespace gridwright::exports::dimacs
