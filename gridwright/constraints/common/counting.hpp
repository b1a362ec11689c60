#pragma once

// Counts true literals in clauses, for constraints such as "exactly two". Best for small numbers; sorting.hpp serves
// large ones.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/constraints/common/formula.hpp"

namespace gridwright::constraints {

/// The number of true literals in each prefix of a row.
class Count {
  public:
    /// Counts up to `most`, which costs about as many variables as there are literals times `most`. The clauses only
    /// say what the new variables mean, in both directions; nothing is forbidden.
    Count(std::span<const Literal> row, int most, Formula& formula);

    /// An upper bound on the literals written for a row of this length, counting the ends of clauses.
    static std::uint64_t most_literals(std::uint64_t row, std::uint64_t most) { return 13 * row * most; }

    /// At least `times` of the first `length` literals are true; `times` is not above `most`.
    Literal at_least(int times, int length) const;
    /// At least `times` of them all.
    Literal at_least(int times) const { return at_least(times, length_); }

  private:
    int length_, most_;
    base::Vector<Literal> at_least_;  // by length, then by times; without the impossible and the certain
};

}  // namespace gridwright::constraints
