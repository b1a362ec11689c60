#pragma once

// The cheapest set of elements that meets every set of a collection: branch and bound. Each set that is not yet met
// needs one of its elements, and sets without a common element need one each, which gives the bound.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/base/require.hpp"
#include "gridwright/kernel/watch.hpp"

#include <optional>
#include <vector>

namespace gridwright::answers {

class HittingSet {
  public:
    /// Each element has a cost above 0.
    explicit HittingSet(base::Vector<int> costs) : costs_(std::move(costs)), sets_of_(costs_.size()) {}

    /// Adds a set, which is not empty.
    void add(std::vector<int> set);

    const base::Vector<std::vector<int>>& sets() const { return sets_; }
    int cost_of(const std::vector<int>& elements) const;

    /// The cheapest set that meets all, if it costs less than `bound`. Counts the nodes of its search down; when none
    /// are left or the watch is due, the answer is not certain, and `settled` is false.
    struct Answer {
        std::optional<std::vector<int>> elements = {};
        bool settled = true;
    };
    Answer cheapest(int bound, std::uint64_t& nodes, const kernel::Watch& watch);

  private:
    struct Search;

    const base::Vector<int> costs_;
    base::Vector<std::vector<int>> sets_;
    base::Vector<std::vector<int>> sets_of_;  // for each element
};

}  // namespace gridwright::answers
