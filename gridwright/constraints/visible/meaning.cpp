#include "gridwright/constraints/visible/meaning.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Visible& word, const kernel::Solution& solution) {
    int seen = 0;
    for (int i = 0; i < word.line.length; ++i) {
        bool hidden = false;
        for (int before = 0; before < i; ++before)
            if (solution[word.line[before]] >= solution[word.line[i]]) hidden = true;
        if (!hidden) ++seen;
    }
    return seen == word.count && seen > 0;
}

}  // namespace gridwright::constraints
