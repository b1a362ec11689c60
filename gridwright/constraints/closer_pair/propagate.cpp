#include "gridwright/constraints/closer_pair/closer_pair.hpp"
#include "gridwright/constraints/closer_pair/places.hpp"

namespace gridwright::constraints {

using kernel::Domain;
using kernel::Value;

Propagation closer_pair(Domains domains, Value near, Value far) {
    if (near == far) return Propagation::failed;
    const Domain letters = Domain::single(near) | Domain::single(far);
    LetterPlaces line;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        if (domains[i].empty()) return Propagation::failed;
        line.near |= Places{domains[i].contains(near)} << i;
        line.far |= Places{domains[i].contains(far)} << i;
        line.other |= Places{!domains[i].within(letters)} << i;
    }
    if (!narrow(line)) return Propagation::failed;
    bool settled = true;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        Domain& domain = domains[i];
        if (!(line.near >> i & 1)) domain.remove(near);
        if (!(line.far >> i & 1)) domain.remove(far);
        if (!(line.other >> i & 1)) domain &= letters;
        settled = settled && (domain.fixed() || !domain.meets(letters));
    }
    return settled ? Propagation::entailed : Propagation::open;
}

}  // namespace gridwright::constraints
