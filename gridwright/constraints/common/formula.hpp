#pragma once

// A formula in clauses, as every SAT solver takes it. Nothing here knows a solver: a formula is a list of numbers,
// literal after literal with a 0 behind each clause.
//
// Long lines are written in another form than short ones, so that formulas grow with the cells of a line and not with
// their pairs; `Form` says from where on. Writing stops when a watch is due: then clauses are missing.
//
// What is known beforehand costs nothing: the literals `always` and `never` may be used like any other, and the formula
// drops what they make superfluous. So what writes clauses never asks whether a cell is fixed or a value gone.

#include "gridwright/kernel/watch.hpp"

#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

namespace gridwright::constraints {

/// A variable, or with a minus its negation.
using Literal = int;

inline constexpr Literal always = 1 << 30, never = -always;

/// Up to which size the clauses of short lines are used, which see more and are more; docs/encoding.md has the
/// measurements.
struct Form {
    std::size_t most_in_pairs = 25;           ///< literals of which at most one is true
    std::uint64_t largest_diagram = 100'000;  ///< literals of the clauses of a Visible
};

class Formula {
  public:
    explicit Formula(Form form = {}) : form_(form) {}

    Form form() const { return form_; }

    Literal new_variable() { return ++variables_; }

    /// At least one of the literals is true.
    void add(std::span<const Literal> clause);
    void add(std::initializer_list<Literal> clause) { add(std::span(clause.begin(), clause.size())); }

    /// From now on the watch is asked now and then, and when it is due nothing more is written. It outlives what is
    /// written; null ends that.
    void heed(const kernel::Watch* watch);

    /// Clauses are missing because a watch was due.
    bool cut_short() const { return cut_short_; }

    /// From now on clauses bind only where `guard` is true; `always` ends that.
    void guard(Literal guard) { guard_ = guard; }

    int variables() const { return variables_; }
    std::size_t clauses() const { return clauses_; }
    /// All clauses, one behind the other, each with a 0 at its end.
    const std::vector<Literal>& literals() const { return literals_; }

    /// Forgets the clauses, but not the variables: what was written has been handed on.
    void clear_clauses();

  private:
    static constexpr std::uint64_t clauses_between_looks = 1024;

    Form form_;
    std::optional<kernel::Poll> poll_;
    bool cut_short_ = false;
    int variables_ = 0;
    std::size_t clauses_ = 0;
    Literal guard_ = always;
    std::vector<Literal> literals_;
};

}  // namespace gridwright::constraints
