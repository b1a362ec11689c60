#include "gridwright/constraints/exactly/exactly.hpp"

namespace gridwright::constraints {

using kernel::Domain;

Propagation exactly(Domains domains, kernel::Value value, int times) {
    int sure = 0, possible = 0;
    for (const Domain domain : domains) {
        if (domain.empty()) return Propagation::failed;
        if (!domain.contains(value)) continue;
        ++possible;
        if (domain.fixed()) ++sure;
    }
    if (sure > times || possible < times) return Propagation::failed;
    if (sure == possible) return Propagation::entailed;
    if (sure != times && possible != times) return Propagation::open;
    for (Domain& domain : domains)
        if (domain.contains(value) && !domain.fixed()) {
            if (possible == times)
                domain = Domain::single(value);
            else
                domain.remove(value);
        }
    return Propagation::entailed;
}

}  // namespace gridwright::constraints
