#include "gridwright/constraints/not_this/not_this.hpp"

namespace gridwright::constraints {

using kernel::Domain;

Propagation not_this(Domains domains, const kernel::Solution& solution) {
    int open_cell = -1;
    bool several_open = false;
    for (int cell = 0; cell < static_cast<int>(domains.size()); ++cell) {
        const Domain domain = domains[cell];
        if (domain.empty()) return Propagation::failed;
        if (!domain.contains(solution[cell])) {
            // An empty domain further on still makes it a failure.
            for (const Domain other : domains)
                if (other.empty()) return Propagation::failed;
            return Propagation::entailed;
        }
        if (domain.fixed()) continue;
        several_open = open_cell >= 0;
        open_cell = cell;
    }
    if (open_cell < 0) return Propagation::failed;
    if (several_open) return Propagation::open;
    domains[open_cell].remove(solution[open_cell]);
    return Propagation::entailed;
}

}  // namespace gridwright::constraints
