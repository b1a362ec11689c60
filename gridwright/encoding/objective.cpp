#include "gridwright/encoding/objective.hpp"

#include "gridwright/constraints/common/counting.hpp"
#include "gridwright/constraints/common/sorting.hpp"

namespace gridwright::encoding {

using namespace constraints;

/// A counter propagates more than a sorting network. It is used up to this size, which covers every board up to 16 x
/// 16.
std::vector<Literal> counted(const kernel::Fewest& objective, int most, const CellLiterals& cells, Formula& formula) {
    constexpr std::size_t largest_counter = 1 << 16;
    std::vector<Literal> row;
    for (int cell = 0; cell < cells.size().cells(); ++cell) row.push_back(cells.is(cell, objective.value));
    if (row.size() * most > largest_counter) return sorted(row, formula);
    const Count count(row, most, formula);
    std::vector<Literal> at_least;
    for (int times = 1; times <= most; ++times) at_least.push_back(count.at_least(times));
    return at_least;
}

std::uint64_t most_literals_of_counting(kernel::Size size) {
    return most_literals_of_sorting(static_cast<std::uint64_t>(size.cells()));
}

}  // namespace gridwright::encoding
