#pragma once

// What every sentence about a step is made of: names of cells, lines and values, places in a line, and what the step
// concludes. The words begin in lower case and have no full stop at the end, so that they can be joined.

#include "gridwright/explain/common/position.hpp"
#include "gridwright/explain/common/step.hpp"
#include "gridwright/puzzles/steps/sentence.hpp"
#include "gridwright/sheet/notation.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::puzzles::steps {

struct Telling {
    Telling(const explain::Step& told, const explain::Position& before, const sheet::Notation& written)
        : step(told), position(before), board(before.board()), notation(written) {}

    const explain::Step& step;
    const explain::Position& position;  ///< where the step was found
    const explain::Board& board;
    const sheet::Notation& notation;
    bool inside = false;  ///< the step is part of an argument about several lines, so every cell has its whole name

    const explain::Premises& premises() const { return step.premises; }
    const explain::Conclusion& conclusion() const { return step.conclusion; }

    /// "row 3, column 4", "D1".
    std::string cell(int cell) const;
    std::string cells(std::span<const int> cells, std::string_view last_word = "and") const;

    /// "row 3", "the diagonal from A4 down to C2"; by the index in Board::lines.
    std::string line(int index) const;

    /// "rows 2 and 5"; lines of several directions one by one.
    std::string lines(const std::vector<int>& indexes) const;

    /// "column 2", "columns 1 and 4", "columns 2 to 5": cells of a line, where the line is named already.
    std::string places(int line, std::span<const int> cells, std::string_view last_word = "and") const;

    /// "4", "colour 4", "a C", "an empty square".
    std::string value(int value) const;
    /// "4 and 5", "colours 4 and 5", "4 or 5", "a C or an F".
    std::string values(kernel::Domain values, std::string_view last_word = "and") const;

    /// "4", "colour 4", "a C", "empty": what a cell is.
    std::string being(int value) const;
    /// "height 5", "heights 5 and 6", "colours 1 and 2", "letters C and F".
    std::string kinds(kernel::Domain values) const;

    /// The marks that the step reads in the cell; all values of the cell if it reads none.
    kernel::Domain marks(int cell) const;
    /// What a player knows of the cell, whether the step reads it or not.
    kernel::Domain known(int cell) const { return position.marks(cell) & marks(cell); }
    /// True if the step reads the cell.
    bool reads(int cell) const;

    /// The line that the step is about: that of its first rule or clue; -1 if it has neither.
    int main_line() const;
    /// The cells that the step reads or changes on a line, in the order of the line.
    std::vector<int> cells_read(int line) const;

    /// What follows, as the end of a sentence: "column 2 is 4", "5 is not in columns 1 to 3". Places are told within
    /// the line, except inside an argument; -1 names whole cells.
    std::string follows(int line) const;

    /// All values of the strikes together.
    kernel::Domain struck_values() const;
    /// The cells of the strikes, in reading order.
    std::vector<int> struck_cells() const;

  private:
    std::string cells_by_row(std::span<const int> cells, std::string_view last_word) const;
    void tell_placed(int line, std::vector<std::string>& parts) const;
    void tell_struck(int line, std::vector<std::string>& parts) const;
};

/// The step in words, without a capital letter and a full stop.
std::string words_of(const Telling& telling);

/// "a, b and c"; "a; b; and c" where the parts are lists themselves.
std::string joined(const std::vector<std::string>& parts);

}  // namespace gridwright::puzzles::steps
