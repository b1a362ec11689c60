#pragma once

// The nodes of a search tree, for those who want to follow a search step by step. A node is reached by a decision about
// one cell, and propagation shows what becomes of it.

#include "gridwright/kernel/domain.hpp"

#include <optional>
#include <string_view>

namespace gridwright::kernel {

/// What a search decides about a cell to get from a node to the next one below.
struct Decision {
    enum class Relation { equal, not_equal, at_most, above };

    int cell = 0;
    Relation relation = Relation::equal;
    Value value = 0;

    bool operator==(const Decision&) const = default;
};

struct SearchNode {
    enum class Outcome {
        branch,    ///< cells are open, and a decision about one of them follows
        fail,      ///< propagation ended in a contradiction
        solution,  ///< all cells are decided
        stopped,   ///< a limit or the caller cut propagation short
    };

    int depth = 0;                     ///< decisions from the root to this node
    std::optional<Decision> decision;  ///< the last of them; none at the root
    Outcome outcome = Outcome::branch;
};

/// "=", "!=", "<=", ">".
std::string_view name(Decision::Relation relation);

/// "branch", "fail", "solution", "stopped".
std::string_view name(SearchNode::Outcome outcome);

/// The values that the decision leaves to its cell.
Domain values_left_by(const Decision& decision);

}  // namespace gridwright::kernel
