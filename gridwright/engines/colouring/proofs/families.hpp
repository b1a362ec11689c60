#pragma once

// Finds all families of disjoint full placements of queens, up to the symmetries of the board. The member of the lowest
// orbit can be turned into the first placement of that orbit; so each orbit in turn provides its first placement, and
// the other members come from this orbit or later ones. Then the search branches on a cell: one of the placements
// through it is a member, or none is and all of them go. If a row has as many coverable cells as members are missing,
// each of them must be covered; on a square this holds for columns too.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/engines/colouring/exact/exact_search.hpp"
#include "gridwright/engines/colouring/proofs/placements.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::engines::colouring {

class Families {
  public:
    /// All of these outlive the search.
    Families(const Placements& placements, kernel::Stats& stats, const kernel::Watch& watch)
        : all_(placements), stats_(stats), watch_(watch) {}

    /// Restarts, with families of this many members, at least one.
    void start(int members);

    /// Continues to the next family, for at most `nodes` nodes.
    TurnResult run(std::uint64_t nodes);

    /// The members of the family that was found, as indexes of placements.
    const std::vector<std::size_t>& members() const { return members_; }

  private:
    using Set = std::vector<std::uint64_t>;
    /// The placements through one cell that are still to be tried, and those that are left besides.
    struct Choice {
        Set live, options;
        std::size_t members;
        bool can_do_without;
    };
    struct Cell {
        int row = -1, column = -1;
        bool must_be_covered = false;
    };

    bool next_orbit();
    bool backtrack();
    void take(std::size_t placement);
    bool count_cells();
    std::optional<Cell> cell_to_cover();
    int missing() const { return wanted_ - static_cast<int>(members_.size()); }

    const Placements& all_;
    kernel::Stats& stats_;
    const kernel::Watch& watch_;
    int wanted_ = 0;
    std::size_t orbit_ = 0;
    std::vector<std::size_t> members_;
    Set live_;  // can join the members
    std::vector<Choice> choices_;
    base::Vector<int> counts_;              // of each cell: live placements through it
    base::Vector<int> in_row_, in_column_;  // cells that can be covered
};

}  // namespace gridwright::engines::colouring
