// With two near and two far in the line, the near ones are closer exactly if for every distance d: near ones d or more
// apart make far ones more than d apart. Both distances are rows of literals "d or more", tied to every pair of places;
// a line of n cells costs about 6 n variables, the counters included, and 2 n^2 short clauses.

#include "gridwright/constraints/closer_pair/closer_pair.hpp"
#include "gridwright/constraints/common/counting.hpp"

namespace gridwright::constraints {
namespace {

/// A third one would be at another distance from one of the two.
void add_two(std::span<const Literal> places, Formula& formula) {
    formula.add({Count(places, 2, formula).at_least(2)});
}

/// The literals "the two are d or more places apart", for d from 0 to the length, where it is false.
std::vector<Literal> distance_between(std::span<const Literal> places, Formula& formula) {
    const std::size_t length = places.size();
    std::vector<Literal> apart(length + 1, never);
    apart[0] = apart[1] = always;
    for (std::size_t d = 2; d < length; ++d) {
        apart[d] = formula.new_variable();
        formula.add({-apart[d], apart[d - 1]});
    }
    for (std::size_t i = 0; i < length; ++i)
        for (std::size_t j = i + 1; j < length; ++j) {
            formula.add({-places[i], -places[j], apart[j - i]});
            formula.add({-places[i], -places[j], -apart[j - i + 1]});
        }
    return apart;
}

}  // namespace

void encode(const kernel::CloserPair& constraint, const CellLiterals& cells, Formula& formula) {
    // Two pairs in one line, one of them not side by side; a letter that is near and far at once is no closer.
    if (constraint.line.length < 4 || constraint.near == constraint.far) return formula.add({});
    const std::vector<Literal> near = cells.along(constraint.line, constraint.near);
    const std::vector<Literal> far = cells.along(constraint.line, constraint.far);
    add_two(near, formula);
    add_two(far, formula);
    const std::vector<Literal> near_apart = distance_between(near, formula);
    const std::vector<Literal> far_apart = distance_between(far, formula);
    for (std::size_t d = 1; d < near.size(); ++d) formula.add({-near_apart[d], far_apart[d + 1]});
}

std::uint64_t most_literals(const kernel::CloserPair& constraint, const kernel::Grid<kernel::Domain>&, Form) {
    const auto length = static_cast<std::uint64_t>(constraint.line.length);
    return 1 + 2 * (Count::most_literals(length, 2) + 2 + 4 * length * length + 3 * length) + 3 * length;
}

}  // namespace gridwright::constraints
