#include "gridwright/constraints/all_different/all_different.hpp"
#include "gridwright/constraints/common/at_most_one.hpp"

namespace gridwright::constraints {

using kernel::Domain;

void encode(const kernel::AllDifferent& constraint, const CellLiterals& cells, Formula& formula) {
    Domain values;
    for (int i = 0; i < constraint.line.length; ++i) values |= cells.domain(constraint.line[i]);
    const bool none_repeats = !values.meets(constraint.except);
    for (const int value : values - constraint.except) {
        const std::vector<Literal> places = cells.along(constraint.line, value);
        add_at_most_one(places, formula);
        if (none_repeats && values.size() == constraint.line.length) formula.add(places);
    }
    if (none_repeats && values.size() < constraint.line.length) formula.add({});
}

std::uint64_t most_literals(const kernel::AllDifferent& constraint, const kernel::Grid<Domain>& domains, Form form) {
    Domain values;
    for (int i = 0; i < constraint.line.length; ++i) values |= domains[constraint.line[i]];
    const std::size_t length = constraint.line.length;
    const auto each = static_cast<std::uint64_t>((values - constraint.except).size());
    return 1 + each * (most_literals_of_at_most_one(length, form) + length + 1);
}

}  // namespace gridwright::constraints
