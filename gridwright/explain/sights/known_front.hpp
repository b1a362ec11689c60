#pragma once

// The first cells are known: what the cells behind them must still show.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique one_more;        ///< S16
extern const Technique all_taller;      ///< S17
extern const Technique every_cell;      ///< S18
extern const Technique ceiling_behind;  ///< S19

}  // namespace gridwright::explain
