#pragma once

// Constraints about a line as patterns that read its cells from front to back. They depend on a line's length and
// values only, so an engine makes each once and uses it for every board.

#include "gridwright/kernel/constraint.hpp"
#include "gridwright/kernel/watch.hpp"

#include <gecode/int.hh>

#include <map>
#include <tuple>
#include <variant>

namespace gridwright::engines::gecode {

/// Nothing (std::monostate) if no line matches, or if the watch was due first.
using Pattern = std::variant<std::monostate, Gecode::DFA, Gecode::TupleSet>;

/// The lines of that length out of these values that have `count` visible ones.
Pattern visible_pattern(int length, kernel::Domain values, int count, const kernel::Watch& watch = {});

/// The same for lines that are permutations of the values; its answer for other lines is meaningless.
Pattern visible_pattern_of_permutations(kernel::Domain values, int count, const kernel::Watch& watch = {});

/// The lines with two `near` closer together than two `far`, as an automaton.
Pattern closer_pair_automaton(int length, kernel::Domain values, kernel::Value near, kernel::Value far,
                              const kernel::Watch& watch = {});

/// The same as a table, for lines that have but one value besides the letters, or none.
Pattern closer_pair_table(int length, kernel::Domain values, kernel::Value near, kernel::Value far);

class Patterns {
  public:
    /// The pattern of a constraint about a line with these values. A pattern that a watch cut short is not cached.
    Pattern of(const kernel::Visible& constraint, kernel::Domain values, bool permutation, const kernel::Watch& watch);
    Pattern of(const kernel::CloserPair& constraint, kernel::Domain values, const kernel::Watch& watch);

  private:
    std::map<std::tuple<int, std::uint64_t, int, bool>, Pattern> visible_;
    std::map<std::tuple<int, std::uint64_t, kernel::Value, kernel::Value>, Pattern> closer_pair_;
};

}  // namespace gridwright::engines::gecode
