#pragma once

// A Skyscraper as digits alone, one on each line: its size from 5 to 9, the clues at the top, bottom, left and right,
// and the cells row by row; 0 is no clue or an open cell.

#include "gridwright/formats/common/codec.hpp"

namespace gridwright::formats::digits {

extern const Codec codec;

}  // namespace gridwright::formats::digits
