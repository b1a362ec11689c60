#pragma once

// A board that is one line of heights with clues at its ends, and marks in its cells: what techniques about lines of
// sight are tested on.

#include "gridwright/explain/common/position.hpp"

#include <string_view>
#include <vector>

namespace gridwright::tests {

/// Marks by cell, from the front; clues of 0 are not there.
struct MarkedLine {
    int front = 0, back = 0;
    std::vector<kernel::Domain> marks;

    int length() const { return static_cast<int>(marks.size()); }
};

/// The marks of the cells, separated by spaces: "12 3 ." with . for all heights.
inline MarkedLine marked_line(int front, std::string_view cells, int back = 0) {
    MarkedLine line{front, back, {kernel::Domain()}};
    for (const char mark : cells)
        if (mark == ' ')
            line.marks.emplace_back();
        else if (mark != '.')
            line.marks.back().add(mark - '0');
    for (kernel::Domain& marks : line.marks)
        if (marks.empty()) marks = kernel::Domain::range(1, line.length());
    return line;
}

/// The line as a board, without its marks.
inline kernel::Model model_of(const MarkedLine& line, bool differ = true) {
    kernel::Model model;
    const kernel::Size size{1, line.length()};
    model.reset(size, kernel::Domain::range(1, line.length()));
    const kernel::Line row = kernel::row(size, 0);
    if (differ) model.add(kernel::AllDifferent{row});
    if (line.front) model.add(kernel::Visible{row, line.front});
    if (line.back) model.add(kernel::Visible{row.reversed(), line.back});
    return model;
}

/// A position on the board of a line; none of its cells is placed.
class LinePosition {
  public:
    explicit LinePosition(const MarkedLine& line, bool differ = true)
        : model_(model_of(line, differ)), board_(model_), position_(board_) {
        for (int cell = 0; cell < line.length(); ++cell)
            position_.keep_only(cell, line.marks[static_cast<std::size_t>(cell)]);
    }
    LinePosition(const LinePosition&) = delete;
    LinePosition& operator=(const LinePosition&) = delete;

    const explain::Board& board() const { return board_; }
    explain::Position& position() { return position_; }

  private:
    kernel::Model model_;
    explain::Board board_;
    explain::Position position_;
};

}  // namespace gridwright::tests
