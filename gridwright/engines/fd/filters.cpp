#include "gridwright/engines/fd/filters.hpp"

#include "gridwright/constraints/all_different/all_different.hpp"
#include "gridwright/constraints/closer_pair/closer_pair.hpp"
#include "gridwright/constraints/exactly/exactly.hpp"
#include "gridwright/constraints/not_this/not_this.hpp"
#include "gridwright/constraints/visible/visible.hpp"

#include <algorithm>

namespace gridwright::engines::fd {

using kernel::Domain;

namespace {

Domain shifted_up(Domain domain) {
    return Domain(domain.bits() << 1);
}

Domain shifted_down(Domain domain) {
    return Domain(domain.bits() >> 1);
}

Domain up_to(int value) {
    return Domain::below(value + 1);
}

Domain from(int value) {
    return Domain::above(value - 1);
}

Propagation verdict(Domains domains) {
    for (const Domain domain : domains)
        if (domain.empty()) return Propagation::failed;
    return constraints::all_fixed(domains) ? Propagation::entailed : Propagation::open;
}

/// Either the cell is above the maximum, becomes the maximum and is counted, or nothing changes. Keeps the union of
/// both cases for each variable.
Propagation sight_step(Domains variables) {
    Domain &cell = variables[0], &maximum = variables[1], &count = variables[2], &maximum_after = variables[3],
           &count_after = variables[4];
    for (const Domain domain : variables)
        if (domain.empty()) return Propagation::failed;

    const Domain seen = cell & maximum_after & Domain::above(maximum.min());
    const Domain counted = count & shifted_down(count_after);
    const bool may_be_seen = !seen.empty() && !counted.empty();

    const Domain unchanged = maximum & maximum_after & from(cell.min());
    const Domain uncounted = count & count_after;
    const bool may_be_hidden = !unchanged.empty() && !uncounted.empty();

    Domain narrowed[5];
    if (may_be_seen) {
        narrowed[0] |= seen;
        narrowed[1] |= maximum & Domain::below(seen.max());
        narrowed[2] |= counted;
        narrowed[3] |= seen;
        narrowed[4] |= shifted_up(counted);
    }
    if (may_be_hidden) {
        narrowed[0] |= cell & up_to(unchanged.max());
        narrowed[1] |= unchanged;
        narrowed[2] |= uncounted;
        narrowed[3] |= unchanged;
        narrowed[4] |= uncounted;
    }
    std::copy(std::begin(narrowed), std::end(narrowed), variables.begin());
    return verdict(variables);
}

/// Keeps the two places and the cells of the line in step. Not exact, but decided once the cells are known.
Propagation pair_places(Domains variables, kernel::Value value) {
    Domain &first = variables[0], &second = variables[1];
    const Domains cells = variables.subspan(2);
    Domain possible, sure;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].empty()) return Propagation::failed;
        if (!cells[i].contains(value)) continue;
        possible.add(static_cast<int>(i));
        if (cells[i].fixed()) sure.add(static_cast<int>(i));
    }
    first &= possible;
    second &= possible;
    if (sure.size() > 2) return Propagation::failed;
    if (!sure.empty()) {  // a known letter is the first or the second
        first &= up_to(sure.min());
        second &= from(sure.max());
        if (sure.size() == 2 || !second.contains(sure.min())) first &= Domain::single(sure.min());
        if (sure.size() == 2 || !first.contains(sure.max())) second &= Domain::single(sure.max());
    }
    if (first.empty() || second.empty()) return Propagation::failed;
    first &= Domain::below(second.max());
    if (first.empty()) return Propagation::failed;
    second &= Domain::above(first.min());
    if (second.empty()) return Propagation::failed;

    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Domain place = Domain::single(static_cast<int>(i));
        if (first == place || second == place) cells[i] &= Domain::single(value);
        if (!(first | second).meets(place)) cells[i].remove(value);
    }
    return verdict(variables);
}

/// Bounds only, as an arithmetic comparison of two distances gives them.
Propagation closer_gap(Domains variables) {
    Domain &near_first = variables[0], &near_second = variables[1], &far_first = variables[2],
           &far_second = variables[3];
    for (const Domain domain : variables)
        if (domain.empty()) return Propagation::failed;
    const int widest_far = far_second.max() - far_first.min();
    near_second &= Domain::below(near_first.max() + widest_far);
    near_first &= Domain::above(near_second.empty() ? 63 : near_second.min() - widest_far);
    if (near_first.empty() || near_second.empty()) return Propagation::failed;
    const int closest_near = std::max(1, near_second.min() - near_first.max());
    far_second &= Domain::above(far_first.min() + closest_near);
    far_first &= Domain::below(far_second.empty() ? 0 : std::max(0, far_second.max() - closest_near));
    return verdict(variables);
}

Propagation at_most(Domains cells, kernel::Value value, int most) {
    int sure = 0;
    for (const Domain domain : cells)
        if (domain == Domain::single(value)) ++sure;
    if (sure > most) return Propagation::failed;
    if (sure == most)
        for (Domain& domain : cells)
            if (!domain.fixed()) domain.remove(value);
    return Propagation::open;  // never entailed: `most` may still fall
}

struct FilterRun {
    Domains domains;
    constraints::SightsFilter& sights;

    Propagation operator()(const DifferentLine& f) const { return constraints::all_different(domains, f.except); }
    Propagation operator()(const DifferentPair& f) const { return constraints::different_pair(domains, f.except); }
    Propagation operator()(const SeenLine& f) const { return sights(domains, f.sights); }
    Propagation operator()(const SeenFromFront& f) const { return constraints::visible(domains, f.count); }
    Propagation operator()(const SightStep&) const { return sight_step(domains); }
    Propagation operator()(const Occurs& f) const { return constraints::exactly(domains, f.value, f.times); }
    Propagation operator()(const NearAndFar& f) const { return constraints::closer_pair(domains, f.near, f.far); }
    Propagation operator()(const PairPlaces& f) const { return pair_places(domains, f.value); }
    Propagation operator()(const CloserGap&) const { return closer_gap(domains); }
    Propagation operator()(const OtherThan& f) const { return constraints::not_this(domains, *f.solution); }
    Propagation operator()(const AtMost& f) const { return at_most(domains, f.value, f.most); }
};

struct Priority {
    int operator()(const DifferentPair&) const { return 0; }
    int operator()(const SightStep&) const { return 0; }
    int operator()(const Occurs&) const { return 0; }
    int operator()(const CloserGap&) const { return 0; }
    int operator()(const PairPlaces&) const { return 1; }
    int operator()(const DifferentLine&) const { return 1; }
    int operator()(const SeenFromFront&) const { return 1; }
    int operator()(const NearAndFar&) const { return 1; }
    int operator()(const SeenLine&) const { return 2; }
    int operator()(const OtherThan&) const { return 2; }
    int operator()(const AtMost&) const { return 2; }
};

}  // namespace

Propagation FilterRunner::run(const Filter& filter, Domains domains) {
    return std::visit(FilterRun{domains, sights_}, filter);
}

int priority_of(const Filter& filter) {
    return std::visit(Priority{}, filter);
}

bool waits_for_fixed(const Filter& filter) {
    return std::holds_alternative<DifferentPair>(filter) || std::holds_alternative<OtherThan>(filter) ||
           std::holds_alternative<AtMost>(filter);
}

}  // namespace gridwright::engines::fd
