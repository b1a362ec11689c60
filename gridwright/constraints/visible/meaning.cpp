#include "gridwright/constraints/visible/meaning.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Visible& word, const kernel::Solution& solution) {
    int seen = 0, tallest = -1;
    for (int i = 0; i < word.line.length; ++i) {
        const int height = solution[word.line[i]];
        if (height <= tallest) continue;
        tallest = height;
        ++seen;
    }
    return seen == word.count && seen > 0;
}

}  // namespace gridwright::constraints
