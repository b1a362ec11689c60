#pragma once

// The filters that propagators of this engine run, a closed set. Filters of whole lines come from constraints/. The
// small ones with helper variables (a running maximum, a count, the place of a letter) are here: the reports post rules
// this way.

#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/constraints/together/sights.hpp"
#include "gridwright/kernel/constraint.hpp"

#include <variant>

namespace gridwright::engines::fd {

using constraints::Domains;
using constraints::Propagation;

/// No value twice in a line, at domain consistency.
struct DifferentLine {
    kernel::Domain except;
};

/// Two cells differ, or hold an excepted value.
struct DifferentPair {
    kernel::Domain except;
};

/// A permutation with the clues at its ends, together.
struct SeenLine {
    constraints::Sights sights;
};

/// One clue alone, values may repeat.
struct SeenFromFront {
    int count;
};

/// One link of the chain of running maximum and count. Variables: cell, maximum and count before, the same after.
struct SightStep {};

struct Occurs {
    kernel::Value value;
    int times;
};

/// Two near and two far in a line, exactly.
struct NearAndFar {
    kernel::Value near, far;
};

/// Variables: the places of the first and second `value`, then the cells of the line.
struct PairPlaces {
    kernel::Value value;
};

/// Variables: first and second place of the near pair, then of the far pair.
struct CloserGap {};

struct OtherThan {
    const kernel::Solution* solution;
};

/// At most `most` cells hold the value: the objective, tightened as solutions are found.
struct AtMost {
    kernel::Value value;
    int most;
};

using Filter = std::variant<DifferentLine, DifferentPair, SeenLine, SeenFromFront, SightStep, Occurs, NearAndFar,
                            PairPlaces, CloserGap, OtherThan, AtMost>;

/// Runs filters; holds the scratch memory they need.
class FilterRunner {
  public:
    Propagation run(const Filter& filter, Domains domains);

  private:
    constraints::SightsFilter sights_;
};

/// 0 runs before 1 before 2.
int priority_of(const Filter& filter);

/// True if the filter can do nothing until a variable is fixed.
bool waits_for_fixed(const Filter& filter);

}  // namespace gridwright::engines::fd
