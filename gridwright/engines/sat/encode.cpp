#include "gridwright/engines/sat/encode.hpp"

#include "gridwright/constraints/clauses.hpp"
#include "gridwright/constraints/visible/clauses.hpp"

#include <algorithm>

namespace gridwright::engines::sat {

using namespace constraints;
using namespace kernel;

namespace {

Encoding with_cells(const Grid<Domain>& domains) {
    Formula formula;
    CellLiterals cells(domains, formula);
    return {std::move(formula), std::move(cells), {}};
}

bool same_cells(Line a, Line b) {
    return a == b || a == b.reversed();
}

/// A CloserPair that always binds says it already: its pairs are counted.
bool is_implied(const Constraint& word, std::span<const Constraint> binding) {
    const auto* count = std::get_if<Exactly>(&word);
    return count && count->times == 2 && std::any_of(binding.begin(), binding.end(), [&](const Constraint& other) {
               const auto* pairs = std::get_if<CloserPair>(&other);
               return pairs && same_cells(pairs->line, count->line) &&
                      (pairs->near == count->value || pairs->far == count->value);
           });
}

/// Some word that always binds says that no value of the line repeats.
bool values_differ(Line line, std::span<const Constraint> binding, const CellLiterals& cells) {
    Domain values;
    for (int i = 0; i < line.length; ++i) values |= cells.domain(line[i]);
    return std::any_of(binding.begin(), binding.end(), [&](const Constraint& word) {
        const auto* rule = std::get_if<AllDifferent>(&word);
        return rule && same_cells(rule->line, line) && !rule->except.meets(values);
    });
}

void write(const Constraint& word, std::span<const Constraint> binding, Encoding& encoding) {
    if (is_implied(word, binding)) return;
    const auto* clue = std::get_if<Visible>(&word);
    if (!clue) return encode(word, encoding.cells, encoding.formula);
    const bool differ = values_differ(clue->line, binding, encoding.cells);
    encode(*clue, encoding.cells, encoding.formula, differ ? LineValues::differ : LineValues::any);
}

}  // namespace

Encoding encode(const Model& model, const Grid<Domain>& domains, Clues clues, const std::function<bool()>& leave_off) {
    Encoding encoding = with_cells(domains);
    auto& [formula, cells, guards] = encoding;
    const std::span<const Constraint> words = model.constraints;
    const auto binding = clues == Clues::switchable ? words.first(model.rules) : words;
    if (std::any_of(words.begin(), words.end(), wants_order)) cells.add_order(formula);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (leave_off && leave_off()) break;
        if (i >= model.rules) {
            guards.push_back(clues == Clues::switchable ? formula.new_variable() : always);
            formula.guard(guards.back());
        }
        write(words[i], binding, encoding);
    }
    formula.guard(always);
    return encoding;
}

}  // namespace gridwright::engines::sat
