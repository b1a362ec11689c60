#include "gridwright/constraints/clauses.hpp"

#include "gridwright/constraints/all_different/clauses.hpp"
#include "gridwright/constraints/closer_pair/clauses.hpp"
#include "gridwright/constraints/exactly/clauses.hpp"
#include "gridwright/constraints/not_this/clauses.hpp"
#include "gridwright/constraints/visible/clauses.hpp"

namespace gridwright::constraints {

void encode(const kernel::Constraint& word, const CellLiterals& cells, Formula& formula) {
    std::visit([&](const auto& w) { encode(w, cells, formula); }, word);
}

std::uint64_t most_literals(const kernel::Constraint& word, const kernel::Grid<kernel::Domain>& domains, Form form) {
    return std::visit([&](const auto& w) { return most_literals(w, domains, form); }, word);
}

bool wants_order(const kernel::Constraint& word) {
    return std::holds_alternative<kernel::Visible>(word);
}

}  // namespace gridwright::constraints
