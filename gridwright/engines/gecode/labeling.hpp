#pragma once

#include "gridwright/kernel/search.hpp"

#include <gecode/int.hh>

namespace gridwright::engines::gecode {

/// Tells the space in which order to decide the cells.
void label(Gecode::Space& home, const Gecode::IntVarArgs& cells, const kernel::Search& search);

}  // namespace gridwright::engines::gecode
