#include "gridwright/constraints/closer_pair/closer_pair.hpp"

namespace gridwright::constraints {
namespace {

struct Occurrences {
    int count = 0, first = 0, last = 0;
};

Occurrences occurrences_of(kernel::Value value, kernel::Line line, const kernel::Solution& solution) {
    Occurrences found;
    for (int i = 0; i < line.length; ++i) {
        if (solution[line[i]] != value) continue;
        if (found.count == 0) found.first = i;
        found.last = i;
        ++found.count;
    }
    return found;
}

}  // namespace

bool holds(const kernel::CloserPair& constraint, const kernel::Solution& solution) {
    const Occurrences near = occurrences_of(constraint.near, constraint.line, solution),
                      far = occurrences_of(constraint.far, constraint.line, solution);
    return near.count == 2 && far.count == 2 && near.last - near.first < far.last - far.first;
}

}  // namespace gridwright::constraints
