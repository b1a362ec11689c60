#pragma once

// Boards drawn as text: a header line, then the rows as people write them, with or without a frame. Drawings for people
// are read, too, with a header or without.

#include "gridwright/formats/common/codec.hpp"
#include "gridwright/formats/common/vocabulary.hpp"

namespace gridwright::formats::text {

extern const Codec codec;

inline constexpr char comment_mark = '#';
inline constexpr Script script{&sheet::Symbol::text, ".", "."};

base::Result<sheet::Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks);
void write(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats::text
