#pragma once

// Which symmetries a colouring of a square board by queens can have at all. They carry classes to classes, so that one
// class stands for its whole orbit and the search shrinks to an orbit's share of the board.
//
// Every class has exactly one queen on either main diagonal, as there are as many classes as cells. So a mirror along a
// diagonal would carry each class to itself, and a queen and its image would attack each other. On a side that is even
// a class that is its own half turn would have two queens on a main diagonal: none is, and all orbits are as large as
// the group, which leaves the mirrors. A queen and its image in a mirror share a line, so that there the images of a
// class are disjoint of themselves. On a side that is odd the mirrors would have to keep the class of the middle
// column, and cannot; turns keep the class of the centre, and that one alone.

#include <array>

namespace gridwright::engines::colouring {

enum class Symmetry { none, mirror, half_turn, mirrors, quarter_turns };

struct RowColumn {
    int row = 0, column = 0;

    bool operator==(const RowColumn&) const = default;
};

/// How many images a place has, itself included, unless it is the centre.
int order(Symmetry symmetry);

/// A place and its images, itself first.
class Images {
  public:
    Images(Symmetry symmetry, int side, RowColumn place);

    const RowColumn* begin() const { return places_.data(); }
    const RowColumn* end() const { return places_.data() + count_; }

  private:
    std::array<RowColumn, 4> places_;
    int count_;
};

/// The largest symmetry that a colouring of this side can have without transparent pegs.
Symmetry largest_symmetry(int side);

/// Whether one class is its own image.
bool has_central_class(int side);

}  // namespace gridwright::engines::colouring
