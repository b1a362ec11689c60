#include "gridwright/constraints/fixpoint.hpp"

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/constraints/propagate.hpp"

#include <span>

namespace gridwright::constraints {

using namespace kernel;

namespace {

enum class Narrowed { none, some, contradiction };

Narrowed narrow_line(const Constraint& constraint, Line line, Grid<Domain>& domains) {
    base::Array<Domain, longest_line> before, after;
    for (int i = 0; i < line.length; ++i) before[i] = after[i] = domains[line[i]];
    if (propagate(constraint, std::span(after).first(line.length)) == Propagation::failed)
        return Narrowed::contradiction;
    Narrowed narrowed = Narrowed::none;
    for (int i = 0; i < line.length; ++i) {
        if (after[i] == before[i]) continue;
        domains[line[i]] = after[i];
        narrowed = Narrowed::some;
    }
    return narrowed;
}

Narrowed narrow_board(const Constraint& constraint, Grid<Domain>& domains) {
    base::Vector<Domain> all(domains.begin(), domains.end());
    if (propagate(constraint, all) == Propagation::failed) return Narrowed::contradiction;
    Narrowed narrowed = Narrowed::none;
    for (int i = 0; i < all.count(); ++i) {
        Domain& domain = domains[i];
        if (domain != all[i]) narrowed = Narrowed::some;
        domain = all[i];
    }
    return narrowed;
}

Narrowed narrow(const Constraint& constraint, Grid<Domain>& domains) {
    if (const auto line = line_of(constraint)) return narrow_line(constraint, *line, domains);
    return narrow_board(constraint, domains);
}

}  // namespace

bool narrow_to_fixpoint(const Model& model, Grid<Domain>& domains, const Watch& watch) {
    for (const Domain domain : domains)
        if (domain.empty()) return false;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Constraint& constraint : model.constraints) {
            if (watch.due()) return true;
            const Narrowed narrowed = narrow(constraint, domains);
            if (narrowed == Narrowed::contradiction) return false;
            changed = changed || narrowed == Narrowed::some;
        }
    }
    return true;
}

}  // namespace gridwright::constraints
