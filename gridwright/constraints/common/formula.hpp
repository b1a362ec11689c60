#pragma once

// A formula in clauses, as every SAT solver takes it. Nothing here knows a solver: a formula is a list of numbers,
// literal after literal with a 0 behind each clause.
//
// Long lines use another encoding than short ones, so that formulas grow with the number of cells and not of pairs;
// `Form` sets the threshold. Writing stops when a watch is due, and the formula is then incomplete.
//
// Known facts cost nothing: the literals `always` and `never` may be used like any other, and the formula drops what
// they make redundant. So an encoder never needs to check whether a cell is fixed or a value is gone.

#include "gridwright/kernel/watch.hpp"

#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

namespace gridwright::constraints {

/// A variable, or with a minus its negation.
using Literal = int;

inline constexpr Literal always = 1 << 30, never = -always;

/// The order of the variables: those of a cell with many values may need others, which follow it or follow all cells.
/// Solvers get clauses with a variable soon after it is new, because CaDiCaL 1.5.3 cannot be destroyed if memory runs
/// out while it makes room for many variables at once.
enum class Numbering { cell_by_cell, cells_first };

/// The size limits of the encodings for short lines, which propagate more but take more clauses; docs/encoding.md has
/// the measurements.
struct Form {
    std::size_t most_in_pairs = 25;           ///< literals of which at most one is true
    std::uint64_t largest_diagram = 100'000;  ///< literals of the clauses of a Visible
    Numbering numbering = Numbering::cell_by_cell;
};

class Formula {
  public:
    explicit Formula(Form form = {}) : form_(form) {}

    Form form() const { return form_; }

    Literal new_variable() { return ++variables_; }

    /// At least one of the literals is true.
    void add(std::span<const Literal> clause);
    void add(std::initializer_list<Literal> clause) { add(std::span(clause.begin(), clause.size())); }

    /// From now on, writing stops once this watch is due; null removes it. The watch must outlive its use.
    void heed(const kernel::Watch* watch);

    /// True if clauses are missing because a watch was due.
    bool cut_short() const { return cut_short_; }

    /// From now on, clauses bind only if `guard` is true; `always` removes the guard.
    void guard(Literal guard) { guard_ = guard; }

    int variables() const { return variables_; }
    std::size_t clauses() const { return clauses_; }
    /// All clauses, one behind the other, each with a 0 at its end.
    const std::vector<Literal>& literals() const { return literals_; }

    /// Drops the clauses but keeps the variables, once a solver has taken the clauses.
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
