#pragma once

// What the formats share that other programs have for Skyscraper: they carry squares of numbers with clues around them,
// and nothing else.

#include "gridwright/formats/common/codec.hpp"
#include "gridwright/formats/common/vocabulary.hpp"

#include <array>

namespace gridwright::formats {

/// Numbers as they are everywhere; an open cell or a missing clue is written in each format's own way.
inline constexpr Script numbers_only{&sheet::Symbol::text, "", ""};

/// The order of the sides in Simon Tatham's Towers, on puzz.link and in digit strings.
inline constexpr std::array top_bottom_left_right = {kernel::Side::top, kernel::Side::bottom, kernel::Side::left,
                                                     kernel::Side::right};

/// What pages that run pzpr call the puzzle; the first name is written.
inline constexpr std::array<std::string_view, 3> pzpr_names = {"skyscrapers", "building", "skyscraper"};

/// Says that a name is none of these: "'slither' is no puzzle that is read from a puzz.link address; ...".
base::Error unknown_to_pzpr(std::string_view name, std::string_view written_as, std::size_t offset);

/// True when such a format can express every puzzle of this notation.
bool fits_towers(const sheet::Notation& notation);

/// The first notation that such a format can express; none if nothing here does. `written_as`: "a game ID".
base::Result<const sheet::Notation*> towers_notation(const Accepted& accepted, std::string_view written_as);

/// "a hoodoo cannot be written as a game ID", and the same of a board with entries.
std::optional<std::string> cannot_carry_as_towers(const sheet::Sheet& sheet, std::string_view written_as);

/// A record that is one line.
struct LineRecord {
    std::string_view text;  ///< without its comment and the blanks at its end
    std::size_t begin = 0;  ///< its place in the record
    bool ended = false;     ///< by a newline
};

/// Takes the line at the cursor and keeps the comment at its end if it is a remark. Blanks before it are part of the
/// record.
base::Result<LineRecord> take_line_record(Cursor& cursor, char comment_mark, Remarks& remarks);

/// True if any cell is given.
bool has_givens(const sheet::Sheet& sheet);

}  // namespace gridwright::formats
