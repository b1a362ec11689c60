#pragma once

// Chooses what a step on a line of sight reads. Two things are wanted of the premises: that none can be left out, and
// that the same technique finds the step again when it sees nothing else. A technique is weaker than a listing of all
// arrangements, so what the listing can do without may be what the technique needs. Reading weaker marks than a cell
// has, such as only its highest one, takes that advantage from the listing.

#include "gridwright/explain/sights/search.hpp"

#include <functional>

namespace gridwright::explain::sights {

/// True if these conclusions include those of a step.
bool concludes(const Drawn& drawn, const Conclusion& conclusion, const SightLine& sight);

/// Reduces the premises of a step to smallest ones from which `found_on` finds it, as far as there are such.
void choose_premises(Step& step, const Board& board, const SightLine& sight, Clues clues,
                     const std::function<bool(const LineOfSight&)>& found_on);

}  // namespace gridwright::explain::sights
