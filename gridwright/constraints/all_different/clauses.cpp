#include "gridwright/constraints/all_different/clauses.hpp"

namespace gridwright::constraints {

using kernel::Domain;

namespace {

void add_at_most_one(kernel::Line line, int value, const CellLiterals& cells, Formula& formula) {
    for (int i = 0; i < line.length; ++i)
        for (int j = i + 1; j < line.length; ++j) formula.add({-cells.is(line[i], value), -cells.is(line[j], value)});
}

void add_at_least_one(kernel::Line line, int value, const CellLiterals& cells, Formula& formula) {
    std::vector<Literal> somewhere;
    for (int i = 0; i < line.length; ++i) somewhere.push_back(cells.is(line[i], value));
    formula.add(somewhere);
}

}  // namespace

void encode(const kernel::AllDifferent& word, const CellLiterals& cells, Formula& formula) {
    Domain values;
    for (int i = 0; i < word.line.length; ++i) values |= cells.domain(word.line[i]);
    const bool none_repeats = !values.meets(word.except);
    for (const int value : values - word.except) {
        add_at_most_one(word.line, value, cells, formula);
        if (none_repeats && values.size() == word.line.length) add_at_least_one(word.line, value, cells, formula);
    }
    if (none_repeats && values.size() < word.line.length) formula.add({});
}

}  // namespace gridwright::constraints
