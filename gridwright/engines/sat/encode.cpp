#include "gridwright/engines/sat/encode.hpp"

#include "gridwright/constraints/clauses.hpp"

#include <algorithm>

namespace gridwright::engines::sat {

using namespace constraints;

namespace {

Encoding with_cells(const kernel::Grid<kernel::Domain>& domains) {
    Formula formula;
    CellLiterals cells(domains, formula);
    return {std::move(formula), std::move(cells), {}};
}

}  // namespace

Encoding encode(const kernel::Model& model, const kernel::Grid<kernel::Domain>& domains, Clues clues) {
    Encoding encoding = with_cells(domains);
    auto& [formula, cells, guards] = encoding;
    if (std::any_of(model.constraints.begin(), model.constraints.end(), wants_order)) cells.add_order(formula);
    for (std::size_t i = 0; i < model.constraints.size(); ++i) {
        if (i >= model.rules) {
            guards.push_back(clues == Clues::switchable ? formula.new_variable() : always);
            formula.guard(guards.back());
        }
        encode(model.constraints[i], cells, formula);
    }
    formula.guard(always);
    return encoding;
}

}  // namespace gridwright::engines::sat
