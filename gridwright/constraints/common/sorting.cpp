// The odd-even merge sort of Batcher (1968), a network of comparators each of which puts the larger of two in front.
// n literals take about n log^2 n / 4 comparators of six clauses, whatever is asked of their number: for many literals
// of which many may be true that is far less than a sequential counter, which costs n times the number counted.

#include "gridwright/constraints/common/sorting.hpp"

#include <algorithm>
#include <bit>

namespace gridwright::constraints {
namespace {

void compare(Literal& front, Literal& behind, Formula& formula) {
    if (front == always || behind == never) return;
    if (front == never || behind == always) return std::swap(front, behind);
    const Literal some = formula.new_variable(), both = formula.new_variable();
    formula.add({-front, some});
    formula.add({-behind, some});
    formula.add({-some, front, behind});
    formula.add({-both, front});
    formula.add({-both, behind});
    formula.add({-front, -behind, both});
    front = some, behind = both;
}

/// Calls `visit` with the two places of each comparator, in order.
template <typename Visit>
void for_each_comparator(std::size_t row, Visit visit) {
    for (std::size_t merged = 1; merged < row; merged *= 2)
        for (std::size_t apart = merged; apart >= 1; apart /= 2)
            for (std::size_t start = apart % merged; start + apart < row; start += 2 * apart)
                for (std::size_t i = start; i < std::min(start + apart, row - apart); ++i)
                    if (i / (2 * merged) == (i + apart) / (2 * merged)) visit(i, i + apart);
}

}  // namespace

std::vector<Literal> sorted(std::span<const Literal> row, Formula& formula) {
    std::vector<Literal> result(row.begin(), row.end());
    for_each_comparator(row.size(), [&](std::size_t front, std::size_t behind) {
        if (!formula.cut_short()) compare(result[front], result[behind], formula);
    });
    return result;
}

std::uint64_t most_literals_of_sorting(std::uint64_t row) {
    const std::uint64_t levels = std::bit_width(row);
    return 20 * (row * levels * (levels + 1) / 4 + row);
}

}  // namespace gridwright::constraints
