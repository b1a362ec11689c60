#include "gridwright/constraints/meaning.hpp"

#include "gridwright/constraints/all_different/all_different.hpp"
#include "gridwright/constraints/closer_pair/closer_pair.hpp"
#include "gridwright/constraints/exactly/exactly.hpp"
#include "gridwright/constraints/not_this/not_this.hpp"
#include "gridwright/constraints/visible/visible.hpp"

#include <algorithm>

namespace gridwright::constraints {

// Names the overload by its exact type: a constraint without one does not compile, where a plain call would convert it
// back to a kernel::Constraint and never return.
bool holds(const kernel::Constraint& constraint, const kernel::Solution& solution) {
    return std::visit(
        [&]<typename C>(const C& c) {
            constexpr bool (*meaning)(const C&, const kernel::Solution&) = holds;
            return meaning(c, solution);
        },
        constraint);
}

bool is_solution(const kernel::Model& model, const kernel::Solution& solution) {
    if (solution.size() != model.size()) return false;
    for (int cell = 0; cell < model.size().cells(); ++cell)
        if (!model.domains[cell].contains(solution[cell])) return false;
    return std::all_of(model.givens.begin(), model.givens.end(),
                       [&](const kernel::Given& given) { return solution[given.cell] == given.value; }) &&
           std::all_of(model.constraints.begin(), model.constraints.end(),
                       [&](const kernel::Constraint& constraint) { return holds(constraint, solution); });
}

}  // namespace gridwright::constraints
