#pragma once

// Chooses, from many sets, disjoint ones that cover every item (Knuth's Algorithm X). Here a choice rules out nearly
// all the other sets, and few choices make a cover, so that copying the sets that stay into a shorter list is faster
// than unlinking the many that go.

#include "gridwright/engines/colouring/halt.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace gridwright::engines::colouring {

class ExactCover {
  public:
    explicit ExactCover(int items);

    /// Adds a set of items. Its index is the number of sets before.
    void add(std::span<const int> items);
    int sets() const { return sets_; }

    /// The indexes of sets that cover each item once. Nothing when there are none, or when it had to halt.
    std::optional<std::vector<int>> solve(const Halt& halt) const;

    int items() const { return items_; }
    bool contains(int set, int item) const { return word(set, item / 64) >> (item % 64) & 1; }
    bool disjoint(int one, int other) const;

    /// A word of a set's items, 64 in each.
    std::uint64_t word(int set, int index) const { return words_[static_cast<std::size_t>(set * width_ + index)]; }
    int width() const { return width_; }

  private:
    int items_, width_, sets_ = 0;
    std::vector<std::uint64_t> words_;
};

}  // namespace gridwright::engines::colouring
