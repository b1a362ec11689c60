#pragma once

// The budget of a puzzle in the making.

#include "gridwright/generator/common/maker.hpp"
#include "gridwright/kernel/watch.hpp"

#include <limits>

namespace gridwright::generator {

/// How long to work on a puzzle: until time runs out or the stop flag is set and, where a maker looks for something
/// rare, for a number of nodes of search trees. Only the finder's nodes count, which are the same on every machine; a
/// question to another engine has a fixed price.
class Patience {
  public:
    static constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();

    explicit Patience(const kernel::Limits& limits, std::uint64_t nodes = endless)
        : watch_(limits), nodes_left_(nodes) {}

    bool over() const { return watch_.due(); }
    bool spent() const { return nodes_left_ == 0; }

    void note(const kernel::Outcome& outcome) { spend(outcome.stats.nodes); }
    void spend(std::uint64_t nodes) {
        if (nodes_left_ != endless) nodes_left_ -= std::min(nodes_left_, nodes);
    }
    /// Sets the number of nodes that are left.
    void renew(std::uint64_t nodes) { nodes_left_ = nodes; }

    /// The limits for one question with this many failures; without a number, failures are not limited.
    kernel::Limits limits(std::optional<std::uint64_t> failures) const {
        kernel::Limits limits = watch_.left();
        limits.failures = failures;
        return limits;
    }

    static Refusal refusal() { return {Refusal::Why::stopped, "stopped before a puzzle was found"}; }

  private:
    kernel::Watch watch_;
    std::uint64_t nodes_left_;
};

}  // namespace gridwright::generator
