#include "gridwright/constraints/exactly/clauses.hpp"

#include "gridwright/constraints/counting.hpp"

namespace gridwright::constraints {

void encode(const kernel::Exactly& word, const CellLiterals& cells, Formula& formula) {
    if (word.times < 0 || word.times > word.line.length) return formula.add({});
    const Count count(cells.along(word.line, word.value), word.times + 1, formula);
    formula.add({count.at_least(word.times)});
    formula.add({-count.at_least(word.times + 1)});
}

std::uint64_t most_literals(const kernel::Exactly& word, const kernel::Grid<kernel::Domain>&, Form) {
    if (word.times < 0 || word.times > word.line.length) return 1;
    return 4 + Count::most_literals(static_cast<std::uint64_t>(word.line.length),
                                    static_cast<std::uint64_t>(word.times) + 1);
}

}  // namespace gridwright::constraints
