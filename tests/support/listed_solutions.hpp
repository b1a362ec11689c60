#pragma once

// Questions about small puzzles answered by listing every board, as a judge of cleverer ways: all boards that keep the
// rules are found once, and the solutions of a puzzle are those that agree with everything it shows.

#include "gridwright/generator/registry.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <cstdint>
#include <vector>

namespace gridwright::tests {

/// A set of pieces: bit i is piece i.
using PieceBits = std::uint64_t;

class ListedSolutions {
  public:
    enum class Which {
        best,  ///< with an objective only the best
        all,
    };

    /// Lists the boards of a blank sheet.
    ListedSolutions(const sheet::Sheet& blank, Which which);

    const std::vector<kernel::Solution>& boards() const { return boards_; }

    /// The places of all pieces: the clues around the board, then the cells. At most 64.
    const std::vector<kernel::Origin>& places() const { return places_; }

    /// For each board the pieces in which it differs from board number `solution`; none for that board itself.
    std::vector<PieceBits> losses(std::size_t solution) const;

    /// Board number `solution` with these pieces only.
    sheet::Sheet puzzle(std::size_t solution, PieceBits shown) const;

    /// The boards that agree with these pieces of board number `solution`; with an objective the best of them.
    std::vector<kernel::Solution> solutions(std::size_t solution, PieceBits shown) const;

    /// Whether that board is the only one of them.
    bool determine(std::size_t solution, PieceBits shown) const;

    /// The number of pieces of the smallest set that is part of `candidates` and determines board number `solution`
    /// together with those shown.
    int fewest(std::size_t solution, PieceBits shown, PieceBits candidates) const;

  private:
    int worth(const kernel::Solution& board) const;

    std::optional<kernel::Fewest> objective_;
    std::vector<kernel::Solution> boards_;
    std::vector<sheet::Sheet> everything_;  // of each board
    std::vector<kernel::Origin> places_;
};

}  // namespace gridwright::tests
