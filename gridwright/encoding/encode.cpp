#include "gridwright/encoding/encode.hpp"

#include "gridwright/constraints/clauses.hpp"
#include "gridwright/constraints/visible/visible.hpp"
#include "gridwright/encoding/objective.hpp"

#include <algorithm>

namespace gridwright::encoding {

using namespace constraints;
using namespace kernel;

namespace {

CellLiterals::OrderLiterals order_for(const Model& model) {
    const auto& constraints = model.constraints;
    return std::any_of(constraints.begin(), constraints.end(), wants_order) ? CellLiterals::OrderLiterals::wanted
                                                                            : CellLiterals::OrderLiterals::none;
}

/// The literals that all diagrams share, in equal parts. Boards up to 16 x 16 need far less: at most some ten thousand
/// for a diagram.
constexpr std::uint64_t literals_of_diagrams = 12'000'000;

Form form_for(const Model& model) {
    Form form;
    const auto& constraints = model.constraints;
    const auto clues = static_cast<std::uint64_t>(std::count_if(constraints.begin(), constraints.end(), wants_order));
    if (clues > 0) form.largest_diagram = literals_of_diagrams / clues;
    return form;
}

Encoding with_cells(const Model& model, const Grid<Domain>& domains, const Watch& watch, Numbering numbering) {
    Form form = form_for(model);
    form.numbering = numbering;
    Formula formula(form);
    formula.heed(&watch);
    CellLiterals cells(domains, formula, order_for(model));
    return {std::move(formula), std::move(cells), {}};
}

bool same_cells(Line a, Line b) {
    return a == b || a == b.reversed();
}

/// The constraints that always bind.
using Binding = std::vector<const Constraint*>;

bool binds(const Model& model, std::size_t index, Clues clues) {
    return clues == Clues::fixed || is_rule(model.constraints.origin(index));
}

Binding binding_in(const Model& model, Clues clues) {
    Binding binding;
    for (std::size_t i = 0; i < model.constraints.size(); ++i)
        if (binds(model, i, clues)) binding.push_back(&model.constraints[i]);
    return binding;
}

/// True if a CloserPair that always binds implies it by counting its letters.
bool is_implied(const Constraint& constraint, const Binding& binding) {
    const auto* count = std::get_if<Exactly>(&constraint);
    return count && count->times == 2 && std::any_of(binding.begin(), binding.end(), [&](const Constraint* other) {
               const auto* pairs = std::get_if<CloserPair>(other);
               return pairs && same_cells(pairs->line, count->line) &&
                      (pairs->near == count->value || pairs->far == count->value);
           });
}

/// True if some constraint that always binds forbids repeated values in the line.
bool values_differ(Line line, const Binding& binding, const CellLiterals& cells) {
    Domain values;
    for (int i = 0; i < line.length; ++i) values |= cells.domain(line[i]);
    return std::any_of(binding.begin(), binding.end(), [&](const Constraint* other) {
        const auto* rule = std::get_if<AllDifferent>(other);
        return rule && same_cells(rule->line, line) && !rule->except.meets(values);
    });
}

void write(const Constraint& constraint, const Binding& binding, Encoding& encoding) {
    if (is_implied(constraint, binding)) return;
    const auto* clue = std::get_if<Visible>(&constraint);
    if (!clue) return encode(constraint, encoding.cells, encoding.formula);
    const bool differ = values_differ(clue->line, binding, encoding.cells);
    encode(*clue, encoding.cells, encoding.formula, differ ? LineValues::differ : LineValues::any);
}

}  // namespace

Encoding encode(const Model& model, const Grid<Domain>& domains, Clues clues, const Watch& watch,
                const std::function<void(Formula&)>& take, Numbering numbering) {
    Encoding encoding = with_cells(model, domains, watch, numbering);
    auto& [formula, cells, guards] = encoding;
    if (take) take(formula);
    const Binding binding = binding_in(model, clues);
    for (std::size_t i = 0; i < model.constraints.size() && !formula.cut_short(); ++i) {
        guards.push_back(binds(model, i, clues) ? always : formula.new_variable());
        formula.guard(guards.back());
        write(model.constraints[i], binding, encoding);
        if (take) take(formula);
    }
    formula.guard(always);
    formula.heed(nullptr);
    return encoding;
}

std::uint64_t most_literals(const Model& model) {
    const Form form = form_for(model);
    std::uint64_t literals = CellLiterals::most_literals(model.domains, order_for(model), form);
    for (const Constraint& constraint : model.constraints) literals += most_literals(constraint, model.domains, form);
    if (model.objective) literals += most_literals_of_counting(model.size());
    return literals;
}

}  // namespace gridwright::encoding
