#pragma once

// Sets of cells of which no two attack each other, as of queens on a chessboard: what one colour can have.

#include "gridwright/base/int_indexed.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace gridwright::explain {

class NonAttackingSets {
  public:
    using Cells = std::uint64_t;  ///< a set of cells, by index

    explicit NonAttackingSets(int cells) : all_(cells == 0 ? 0 : ~Cells{0} >> (64 - cells)) {}

    /// The cells of this line attack each other. Lines of one direction hardly share cells.
    void add_line(Cells line, int direction);

    Cells all() const { return all_; }
    /// By cell: the cells that it attacks.
    std::span<const Cells> attacked() const { return attacked_; }
    Cells attacked(int cell) const { return attacked_[static_cast<std::size_t>(cell)]; }
    /// The cells that some of these attack.
    Cells attacked_by(Cells cells) const;

    /// The fewest parts of a direction that have open cells, and the smallest of these parts. No set has more cells
    /// than there are parts, and one of as many has a cell in each.
    struct Parts {
        int count = 0;
        Cells smallest = 0;  ///< its open cells
    };
    Parts fewest_parts(Cells open) const;

    /// A set of so many open cells; none if there is no such set.
    std::optional<Cells> find(Cells open, int size) const;
    /// The size of the largest set.
    int largest(Cells open) const;
    /// All sets of `chosen` and so many open cells; false if there are more than `most`.
    bool list(Cells open, Cells chosen, int size, int most, base::Vector<Cells>& sets) const;

  private:
    bool extend(Cells open, int size, Cells& chosen) const;

    struct Direction {
        int id = 0;
        Cells covered = 0;
        base::Vector<Cells> parts;
    };

    Cells all_;
    std::array<Cells, 64> attacked_{};
    base::Vector<Direction> directions_;
};

}  // namespace gridwright::explain
