#include "gridwright/constraints/all_different/meaning.hpp"

namespace gridwright::constraints {

bool holds(const kernel::AllDifferent& word, const kernel::Solution& solution) {
    kernel::Domain met;
    for (int i = 0; i < word.line.length; ++i) {
        const kernel::Value value = solution[word.line[i]];
        if (met.contains(value) && !word.except.contains(value)) return false;
        met.add(value);
    }
    return true;
}

}  // namespace gridwright::constraints
