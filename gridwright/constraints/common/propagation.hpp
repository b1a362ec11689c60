#pragma once

// How every filter is called: it gets the domains of some cells, narrows them in place, and says what it knows now.
// A filter is a pure function of these domains; who calls it keeps the books (trail, queue, statistics).

#include "gridwright/kernel/domain.hpp"
#include "gridwright/kernel/grid.hpp"

#include <span>

namespace gridwright::constraints {

enum class Propagation {
    open,      ///< may still be kept or broken
    entailed,  ///< kept whatever the open cells become
    failed,    ///< cannot be kept; the domains mean nothing any more
};

using Domains = std::span<kernel::Domain>;

using kernel::longest_line;

inline bool all_fixed(std::span<const kernel::Domain> domains) {
    for (const kernel::Domain domain : domains)
        if (!domain.fixed()) return false;
    return true;
}

}  // namespace gridwright::constraints
