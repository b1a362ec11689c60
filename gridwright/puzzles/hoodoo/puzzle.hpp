#pragma once

// Hoo-Doo: pegs of as many colours as a side is long, no colour twice in a row, a column or any diagonal, and as few
// transparent pegs as possible, or none.

#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::puzzles::hoodoo {

/// The values of a cell: 1 and up are colours.
inline constexpr kernel::Value transparent = 0;
inline constexpr kernel::Value hole = kernel::highest_value;  ///< above every colour

enum { pegs_option, colours_option };  ///< the order of the notation's options
enum Pegs { fewest, none };            ///< the order of the words of pegs=

extern const sheet::Notation notation;

/// How players solve it.
extern const explain::Ladder ladder;

class Hoodoo final : public Puzzle {
  public:
    using Puzzle::Puzzle;

    void model(kernel::Model& into) const override;
    render::Scene scene(const sheet::Filling& filling) const override;
};

}  // namespace gridwright::puzzles::hoodoo
