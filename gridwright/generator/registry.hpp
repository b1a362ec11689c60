#pragma once

// The table of all generators, one row for each kind of puzzle that can be made.

#include "gridwright/generator/common/maker.hpp"

namespace gridwright::generator {

/// The kinds of puzzles that can be made.
std::span<const MakerRow> table();

/// The row of the kind of that name; null when there is none.
const MakerRow* find(std::string_view name);

/// Adds a kind to the table, before threads start. The kind of puzzle is in the table of puzzles, too.
void add(const MakerRow& row);

/// A maker for these settings, or why they make no sense: a size out of range, a setting of another kind, a bad value.
Attempt<std::unique_ptr<Maker>> open(const MakerRow& row, const MakeSettings& settings, Engines engines);

}  // namespace gridwright::generator
