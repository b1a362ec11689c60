#include "gridwright/constraints/not_this/not_this.hpp"

namespace gridwright::constraints {

void encode(const kernel::NotThis& constraint, const CellLiterals& cells, Formula& formula) {
    if (constraint.solution->size() != cells.size()) return;
    std::vector<Literal> elsewhere;
    for (int cell = 0; cell < cells.size().cells(); ++cell)
        elsewhere.push_back(-cells.is(cell, (*constraint.solution)[cell]));
    formula.add(elsewhere);
}

std::uint64_t most_literals(const kernel::NotThis&, const kernel::Grid<kernel::Domain>& domains, Form) {
    return static_cast<std::uint64_t>(domains.size().cells()) + 1;
}

}  // namespace gridwright::constraints
