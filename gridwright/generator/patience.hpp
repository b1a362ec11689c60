#pragma once

#include "gridwright/base/deadline.hpp"
#include "gridwright/generator/generator.hpp"

#include <limits>

namespace gridwright::generator {

/// How long a puzzle may be worked on: until time is up or somebody asks to stop, and, where a maker looks for
/// something rare, for so many nodes of search trees. Only the finder's nodes count, which are the same everywhere; a
/// question that is left to another engine has a fixed price.
class Patience {
  public:
    static constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();

    explicit Patience(const kernel::Limits& limits, std::uint64_t nodes = endless)
        : deadline_(limits.time), stop_(limits.stop), nodes_left_(nodes) {}

    bool over() const { return deadline_.passed() || (stop_ && *stop_); }
    bool spent() const { return nodes_left_ == 0; }

    void note(const kernel::Outcome& outcome) { spend(outcome.stats.nodes); }
    void spend(std::uint64_t nodes) {
        if (nodes_left_ != endless) nodes_left_ -= std::min(nodes_left_, nodes);
    }
    /// Begins anew with so many nodes.
    void renew(std::uint64_t nodes) { nodes_left_ = nodes; }

    /// For one question that may fail so often; without a number as often as it takes.
    kernel::Limits limits(std::optional<std::uint64_t> failures) const { return {deadline_.left(), failures, stop_}; }

    static Refusal refusal() { return {Refusal::Why::stopped, "stopped before a puzzle was found"}; }

  private:
    base::Deadline deadline_;
    const std::atomic<bool>* stop_;
    std::uint64_t nodes_left_;
};

}  // namespace gridwright::generator
