#include "gridwright/constraints/common/counting.hpp"
#include "gridwright/constraints/exactly/exactly.hpp"

namespace gridwright::constraints {

void encode(const kernel::Exactly& constraint, const CellLiterals& cells, Formula& formula) {
    if (constraint.times < 0 || constraint.times > constraint.line.length) return formula.add({});
    const Count count(cells.along(constraint.line, constraint.value), constraint.times + 1, formula);
    formula.add({count.at_least(constraint.times)});
    formula.add({-count.at_least(constraint.times + 1)});
}

std::uint64_t most_literals(const kernel::Exactly& constraint, const kernel::Grid<kernel::Domain>&, Form) {
    if (constraint.times < 0 || constraint.times > constraint.line.length) return 1;
    return 4 + Count::most_literals(static_cast<std::uint64_t>(constraint.line.length),
                                    static_cast<std::uint64_t>(constraint.times) + 1);
}

}  // namespace gridwright::constraints
