#pragma once

// Prolog: terms whose functor names the puzzle, and the bare lists of the student reports.

#include "gridwright/formats/common/codec.hpp"
#include "gridwright/formats/common/vocabulary.hpp"

namespace gridwright::formats::prolog {

extern const Codec codec;

inline constexpr char comment_mark = '%';
inline constexpr Script script{&sheet::Symbol::prolog, "_", "0"};

base::Result<sheet::Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks);
void write(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats::prolog
