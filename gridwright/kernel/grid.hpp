#pragma once

// Boards and the lines on them. A cell is its index in row-major order, so a line is three numbers (where it starts,
// how far to the next cell, how many cells) and never a list: a 9 x 9 model has over fifty lines and is solved in
// microseconds.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/base/require.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace gridwright::kernel {

struct Size {
    int rows = 0, columns = 0;

    int cells() const { return rows * columns; }
    int cell(int row, int column) const { return row * columns + column; }
    int row_of(int cell) const { return cell / columns; }
    int column_of(int cell) const { return cell % columns; }

    bool operator==(const Size&) const = default;
};

/// One item for each cell of a board.
template <typename T>
class Grid {
  public:
    Grid() = default;
    explicit Grid(Size size, const T& item = {}) { reset(size, item); }

    /// Turns it into a board of this size with `item` everywhere, reusing its memory.
    void reset(Size size, const T& item) {
        base::require(size.rows >= 0 && size.columns >= 0, "a board has no negative side");
        size_ = size;
        items_.assign(size.cells(), item);
    }

    Size size() const { return size_; }
    T& operator[](int cell) { return items_[cell]; }
    const T& operator[](int cell) const { return items_[cell]; }
    T& at(int row, int column) { return (*this)[size_.cell(row, column)]; }
    const T& at(int row, int column) const { return (*this)[size_.cell(row, column)]; }

    auto begin() { return items_.begin(); }
    auto end() { return items_.end(); }
    auto begin() const { return items_.begin(); }
    auto end() const { return items_.end(); }

    bool operator==(const Grid&) const = default;

  private:
    Size size_;
    base::Vector<T> items_;
};

/// Cells of a board in a straight line, listed from its first cell.
struct Line {
    std::int16_t origin = 0, step = 0, length = 0;

    int operator[](int place) const { return origin + place * step; }
    Line reversed() const {
        return {static_cast<std::int16_t>(origin + (length - 1) * step), static_cast<std::int16_t>(-step), length};
    }
    bool operator==(const Line&) const = default;
};

/// The longest line allowed: a set of places must fit in a machine word.
inline constexpr std::size_t longest_line = 64;

/// The cells of a line, front to back.
std::vector<int> cells(Line line);

Line row(Size size, int index);
Line column(Size size, int index);

/// The line from one cell straight to another, both included: along a row, a column or a diagonal.
Line line_through(Size size, int first, int last);

/// All lines of one direction, generated on demand: models are built for every puzzle, so no list is allocated.
class Lines {
  public:
    using Nth = Line (*)(Size size, int index);

    Lines(Size size, int count, Nth nth) : size_(size), count_(count), nth_(nth) {}

    class Iterator {
      public:
        Iterator(const Lines& lines, int index) : lines_(lines), index_(index) {}
        Line operator*() const { return lines_.nth_(lines_.size_, index_); }
        Iterator& operator++() { return ++index_, *this; }
        bool operator==(const Iterator& other) const { return index_ == other.index_; }

      private:
        const Lines& lines_;
        int index_;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, count_}; }

  private:
    Size size_;
    int count_;
    Nth nth_;
};

Lines rows(Size size);
Lines columns(Size size);

/// The diagonals of both directions that have two cells or more.
Lines diagonals(Size size);

}  // namespace gridwright::kernel
