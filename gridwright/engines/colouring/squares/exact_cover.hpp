#pragma once

// Solves exact cover: chooses disjoint sets that together cover every item (Knuth's Algorithm X). Here a choice rules
// out nearly all other sets, of which there may be a million, and a few choices make a cover. So listing the sets that
// remain is faster than unlinking the many that go.

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

    /// The indexes of sets that cover each item once. Nothing if there are none, or if the watch was due.
    std::optional<std::vector<int>> solve(const kernel::Watch& watch) const;

  private:
    int items_, sets_ = 0;
    std::size_t width_;
    std::vector<std::uint64_t> words_;
};

}  // namespace gridwright::engines::colouring
