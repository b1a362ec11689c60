#include "gridwright/constraints/common/cell_literals.hpp"

#include "gridwright/constraints/common/at_most_one.hpp"

#include <algorithm>

namespace gridwright::constraints {

using kernel::Domain;

CellLiterals::CellLiterals(const kernel::Grid<Domain>& domains, Formula& formula, OrderLiterals order)
    : domains_(domains), first_(domains.size()) {
    for (int cell = 0; cell < size().cells(); ++cell) {
        const int values = domains_[cell].size();
        const int variables = values > 2 ? values : values - 1;
        for (int i = 0; i < variables; ++i) {
            const Literal variable = formula.new_variable();
            if (i == 0) first_[cell] = variable;
        }
        if (formula.form().numbering == Numbering::cell_by_cell) add_exactly_one(cell, order, formula);
    }
    if (formula.form().numbering == Numbering::cells_first)
        for (int cell = 0; cell < size().cells(); ++cell) add_exactly_one(cell, order, formula);
    if (order == OrderLiterals::none) return;
    ordered_.reset(size(), 0);
    for (int cell = 0; cell < size().cells(); ++cell)
        if (domains_[cell].size() > 3) add_order(cell, formula);
}

Literal CellLiterals::is(int cell, int value) const {
    const Domain domain = domains_[cell];
    if (!domain.contains(value)) return never;
    if (domain.fixed()) return always;
    if (domain.size() == 2) return value == domain.max() ? first_[cell] : -first_[cell];
    return first_[cell] + rank(cell, value);
}

std::vector<Literal> CellLiterals::along(kernel::Line line, int value) const {
    std::vector<Literal> literals;
    for (int i = 0; i < line.length; ++i) literals.push_back(is(line[i], value));
    return literals;
}

/// The clauses of the order say it as well, so they have to do where there are many values. Three have none.
void CellLiterals::add_exactly_one(int cell, OrderLiterals order, Formula& formula) const {
    const Domain domain = domains_[cell];
    std::vector<Literal> some;
    for (const int value : domain) some.push_back(is(cell, value));
    if (domain.empty()) formula.add({});
    if (domain.size() <= 2) return;
    formula.add(some);
    if (order == OrderLiterals::none || some.size() <= std::max<std::size_t>(3, formula.form().most_in_pairs))
        add_at_most_one(some, formula);
}

/// "Above the lowest" and "the highest" are literals already; each limit between them gets a variable.
void CellLiterals::add_order(int cell, Formula& formula) {
    const Domain domain = domains_[cell];
    for (int i = 0; i < domain.size() - 3; ++i) {
        const Literal variable = formula.new_variable();
        if (i == 0) ordered_[cell] = variable;
    }
    for (const int value : domain) {
        if (value == domain.min() || value == domain.max()) continue;
        const Literal higher = above(cell, value), this_or_higher = above(cell, value - 1), here = is(cell, value);
        formula.add({-here, -higher});
        formula.add({-here, this_or_higher});
        formula.add({-higher, this_or_higher});
        formula.add({-this_or_higher, here, higher});
    }
}

Literal CellLiterals::above(int cell, int value) const {
    const Domain domain = domains_[cell];
    const Domain higher = domain & Domain::above(value);
    if (higher.empty()) return never;
    if (higher == domain) return always;
    if (higher.fixed()) return is(cell, higher.min());
    if (higher.size() + 1 == domain.size()) return -is(cell, domain.min());
    return ordered_[cell] + (domain.size() - higher.size()) - 2;
}

std::uint64_t CellLiterals::most_literals(const kernel::Grid<Domain>& domains, OrderLiterals order, Form form) {
    std::uint64_t literals = 0;
    for (const Domain domain : domains) {
        const std::size_t values = domain.size();
        literals += values + 1 + most_literals_of_at_most_one(values, form);
        if (order == OrderLiterals::wanted) literals += 13 * values;
    }
    return literals;
}

}  // namespace gridwright::constraints
