#include "gridwright/constraints/visible/visible.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Visible& constraint, const kernel::Solution& solution) {
    int seen = 0, tallest = -1;
    for (int i = 0; i < constraint.line.length; ++i) {
        const int height = solution[constraint.line[i]];
        if (height <= tallest) continue;
        tallest = height;
        ++seen;
    }
    return seen == constraint.count && seen > 0;
}

}  // namespace gridwright::constraints
