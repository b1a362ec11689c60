#pragma once

// Solves Hoo-Doo on blank squares with as many colours as the side, independently of the engines: by plain enumeration,
// without any of their code.
//
// A colour has at most as many cells as the side, so p pegs are what all colours together miss: all colours but p at
// least miss none. These are disjoint placements of queens. They have at most one member through each cell of the top
// row, so the cells of the top row are gone through, and each gets a placement or is left out: each family comes once.
// What a family leaves is coloured with p colours and p pegs at most, by trying. A board with more full colours than
// that comes once for each family of them.

#include <bitset>
#include <functional>
#include <vector>

namespace gridwright::tests {

/// A colour for each cell, row by row, or 0 for a peg. Colours are numbers in the order in which they come first, so
/// boards that differ by the names of colours are one.
using ColouredSquare = std::vector<int>;

ColouredSquare with_colours_in_order(const ColouredSquare& square);

/// The square turned and mirrored, with colours in order: all 8 images, the sums of these.
enum { mirrored = 1, upside_down = 2, transposed = 4 };
std::vector<ColouredSquare> images(const ColouredSquare& square, int side);

class QueensSquares {
  public:
    using Cells = std::bitset<128>;
    using Family = std::vector<Cells>;
    /// Says whether to go on.
    template <typename Item>
    using Visit = std::function<bool(const Item&)>;

    explicit QueensSquares(int side);

    std::size_t placements() const;

    /// Shows all families of so many disjoint placements; says whether it went to the end.
    bool families(int members, const Visit<Family>& visit) const;

    /// Shows all boards with at most so many pegs; says whether it went to the end.
    bool boards(int pegs, const Visit<ColouredSquare>& visit) const;

    /// Whether a board with at most so many pegs exists.
    bool possible(int pegs) const;

  private:
    struct Filling;

    void list_placements(const Cells& queens, int row, int top_cell);
    bool extend(Family& family, int members, const Cells& taken, int column, const Visit<Family>& visit) const;
    bool fill(Filling& filling, std::size_t next, int pegs) const;

    int side_;
    std::vector<Cells> attacked_;  // from each cell, itself included
    std::vector<std::vector<Cells>> by_top_cell_;
};

}  // namespace gridwright::tests
