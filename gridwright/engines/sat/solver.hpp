#pragma once

// Wraps CaDiCaL and stops it at limits. CaDiCaL does not report its number of conflicts, but it reports every clause it
// learns, so a conflict counts here if it teaches a clause, which with our options each does; clauses learned from
// failed literals while it simplifies count as well. CaDiCaL checks its limits only between propagations and may have a
// few conflicts in a row: those beyond the limit are not counted.

#include "gridwright/constraints/common/formula.hpp"
#include "gridwright/kernel/watch.hpp"

#include <cadical.hpp>

namespace gridwright::engines::sat {

enum class SolverAnswer { yes, no, interrupted };

/// How many learned literals may be in memory. CaDiCaL forgets most of what it learns, but reports what it keeps only
/// between two searches; so a search that has learned this much pauses, checks, and goes on.
struct LearnedLiterals {
    std::uint64_t between_looks = 50'000'000;
    std::uint64_t most = 50'000'000;
};

class Solver final : CaDiCaL::Learner, CaDiCaL::Terminator {
  public:
    /// With the default options of CaDiCaL.
    Solver();
    /// With options that suit our boards, and this seed.
    explicit Solver(std::uint64_t seed);
    ~Solver() override = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    /// Starts to count conflicts and time from zero, up to these limits.
    void start(const kernel::Limits& limits);

    /// With more clauses than this, CaDiCaL would simplify for too long without checking limits.
    static constexpr std::size_t many_clauses = 300'000;

    /// Announces many clauses, before the first one.
    void expect_many();

    /// Interrupts searches that learn more than this, whatever the limits.
    void bound_learned(LearnedLiterals memory) { memory_ = memory; }

    /// Takes the clauses out of the formula, as far as the limits allow.
    void take(constraints::Formula& formula);

    /// No clause is missing because of a limit.
    bool whole() const { return whole_; }

    /// Whether all clauses can be true together with the literals assumed.
    SolverAnswer solve(std::span<const constraints::Literal> assumptions);

    /// After the answer yes.
    bool is_true(constraints::Literal literal) { return literal == constraints::always || is_variable_true(literal); }

    /// Makes the search try false first for this literal.
    void prefer_not(constraints::Literal literal);

    /// The limits, less the time needed to free the memory.
    const kernel::Watch& watch() const { return watch_; }
    std::uint64_t conflicts() const;
    std::uint64_t calls() const { return calls_; }

  private:
    void allow_for_freeing();
    bool learning(int size) override;
    void learn(int) override {}
    bool terminate() override { return watch_.due() || wants_to_look(); }
    bool wants_to_look() const { return learned_since_look_ >= memory_.between_looks; }
    std::uint64_t learned_now() const;

    bool is_variable_true(constraints::Literal literal) {
        return literal != constraints::never && solver_.val(literal) > 0;
    }

    CaDiCaL::Solver solver_;
    kernel::Limits limits_;
    kernel::Watch unhurried_, watch_;
    bool whole_ = true;
    LearnedLiterals memory_;
    std::uint64_t learned_clauses_ = 0, learned_literals_ = 0, learned_since_look_ = 0;
    std::uint64_t clauses_ = 0, conflicts_ = 0, calls_ = 0;
};

}  // namespace gridwright::engines::sat
