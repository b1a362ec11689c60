#pragma once

// Chooses, from many sets, disjoint ones that cover every item (Knuth's Algorithm X). Here a choice rules out nearly
// all the other sets, of which there may be a million, and few choices make a cover. So a list of the sets that stay is
// faster than unlinking the many that go.

#include "gridwright/kernel/watch.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace gridwright::engines::colouring {

class ExactCover {
  public:
    explicit ExactCover(int items) : items_(items), width_((items + 63) / 64) {}

    /// Adds a set of items. Its index is the number of sets before.
    void add(std::span<const int> items);

    int items() const { return items_; }
    int sets() const { return sets_; }

    /// A set as one bit for each item.
    std::span<const std::uint64_t> words(int set) const { return std::span(words_).subspan(set * width_, width_); }

    /// The indexes of sets that cover each item once. Nothing when there are none, or when it had to halt.
    std::optional<std::vector<int>> solve(const kernel::Watch& watch) const;

  private:
    int items_, sets_ = 0;
    std::size_t width_;
    std::vector<std::uint64_t> words_;
};

}  // namespace gridwright::engines::colouring
