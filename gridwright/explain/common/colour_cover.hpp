#pragma once

// Whether one set of cells for each colour, none of whose cells attack each other, can cover a board between them. It
// decides what a search cell by cell cannot, because it does not go through the colours that can change places.

#include "gridwright/explain/common/non_attacking_sets.hpp"

#include <optional>
#include <span>
#include <vector>

namespace gridwright::explain {

class ColourCover {
  public:
    using Cells = NonAttackingSets::Cells;

    /// The sets that a colour can have. They outlive it.
    explicit ColourCover(const NonAttackingSets& sets) : sets_(sets) {}

    /// By colour, the cells that may have it. Every cell has a colour, except that at most so many of `may_stay` stay
    /// without one. Nothing is returned if there are too many sets or the search takes too long.
    std::optional<bool> exists(std::span<const Cells> open, Cells may_stay, int most_staying);

  private:
    /// Colours with the same open cells, and the sets that they can have.
    struct Class {
        Cells open = 0;
        int colours = 0, largest = 0;
        std::vector<Cells> sets;
    };
    /// What is left to cover, and by what.
    struct Rest {
        Cells cells = 0, may_stay = 0;
        int most_staying = 0;
        base::Vector<Class> classes;
    };

    bool list(Cells open, Cells chosen, int size, Class& of) const;
    /// Leaves out sets that are too small, and finds the cell with the fewest; false if the rest cannot be covered.
    bool narrow(Rest& rest, int& cell) const;
    bool search(Rest rest);

    const NonAttackingSets& sets_;
    int nodes_ = 0;
    bool gave_up_ = false;
};

}  // namespace gridwright::explain
