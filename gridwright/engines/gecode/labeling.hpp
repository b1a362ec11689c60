#pragma once

// Translates our labelings into branchers of Gecode.

#include "gridwright/kernel/search.hpp"

#include <gecode/int.hh>

namespace gridwright::engines::gecode {

/// Posts the branchers that decide the cells in this order.
void label(Gecode::Space& home, const Gecode::IntVarArgs& cells, const kernel::Search& search);

}  // namespace gridwright::engines::gecode
