#include "gridwright/constraints/meaning.hpp"

#include "gridwright/constraints/all_different/meaning.hpp"
#include "gridwright/constraints/closer_pair/meaning.hpp"
#include "gridwright/constraints/exactly/meaning.hpp"
#include "gridwright/constraints/not_this/meaning.hpp"
#include "gridwright/constraints/visible/meaning.hpp"

#include <algorithm>

namespace gridwright::constraints {

bool holds(const kernel::Constraint& word, const kernel::Solution& solution) {
    return std::visit([&](const auto& w) { return holds(w, solution); }, word);
}

bool is_solution(const kernel::Model& model, const kernel::Solution& solution) {
    if (solution.size() != model.size()) return false;
    for (int cell = 0; cell < model.size().cells(); ++cell)
        if (!model.domains[cell].contains(solution[cell])) return false;
    return std::all_of(model.givens.begin(), model.givens.end(),
                       [&](const kernel::Given& given) { return solution[given.cell] == given.value; }) &&
           std::all_of(model.constraints.begin(), model.constraints.end(),
                       [&](const kernel::Constraint& word) { return holds(word, solution); });
}

}  // namespace gridwright::constraints
