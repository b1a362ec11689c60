#pragma once

// Proves lower bounds on the number of blanks, level by level, starting from what counting alone shows. An exhausted
// level raises the bound; a board found on the way has as many blanks as the bound, so it is optimal.
//
// On a queens board with R rows, C columns, R <= C, a colour has at most R cells. When k colours leave p of the R·C
// cells blank, the colours together miss k·R - (R·C - p) cells of what they could have, so at least as many colours as
// k is more than that miss none: these are disjoint full placements. Their families are few (8 x 8 has 92 placements,
// 10 x 10 has 724), and what a family leaves is a small board with few colours. On other boards, and if there are too
// many placements or none is needed, it searches a level cell by cell.

#include "gridwright/engines/colouring/board/renamings.hpp"
#include "gridwright/engines/colouring/proofs/families.hpp"

namespace gridwright::engines::colouring {

class Bounds {
  public:
    /// All arguments outlive it.
    Bounds(const ColouringBoard& board, kernel::Stats& stats, const kernel::Watch& watch, base::Random& random);

    /// No solution has fewer blanks.
    int bound() const { return level_; }

    /// Continues for at most `nodes` nodes, or until the bound is `best`. `found` is a solution with bound() blanks;
    /// `exhausted` means that there is no solution at all.
    TurnResult run(std::uint64_t nodes, int best);

    /// Whether families decide the level.
    bool by_families();

    /// Restarts the level, to list its solutions with next().
    void restart();

    /// Continues to the next solution with at most bound() blanks, up to colour names. Solutions found by families are
    /// also up to the symmetries of the board, and may repeat.
    TurnResult next(std::uint64_t nodes);

    kernel::Solution solution() const;

    /// False when it is known that there is no solution at all.
    bool possible() const { return !impossible_; }

    /// The domains of the cells before any choice; empty for cells without a value.
    const kernel::Grid<kernel::Domain>& narrowed() const { return narrowed_; }

  private:
    void begin();
    void enter_level();
    TurnResult run_level(std::uint64_t last_node);
    void fill_in_family();
    int members_needed() const;

    const ColouringBoard& board_;
    kernel::Stats& stats_;
    const kernel::Watch& watch_;
    base::Random& random_;
    std::vector<kernel::Domain> classes_, rest_classes_;
    ExactSearch cell_by_cell_;
    std::optional<Placements> placements_;
    std::optional<Families> families_;
    ColouringBoard rest_;  // what a family leaves
    ExactSearch in_the_rest_;
    kernel::Grid<kernel::Domain> narrowed_;
    int level_ = 0, most_blanks_ = 0;
    bool begun_ = false, by_families_ = false, has_family_ = false, impossible_ = false;
};

}  // namespace gridwright::engines::colouring
