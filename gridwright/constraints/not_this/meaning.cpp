#include "gridwright/constraints/not_this/meaning.hpp"

namespace gridwright::constraints {

bool holds(const kernel::NotThis& word, const kernel::Solution& solution) {
    return *word.solution != solution;
}

}  // namespace gridwright::constraints
