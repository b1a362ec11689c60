#pragma once

// The environment `skyline` of the LaTeX package logicpuzzle. Rows are counted from the bottom there, also in the clues
// at the left and the right; an empty place is `{}`. Only what draws the puzzle is read.

#include "gridwright/formats/common/codec.hpp"

namespace gridwright::formats::latex {

extern const Codec codec;

inline constexpr char comment_mark = '%';
inline constexpr std::string_view beginning = "\\begin{skyline}", ending = "\\end{skyline}";

base::Result<sheet::Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks);
void write(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats::latex
