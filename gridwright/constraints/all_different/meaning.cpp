#include "gridwright/constraints/all_different/meaning.hpp"

namespace gridwright::constraints {

bool holds(const kernel::AllDifferent& word, const kernel::Solution& solution) {
    for (int i = 0; i < word.line.length; ++i)
        for (int j = i + 1; j < word.line.length; ++j) {
            const kernel::Value value = solution[word.line[i]];
            if (value == solution[word.line[j]] && !word.except.contains(value)) return false;
        }
    return true;
}

}  // namespace gridwright::constraints
