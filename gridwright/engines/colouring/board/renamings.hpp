#pragma once

// Colours that all cells allow alike can be renamed, so a search need not tell them apart: of those that it has not
// used it tries one. Who wants all boards gets them from each that was found by giving its colours every other name.

#include "gridwright/engines/colouring/board/colouring_board.hpp"

namespace gridwright::engines::colouring {

/// The classes of colours that can be renamed among each other, single ones included.
std::vector<kernel::Domain> interchangeable(const ColouringBoard& board);

/// All boards that are this one with its colours renamed, itself among them; each once.
class Renamings {
  public:
    Renamings(const std::vector<kernel::Domain>& classes, kernel::Solution board);

    /// Whether there are so many.
    bool are_at_least(std::uint64_t number) const;

    const kernel::Solution& current() const { return renamed_; }
    /// The next one; false when there is none.
    bool next();

  private:
    /// The colours of a class, those that the board uses first, and their names in the same order.
    struct Names {
        std::vector<kernel::Value> colours, names;
        std::ptrdiff_t used = 0;

        bool advance();
    };

    void rename();

    kernel::Solution board_, renamed_;
    std::vector<Names> classes_;
};

}  // namespace gridwright::engines::colouring
