#pragma once

// All ways to fill a line of sight, gone through one by one: what they show, what they have in common, and the first of
// them. Sentences about trials and listings say it.

#include "gridwright/puzzles/steps/view.hpp"

namespace gridwright::puzzles::steps {

using Marks = base::Vector<kernel::Domain>;  ///< by place, from the clue on

/// What is known of each cell of the line.
Marks known_in_line(const View& view);

/// The places that can have only one value though no step has placed it, so that other cells may still have it.
kernel::Domain unplaced_singles(const View& view);

/// "in row 3, column 5 can only be 1 and column 2 only 3. " for such places; nothing for none.
std::string unplaced_told(const View& view, kernel::Domain places);

/// True if the values of the line differ.
bool values_differ(const View& view);

/// "1 3 2 4": a way to fill the line, in reading order.
std::string way_told(const View& view, std::vector<int> way);

/// How many buildings are visible from both ends in all ways to fill a line. It goes through a limited number of ways.
class EveryWay {
  public:
    EveryWay(const Marks& marks, bool differ, int front_wanted = 0, int back_wanted = 0);

    bool complete() const { return nodes_ <= most_nodes; }
    /// There are ways, and few.
    bool few() const { return complete() && !ways_.empty() && ways_.size() <= most_ways; }
    /// Valid if there are few: the ways.
    const std::vector<std::vector<int>>& ways() const { return ways_; }
    /// The numbers visible from the front.
    kernel::Domain front() const;
    /// The numbers visible from the back in ways that show so many at the front.
    kernel::Domain back(int front) const;
    /// By place: what occurs there in ways that show the wanted number at the front, and at the back.
    const Marks& with_front() const { return with_front_; }
    const Marks& with_back() const { return with_back_; }

  private:
    static constexpr int most_nodes = 200'000;
    static constexpr std::size_t most_ways = 4;

    void extend(int place, kernel::Domain used, int seen, int highest);

    const Marks& marks_;
    const bool differ_;
    const int front_wanted_, back_wanted_;
    Marks with_front_, with_back_;
    base::Vector<int> heights_;
    std::vector<std::vector<int>> ways_;  // one more than are few, at most
    Marks seen_;                          // by the number visible from the front: the numbers visible from the back
    int nodes_ = 0;
};

/// The ways to fill a line that its clues allow.
class Listing {
  public:
    explicit Listing(const View& view);

    /// All ways were found, and there are few.
    bool complete() const { return all() && ways_.size() <= most; }
    /// Valid if there are few: the ways.
    const std::vector<std::vector<int>>& ways() const { return ways_; }

    /// All ways were gone through.
    bool all() const { return nodes_ <= most_nodes; }
    /// By place: the values that occur there.
    const Marks& implied() const { return implied_; }

  private:
    static constexpr std::size_t most = 5;
    static constexpr int most_nodes = 100'000;

    void extend(kernel::Domain used, int seen, int highest);

    const View& view_;
    const std::optional<View> other_;
    const Marks marks_;
    const bool differ_;
    std::vector<int> way_;
    std::vector<std::vector<int>> ways_;  // one more than are few, at most
    Marks implied_;
    int nodes_ = 0;
};

}  // namespace gridwright::puzzles::steps
