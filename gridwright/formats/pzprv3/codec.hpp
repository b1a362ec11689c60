#pragma once

// The files of pzpr, which puzz.link saves: the lines `pzprv3`, `skyscrapers`, the rows and the columns, then a table
// with the clues around the cells. `.` is nothing, `q5` a given and `5` what a player has entered. There are no
// comments; what is said about the puzzle follows the table as `info:{...}`, an object of JSON.

#include "gridwright/formats/common/codec.hpp"

namespace gridwright::formats::pzprv3 {

extern const Codec codec;

inline constexpr std::string_view first_line = "pzprv3";
inline constexpr char given_mark = 'q';
inline constexpr std::string_view nothing = ".";

base::Result<sheet::Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks);
void write(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats::pzprv3
