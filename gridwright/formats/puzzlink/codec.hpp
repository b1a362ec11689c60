#pragma once

// The addresses of puzz.link and other pages that run pzpr, one on each line: `skyscrapers/4/4/k13h4j3g`, perhaps with
// the address of a page and a question mark before it. The body has the clues in the order top, bottom, left, right,
// and behind them the cells if any are given: a number in hexadecimal, or a letter for a run of empty places.

#include "gridwright/formats/common/codec.hpp"

namespace gridwright::formats::puzzlink {

extern const Codec codec;

inline constexpr char comment_mark = '#';

/// A run of empty places is g for 1 to z for 20.
inline constexpr char first_run = 'g', last_run = 'z';
inline constexpr int longest_run = last_run - first_run + 1;

base::Result<sheet::Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks);
void write(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats::puzzlink
