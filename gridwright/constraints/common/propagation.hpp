#pragma once

// The interface of all filters: a filter receives the domains of some cells, narrows them in place, and returns what it
// has found. A filter is a pure function of these domains; its caller keeps the trail, the queue and the statistics.

#include "gridwright/kernel/domain.hpp"
#include "gridwright/kernel/grid.hpp"

#include <span>

namespace gridwright::constraints {

enum class Propagation {
    open,      ///< may still be satisfied or broken
    entailed,  ///< satisfied whatever the open cells become
    failed,    ///< cannot be satisfied; the domains are now meaningless
};

using Domains = std::span<kernel::Domain>;

using kernel::longest_line;

inline bool all_fixed(std::span<const kernel::Domain> domains) {
    for (const kernel::Domain domain : domains)
        if (!domain.fixed()) return false;
    return true;
}

}  // namespace gridwright::constraints
