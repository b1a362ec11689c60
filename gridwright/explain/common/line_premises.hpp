#pragma once

// Chooses what a step about one line reads. Two things are wanted of the premises: that none can be left out, and that
// the same technique finds the step again when it sees nothing else. A technique is weaker than a listing of all
// arrangements, so what the listing can do without may be what the technique needs. Reading weaker marks than a cell
// has, such as only its highest one, takes that advantage from the listing.

#include "gridwright/explain/common/consequence.hpp"

#include <functional>
#include <span>

namespace gridwright::explain {

/// True if the technique finds the step on a line with these marks, which are in the order of the cells.
using FoundOnLine = std::function<bool(std::span<const kernel::Domain> marks)>;

/// Reduces the premises of a step, which are all about the line of these cells, to smallest ones from which `found_on`
/// finds it, as far as there are such.
void choose_premises(Step& step, const Board& board, std::span<const int> cells, const FoundOnLine& found_on);

}  // namespace gridwright::explain
