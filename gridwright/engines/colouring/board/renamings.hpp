#pragma once

// Interchangeable colours: if every cell allows two colours alike, exchanging them gives another solution. A search
// therefore tries only one of the interchangeable colours not yet used; Renamings turns each board found into all
// boards that differ by colour names.

#include "gridwright/engines/colouring/board/colouring_board.hpp"

namespace gridwright::engines::colouring {

/// The classes of interchangeable colours, including those of one colour.
std::vector<kernel::Domain> interchangeable(const ColouringBoard& board);

/// Goes through all boards that differ from this one by renamed colours, including itself, each once.
class Renamings {
  public:
    Renamings(const std::vector<kernel::Domain>& classes, kernel::Solution board);

    /// Whether there are at least this many.
    bool are_at_least(std::uint64_t number) const;

    const kernel::Solution& current() const { return renamed_; }
    /// Moves to the next board; false if there is none.
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
