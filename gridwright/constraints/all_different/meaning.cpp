#include "gridwright/constraints/all_different/all_different.hpp"

namespace gridwright::constraints {

bool holds(const kernel::AllDifferent& constraint, const kernel::Solution& solution) {
    kernel::Domain met;
    for (int i = 0; i < constraint.line.length; ++i) {
        const kernel::Value value = solution[constraint.line[i]];
        if (met.contains(value) && !constraint.except.contains(value)) return false;
        met.add(value);
    }
    return true;
}

}  // namespace gridwright::constraints
