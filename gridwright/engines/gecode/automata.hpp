#pragma once

// Words about a line as automata that read its cells from front to back. They depend on a line's length and values
// only, so an engine makes each once and uses it for every board.

#include "gridwright/kernel/constraint.hpp"

#include <gecode/int.hh>

#include <map>
#include <optional>
#include <tuple>

namespace gridwright::engines::gecode {

/// Accepts what has `count` visible values; nothing when no line of that length out of these values has.
std::optional<Gecode::DFA> visible_automaton(int length, kernel::Domain values, int count);

/// Accepts what has two `near` closer together than two `far`; nothing when no line of that length can have them.
std::optional<Gecode::DFA> closer_pair_automaton(int length, kernel::Domain values, kernel::Value near,
                                                 kernel::Value far);

class Automata {
  public:
    /// The automaton of a word about a line with these values.
    const std::optional<Gecode::DFA>& of(const kernel::Visible& word, kernel::Domain values);
    const std::optional<Gecode::DFA>& of(const kernel::CloserPair& word, kernel::Domain values);

  private:
    std::map<std::tuple<int, std::uint64_t, int>, std::optional<Gecode::DFA>> visible_;
    std::map<std::tuple<int, std::uint64_t, kernel::Value, kernel::Value>, std::optional<Gecode::DFA>> closer_pair_;
};

}  // namespace gridwright::engines::gecode
