// A clause for each pair is best while there are few: 62 literals have 1,891 pairs, and a blank board of 62 x 62 would
// have 22 million. Many literals are laid out in a square (the product encoding of Chen, 2010): each row and each
// column of the square has a variable that is true exactly if some literal in it is, and of the rows, as of the
// columns, at most one is true. Two literals differ in their row or in their column. n literals cost 2 n clauses for
// their rows and columns and about n more for the pairs of these; a ladder would cost 4 n, and n variables instead of 2
// sqrt(n).

#include "gridwright/constraints/common/at_most_one.hpp"

#include <algorithm>

namespace gridwright::constraints {
namespace {

void add_pairs(std::span<const Literal> literals, Formula& formula) {
    for (std::size_t i = 0; i < literals.size(); ++i)
        for (std::size_t j = i + 1; j < literals.size(); ++j) formula.add({-literals[i], -literals[j]});
}

std::size_t side_of_square(std::size_t literals) {
    std::size_t side = 1;
    while (side * side < literals) ++side;
    return side;
}

/// True exactly if some literal is, of those from `first` on that are `step` apart.
Literal add_some_of(std::span<const Literal> literals, std::size_t first, std::size_t step, std::size_t count,
                    Formula& formula) {
    const Literal some = formula.new_variable();
    std::vector<Literal> clause{-some};
    for (std::size_t i = first; i < literals.size() && clause.size() <= count; i += step) {
        formula.add({-literals[i], some});
        clause.push_back(literals[i]);
    }
    formula.add(clause);
    return some;
}

}  // namespace

void add_at_most_one(std::span<const Literal> literals, Formula& formula) {
    if (literals.size() <= formula.form().most_in_pairs) return add_pairs(literals, formula);
    std::vector<Literal> possible;
    std::copy_if(literals.begin(), literals.end(), std::back_inserter(possible), [](Literal l) { return l != never; });
    if (possible.size() <= formula.form().most_in_pairs) return add_pairs(possible, formula);
    const std::size_t side = side_of_square(possible.size());
    std::vector<Literal> rows, columns;
    for (std::size_t first = 0; first < possible.size(); first += side)
        rows.push_back(add_some_of(possible, first, 1, side, formula));
    for (std::size_t first = 0; first < side; ++first)
        columns.push_back(add_some_of(possible, first, side, side, formula));
    add_pairs(rows, formula);
    add_pairs(columns, formula);
}

std::uint64_t most_literals_of_at_most_one(std::size_t literals, Form form) {
    const std::uint64_t paired = std::min(literals, form.most_in_pairs), side = side_of_square(literals);
    const std::uint64_t in_pairs = paired * std::max(paired, std::uint64_t{1}) * 3 / 2;
    return std::max(in_pairs, paired == literals ? 0 : 8 * literals + 4 * side + 3 * side * side);
}

}  // namespace gridwright::constraints
