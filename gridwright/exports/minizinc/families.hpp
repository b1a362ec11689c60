#pragma once

// The constraints of a model, gathered into families: the same constraint on many lines. This is what turns hundreds of
// constraints into a page that people read. Families are recognised from the lines alone and never by the puzzle.

#include "gridwright/kernel/data_names.hpp"
#include "gridwright/kernel/model.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::exports::minizinc {

/// Whole lines of one direction that are read from the same end.
struct LineSet {
    kernel::Direction direction = kernel::Direction::row;
    bool reversed = false;     ///< rows from the right, other lines from the bottom; false where it does not matter
    std::vector<int> numbers;  ///< as in kernel::NumberedLine, rising

    /// True for all rows, all columns, or all diagonals of this direction with two cells or more.
    bool complete(kernel::Size size) const;
};

/// A constraint on some lines. All of it is rules of the game, or one clue.
struct Family {
    kernel::Constraint constraint;  ///< without its line
    kernel::Origin origin;
    std::vector<LineSet> lines;
    std::vector<kernel::Line> others;  ///< lines that are no whole row, column or diagonal
};

/// The sides whose clues all say how many values are visible from there, along the whole row or column.
struct SideViews {
    std::vector<kernel::Side> sides;       ///< those that have a clue
    std::vector<std::size_t> constraints;  ///< of these clues, by index, rising
};
SideViews side_views_of(const kernel::Model& model, const sheet::Sheet& sheet);

/// The families of the other constraints of the model, in the order in which they begin.
std::vector<Family> families_of(const kernel::Model& model, const SideViews& views);

}  // namespace gridwright::exports::minizinc
