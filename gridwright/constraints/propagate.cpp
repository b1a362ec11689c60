#include "gridwright/constraints/propagate.hpp"

#include "gridwright/constraints/all_different/all_different.hpp"
#include "gridwright/constraints/closer_pair/closer_pair.hpp"
#include "gridwright/constraints/exactly/exactly.hpp"
#include "gridwright/constraints/not_this/not_this.hpp"
#include "gridwright/constraints/visible/visible.hpp"

namespace gridwright::constraints {
namespace {

struct Propagate {
    Domains domains;

    Propagation operator()(const kernel::AllDifferent& constraint) const {
        return all_different(domains, constraint.except);
    }
    Propagation operator()(const kernel::Visible& constraint) const { return visible(domains, constraint.count); }
    Propagation operator()(const kernel::Exactly& constraint) const {
        return exactly(domains, constraint.value, constraint.times);
    }
    Propagation operator()(const kernel::CloserPair& constraint) const {
        return closer_pair(domains, constraint.near, constraint.far);
    }
    Propagation operator()(const kernel::NotThis& constraint) const { return not_this(domains, *constraint.solution); }
};

}  // namespace

Propagation propagate(const kernel::Constraint& constraint, Domains domains) {
    return std::visit(Propagate{domains}, constraint);
}

}  // namespace gridwright::constraints
