#include "gridwright/constraints/exactly/meaning.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Exactly& word, const kernel::Solution& solution) {
    int times = 0;
    for (int i = 0; i < word.line.length; ++i)
        if (solution[word.line[i]] == word.value) ++times;
    return times == word.times;
}

}  // namespace gridwright::constraints
