#pragma once

// How puzzles of the null kind are made: the smallest complete generator, built and tested like the others but in no
// table. A new one starts as a copy of this folder, renamed, with an include and a row in generator/registry.cpp.

#include "gridwright/generator/common/maker.hpp"

namespace gridwright::generator::null {

extern const MakerRow maker_row;

}  // namespace gridwright::generator::null
