#pragma once

// The canonical form of a puzzle: one sheet for all sheets that are the same puzzle. Two sheets are the same when a
// symmetry of their notation and, where numbers are interchangeable, a renaming of the numbers turn one into the other;
// remarks do not count.
//
// Of all these images the canonical one is the least, read as a row of numbers: the rows and columns of the board, the
// clues at the top, left, bottom and right (0 for none), and the cells row by row (0 for an unknown one, else its value
// plus 1). For each symmetry the least renaming names numbers in the order in which they occur first: at the first
// place where two renamings differ both have a number that is new there, and the lowest free name is the least. So the
// least of the images, each renamed in that way, is the least of all.
//
// That image as a text, and the first 128 bits of the text's SHA-256, name the puzzle on every machine and in every
// language. docs/canonical.md says how the text is written.

#include "gridwright/sheet/sheet.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <string>

namespace gridwright::sheet {

/// The least image of the sheet, without remarks.
Sheet canonical(const Sheet& sheet);

/// The least image as a line of text without its end: "skyscraper 2 2;1,0;2,0;0,0;0,1;.,2,.,.".
std::string canonical_text(const Sheet& sheet);

/// A name for a puzzle and all its images. Even among billions of puzzles the chance that two different ones share a
/// name is about 1 in 2^64.
struct Fingerprint {
    std::array<std::uint8_t, 16> bytes{};

    auto operator<=>(const Fingerprint&) const = default;
};

Fingerprint fingerprint(const Sheet& sheet);

/// 32 hexadecimal digits.
std::string text_of(const Fingerprint& fingerprint);

}  // namespace gridwright::sheet
