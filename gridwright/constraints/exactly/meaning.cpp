#include "gridwright/constraints/exactly/exactly.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Exactly& constraint, const kernel::Solution& solution) {
    int times = 0;
    for (int i = 0; i < constraint.line.length; ++i)
        if (solution[constraint.line[i]] == constraint.value) ++times;
    return times == constraint.times;
}

}  // namespace gridwright::constraints
