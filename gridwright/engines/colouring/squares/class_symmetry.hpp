#pragma once

// The symmetries that a colouring of a square board by classes of queens can have. They map classes to classes, so one
// class determines its whole orbit, and the search only has to colour a fraction of the board.
//
// Every class has exactly one queen on either main diagonal, as there are as many classes as cells. So a mirror along a
// diagonal would carry each class to itself, and a queen and its image would attack each other. On an even side, a
// class that is its own half turn would have two queens on a main diagonal. So there is none, all orbits are as large
// as the group, and mirrors remain possible. A queen and its image in a mirror share a line, so the images of a class
// under mirrors are always disjoint. On an odd side, a mirror would have to keep the class of the middle column, which
// is impossible; turns keep the class of the centre, and only that one.

#include <array>

namespace gridwright::engines::colouring {

enum class Symmetry { none, mirror, half_turn, mirrors, quarter_turns };

struct RowColumn {
    int row = 0, column = 0;

    bool operator==(const RowColumn&) const = default;
};

/// How many images a cell has, itself included, unless it is the centre.
int order(Symmetry symmetry);

/// A cell and its images, the cell itself first.
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
