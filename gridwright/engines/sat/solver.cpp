#include "gridwright/engines/sat/solver.hpp"

#include <algorithm>

namespace gridwright::engines::sat {

using namespace constraints;

namespace {

constexpr std::uint64_t seeds = 2'000'000'000;  // CaDiCaL takes them from 0 to this

/// The time to free a clause on a busy machine, and how many clauses can be freed after the deadline without being
/// late.
constexpr std::chrono::nanoseconds freeing_a_clause{250};
constexpr std::uint64_t quickly_freed = 100'000;

}  // namespace

Solver::Solver() {
    solver_.set("quiet", 1);
    solver_.connect_learner(this);
    solver_.connect_terminator(this);
}

/// Without chronological backtracking every conflict teaches a clause. The stable mode alone has fewer conflicts on
/// most boards; docs/encoding.md has the figures.
Solver::Solver(std::uint64_t seed) : Solver() {
    solver_.set("chrono", 0);
    solver_.set("stabilizeonly", 1);
    solver_.set("seed", static_cast<int>(seed % seeds));
}

void Solver::start(const kernel::Limits& limits) {
    limits_ = limits;
    conflicts_ = calls_ = 0;
    unhurried_ = kernel::Watch(limits, conflicts_);
    allow_for_freeing();
}

/// Subtracts the time to free the clauses from the limit.
void Solver::allow_for_freeing() {
    const std::uint64_t slowly = std::max(clauses_, quickly_freed) - quickly_freed;
    watch_ = unhurried_.sooner_by(slowly * freeing_a_clause);
}

/// Each simplification visits all clauses, some without checking the terminator: 0.3 s for a million and a half. Boards
/// of 40 x 40 are solved as fast without them.
void Solver::expect_many() {
    solver_.set("inprocessing", 0);
}

void Solver::take(Formula& formula) {
    constexpr std::uint64_t portion = 1024;  // clauses
    bool between_clauses = true;
    for (const Literal literal : formula.literals()) {
        if (between_clauses && clauses_ % portion == 0) {
            allow_for_freeing();
            if (watch_.due()) whole_ = false;
        }
        if (!whole_) break;
        solver_.add(literal);
        between_clauses = literal == 0;
        clauses_ += between_clauses;
    }
    formula.clear_clauses();
}

SolverAnswer Solver::solve(std::span<const Literal> assumptions) {
    if (!whole_ || watch_.due()) return SolverAnswer::interrupted;
    ++calls_;
    // Assumptions stay until the solver answers, so none may be made before it is certain to run.
    if (std::find(assumptions.begin(), assumptions.end(), never) != assumptions.end()) return SolverAnswer::no;
    do {
        learned_since_look_ = 0;
        for (const Literal literal : assumptions)
            if (literal != always) solver_.assume(literal);
        const int status = solver_.solve();
        if (status != 0) return status == 10 ? SolverAnswer::yes : SolverAnswer::no;
    } while (wants_to_look() && !watch_.due() && learned_now() <= memory_.most);
    return SolverAnswer::interrupted;
}

/// The literals of the clauses that it has learned and still keeps, if these are as long as all were on average; most
/// are shorter.
std::uint64_t Solver::learned_now() const {
    const auto clauses = static_cast<std::uint64_t>(solver_.redundant());
    return learned_clauses_ == 0 ? 0 : clauses * (learned_literals_ / learned_clauses_ + 1);
}

void Solver::prefer_not(Literal literal) {
    if (literal != always && literal != never) solver_.phase(-literal);
}

std::uint64_t Solver::conflicts() const {
    return limits_.failures ? std::min(conflicts_, *limits_.failures) : conflicts_;
}

bool Solver::learning(int size) {
    ++conflicts_;
    ++learned_clauses_;
    learned_literals_ += static_cast<std::uint64_t>(size);
    learned_since_look_ += static_cast<std::uint64_t>(size);
    return false;
}

}  // namespace gridwright::engines::sat
