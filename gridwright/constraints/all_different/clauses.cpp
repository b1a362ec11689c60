#include "gridwright/constraints/all_different/clauses.hpp"

#include "gridwright/constraints/at_most_one.hpp"

namespace gridwright::constraints {

using kernel::Domain;

void encode(const kernel::AllDifferent& word, const CellLiterals& cells, Formula& formula) {
    Domain values;
    for (int i = 0; i < word.line.length; ++i) values |= cells.domain(word.line[i]);
    const bool none_repeats = !values.meets(word.except);
    for (const int value : values - word.except) {
        const std::vector<Literal> places = cells.along(word.line, value);
        add_at_most_one(places, formula);
        if (none_repeats && values.size() == word.line.length) formula.add(places);
    }
    if (none_repeats && values.size() < word.line.length) formula.add({});
}

std::uint64_t most_literals(const kernel::AllDifferent& word, const kernel::Grid<Domain>& domains, Form form) {
    Domain values;
    for (int i = 0; i < word.line.length; ++i) values |= domains[word.line[i]];
    const auto length = static_cast<std::size_t>(word.line.length);
    const auto each = static_cast<std::uint64_t>((values - word.except).size());
    return 1 + each * (most_literals_of_at_most_one(length, form) + length + 1);
}

}  // namespace gridwright::constraints
