#pragma once

// CaDiCaL, and when to stop it. It tells nobody how many conflicts it had, but reports every clause it learns, so a
// conflict counts here when something was learned from it, which with our options is each; failed literals, from which
// it learns while it simplifies, count as well. It looks at its limits between propagations only and may meet a few
// conflicts in a row: those beyond the limit are not counted.

#include "gridwright/base/deadline.hpp"
#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

#include <cadical.hpp>

namespace gridwright::engines::sat {

enum class Answer { yes, no, interrupted };

class Solver final : CaDiCaL::Learner, CaDiCaL::Terminator {
  public:
    /// As CaDiCaL comes.
    Solver();
    /// As it suits our boards; chance is drawn with the seed.
    explicit Solver(std::uint64_t seed);
    ~Solver() override;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    /// Takes the clauses out of the formula.
    void take(constraints::Formula& formula);

    /// Takes the first clauses, a whole board of them, which can be many: leaves off when a limit is reached, after
    /// which it has no other answer.
    void load(constraints::Formula& formula);

    /// Counts conflicts and time anew, up to these limits.
    void start(const kernel::Limits& limits);

    /// Whether all clauses can be true together with the literals assumed.
    Answer solve(std::span<const constraints::Literal> assumptions);

    /// After the answer yes.
    bool is_true(constraints::Literal literal) { return literal == constraints::always || is_variable_true(literal); }

    /// The search had rather have it false.
    void prefer_not(constraints::Literal literal);

    /// Whether a limit is reached or somebody wants it to stop.
    bool interrupted() { return terminate(); }

    /// Why it was interrupted.
    kernel::Stop interruption() const { return interruption_; }
    std::uint64_t conflicts() const;
    std::uint64_t calls() const { return calls_; }

  private:
    bool learning(int size) override;
    void learn(int) override {}
    bool terminate() override;

    bool is_variable_true(constraints::Literal literal) {
        return literal != constraints::never && solver_.val(literal) > 0;
    }

    CaDiCaL::Solver solver_;
    kernel::Limits limits_;
    base::Deadline deadline_;
    kernel::Stop interruption_ = kernel::Stop::exhausted;
    std::uint64_t conflicts_ = 0, calls_ = 0;
};

}  // namespace gridwright::engines::sat
