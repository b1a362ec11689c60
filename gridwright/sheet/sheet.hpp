#pragma once

// A puzzle as it is written down: the data that codecs read and write, and that a puzzle object is made from.

#include "gridwright/kernel/origin.hpp"
#include "gridwright/sheet/notation.hpp"
#include "gridwright/sheet/remarks.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gridwright::sheet {

/// What is known of each cell.
using Filling = kernel::Grid<std::optional<kernel::Value>>;

/// The pencil marks of each cell; none where a player has marked nothing.
using Marks = kernel::Grid<std::optional<kernel::Domain>>;

/// What a player has done on the board of a puzzle. A grid has no size when it would hold nothing.
struct Begun {
    Filling entries;  ///< the values filled in, in cells that the puzzle does not give
    Marks marks;      ///< in cells that the puzzle does not give

    bool empty() const { return entries.size().cells() == 0 && marks.size().cells() == 0; }
    std::optional<kernel::Value> entry(int cell) const {
        return entries.size().cells() > 0 ? entries[cell] : std::nullopt;
    }
    std::optional<kernel::Domain> marked(int cell) const {
        return marks.size().cells() > 0 ? marks[cell] : std::nullopt;
    }
    bool operator==(const Begun&) const = default;
};

struct Sheet : Remarks {
    const Notation* notation = nullptr;
    kernel::Size size;
    std::vector<int> options;                ///< one for each of the notation's: the word's index, or the number
    kernel::BySide<std::vector<int>> sides;  ///< 0 = no clue; all empty when the notation has no sides
    Filling cells;                           ///< the givens
    Begun begun;                             ///< by a player; no part of the puzzle

    bool operator==(const Sheet&) const = default;
};

/// Removes everything that is said about the puzzle.
inline void clear_remarks(Sheet& sheet) {
    static_cast<Remarks&>(sheet) = {};
}

/// How many lines end at that side.
int places_on(kernel::Side side, kernel::Size size);

/// A blank sheet of this size with the usual options and no clues.
Sheet blank(const Notation& notation, kernel::Size size);

/// The header of the board as text, without a line end: "hoodoo 4 6 pegs=none".
std::string header_of(const Sheet& sheet);

/// The width of the widest value that a cell can hold, as text; boards of one kind and size line up with each other.
std::size_t text_width(const Sheet& sheet);

/// The board as a player sees it: the givens and the entries.
Filling board_of(const Sheet& sheet);

/// What a player has done on the board of a puzzle with these givens: the entries and marks of the sheet, and its cells
/// where they are not those givens.
Begun begun_on(const Filling& givens, const Sheet& board);

/// Removes entries and marks where the puzzle gives a value that an entry does not contradict, and grids that hold
/// nothing.
void tidy(Begun& begun, const Filling& givens);

}  // namespace gridwright::sheet
