#pragma once

// The files of pzpr, which puzz.link saves: the lines `pzprv3`, `skyscrapers`, the rows and the columns, then a table
// with the clues around the cells. `.` is nothing, `q5` a given and `5` what a player has entered. There are no
// comments.

#include "gridwright/formats/common/codec.hpp"

namespace gridwright::formats::pzprv3 {

extern const Codec codec;

}  // namespace gridwright::formats::pzprv3
