#pragma once

#include "gridwright/generator/common/maker.hpp"
#include "gridwright/kernel/watch.hpp"

#include <limits>

namespace gridwright::generator {

/// How long a puzzle may be worked on: until time is up or somebody asks to stop, and, where a maker looks for
/// something rare, for so many nodes of search trees. Only the finder's nodes count, which are the same everywhere; a
/// question that is left to another engine has a fixed price.
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
    /// Begins anew with so many nodes.
    void renew(std::uint64_t nodes) { nodes_left_ = nodes; }

    /// For one question that may fail so often; without a number as often as it takes.
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
