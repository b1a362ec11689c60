#include "gridwright/constraints/not_this/not_this.hpp"

namespace gridwright::constraints {

bool holds(const kernel::NotThis& constraint, const kernel::Solution& solution) {
    return *constraint.solution != solution;
}

}  // namespace gridwright::constraints
