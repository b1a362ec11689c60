#pragma once

// The game IDs of Simon Tatham's Towers, one on each line: `6:2//3/5////4////4//2//3/1/2//2/3//3/2`, perhaps with the
// cells behind a comma. There sizes go from 3 to 9; here any size is read and written.

#include "gridwright/formats/common/codec.hpp"

namespace gridwright::formats::sgt {

extern const Codec codec;

inline constexpr char comment_mark = '#';

/// Reads an ID as the first of the notations that fits.
base::Result<sheet::Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks);
void write(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats::sgt
