#pragma once

// The specialist for boards on which no colour occurs twice in a line, with as few cells without a colour (blanks) as
// possible, a number of them, or none. Three searches take turns until what one finds meets what another proves;
// colouring.cpp deals out the turns. docs/hoodoo.md has the ideas and what they achieve.
//
//   board/    the problem: `colouring_board` reads a model as a graph to be coloured, `renamings` knows which
//             colours are alike
//   tabu/     finds good boards fast and proves nothing: local search on partial colourings
//   squares/  finds boards that tabu search does not, where all rows, columns and diagonals are lines. A square is
//             coloured whole, by a formula (`linear_colouring`) or by disjoint classes of queens (`full_colouring`:
//             `queen_classes` lists them, `exact_cover` chooses among them), or in part (`symmetric_start`), and laid
//             on the board (`fitting`); tabu search does the rest (`square_search`). `class_symmetry` says which
//             symmetries a square can have, `remainder` what is left of one after some classes
//   exact/    finds every board with at most so many blanks, cell by cell: `exact_search` chooses, `narrowing` counts
//             lines and colours to see what follows
//   proofs/   `bounds` proves level by level that fewer blanks are impossible, by `families` of disjoint full
//             `placements` of queens where it can, by exact search of what they leave and where it cannot; `unfolding`
//             gives all boards when families found one of each up to symmetry

#include "gridwright/engines/common/specialist.hpp"

namespace gridwright::engines::colouring {

class ColouringEngine final : public Specialist {
  public:
    std::string_view name() const override { return "colouring"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;

  private:
    std::optional<kernel::Outcome> solve(const kernel::Model& model, const kernel::Search& search) override;
};

}  // namespace gridwright::engines::colouring
