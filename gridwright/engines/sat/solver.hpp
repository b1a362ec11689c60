#pragma once

// CaDiCaL, and when to stop it. It tells nobody how many conflicts it had, but reports every clause it learns, so a
// conflict counts here when something was learned from it, which with our options is each; failed literals, from which
// it learns while it simplifies, count as well. It looks at its limits between propagations only and may meet a few
// conflicts in a row: those beyond the limit are not counted.

#include "gridwright/constraints/common/formula.hpp"
#include "gridwright/kernel/watch.hpp"

#include <cadical.hpp>

namespace gridwright::engines::sat {

enum class SolverAnswer { yes, no, interrupted };

/// How many literals may be learned. CaDiCaL forgets most of what it learns, but tells how much it keeps only between
/// two searches; so a search that has learned enough pauses for a look, and goes on.
struct LearnedLiterals {
    std::uint64_t between_looks = 50'000'000;
    std::uint64_t most = 50'000'000;
};

class Solver final : CaDiCaL::Learner, CaDiCaL::Terminator {
  public:
    /// As CaDiCaL comes.
    Solver();
    /// As it suits our boards; chance is drawn with the seed.
    explicit Solver(std::uint64_t seed);
    ~Solver() override = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    /// Counts conflicts and time anew, up to these limits.
    void start(const kernel::Limits& limits);

    /// More clauses than this are many: CaDiCaL would simplify them for longer than it may without looking at limits.
    static constexpr std::size_t many_clauses = 300'000;

    /// Many clauses will come, and none has yet.
    void expect_many();

    /// Beyond this it is interrupted, whatever the limits of the question are.
    void bound_learned(LearnedLiterals memory) { memory_ = memory; }

    /// Takes the clauses out of the formula, as far as the limits allow.
    void take(constraints::Formula& formula);

    /// No clause is missing because of a limit.
    bool whole() const { return whole_; }

    /// Whether all clauses can be true together with the literals assumed.
    SolverAnswer solve(std::span<const constraints::Literal> assumptions);

    /// After the answer yes.
    bool is_true(constraints::Literal literal) { return literal == constraints::always || is_variable_true(literal); }

    /// The search had rather have it false.
    void prefer_not(constraints::Literal literal);

    /// The limits, less the time that it takes to give the memory back.
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
