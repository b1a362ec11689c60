#include "gridwright/constraints/clauses.hpp"

#include "gridwright/constraints/all_different/all_different.hpp"
#include "gridwright/constraints/closer_pair/closer_pair.hpp"
#include "gridwright/constraints/exactly/exactly.hpp"
#include "gridwright/constraints/not_this/not_this.hpp"
#include "gridwright/constraints/visible/visible.hpp"

namespace gridwright::constraints {

// Both name the overload by its exact type, so that a constraint without one does not compile; see meaning.cpp.

void encode(const kernel::Constraint& constraint, const CellLiterals& cells, Formula& formula) {
    std::visit(
        [&]<typename C>(const C& c) {
            constexpr void (*clauses)(const C&, const CellLiterals&, Formula&) = encode;
            clauses(c, cells, formula);
        },
        constraint);
}

std::uint64_t most_literals(const kernel::Constraint& constraint, const kernel::Grid<kernel::Domain>& domains,
                            Form form) {
    return std::visit(
        [&]<typename C>(const C& c) {
            constexpr std::uint64_t (*estimate)(const C&, const kernel::Grid<kernel::Domain>&, Form) = most_literals;
            return estimate(c, domains, form);
        },
        constraint);
}

bool wants_order(const kernel::Constraint& constraint) {
    return std::holds_alternative<kernel::Visible>(constraint);
}

}  // namespace gridwright::constraints
