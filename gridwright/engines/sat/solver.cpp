#include "gridwright/engines/sat/solver.hpp"

#include <algorithm>

namespace gridwright::engines::sat {

using namespace constraints;

namespace {

constexpr std::uint64_t seeds = 2'000'000'000;  // CaDiCaL takes them from 0 to this

}  // namespace

Solver::Solver() {
    solver_.set("quiet", 1);
    solver_.connect_learner(this);
    solver_.connect_terminator(this);
}

/// Without chronological backtracking every conflict teaches a clause. The stable mode alone meets fewer conflicts on
/// most boards; docs/encoding.md has the figures.
Solver::Solver(std::uint64_t seed) : Solver() {
    solver_.set("chrono", 0);
    solver_.set("stabilizeonly", 1);
    solver_.set("seed", static_cast<int>(seed % seeds));
}

Solver::~Solver() {
    solver_.disconnect_learner();
    solver_.disconnect_terminator();
}

void Solver::take(Formula& formula) {
    for (const Literal literal : formula.literals()) solver_.add(literal);
    formula.clear_clauses();
}

void Solver::load(Formula& formula) {
    constexpr std::size_t portion = 1 << 16;  // literals
    std::size_t taken = 0;
    for (const Literal literal : formula.literals()) {
        if (taken++ % portion == 0 && terminate()) break;
        solver_.add(literal);
    }
    formula.clear_clauses();
}

void Solver::start(const kernel::Limits& limits) {
    limits_ = limits;
    deadline_ = base::Deadline(limits.time);
    conflicts_ = calls_ = 0;
}

Answer Solver::solve(std::span<const Literal> assumptions) {
    if (terminate()) return Answer::interrupted;
    ++calls_;
    // Whatever is assumed stays so until the solver has answered: nothing may be before it is asked for certain.
    if (std::find(assumptions.begin(), assumptions.end(), never) != assumptions.end()) return Answer::no;
    for (const Literal literal : assumptions)
        if (literal != always) solver_.assume(literal);
    const int status = solver_.solve();
    return status == 10 ? Answer::yes : status == 20 ? Answer::no : Answer::interrupted;
}

void Solver::prefer_not(Literal literal) {
    if (literal != always && literal != never) solver_.phase(-literal);
}

std::uint64_t Solver::conflicts() const {
    return limits_.failures ? std::min(conflicts_, *limits_.failures) : conflicts_;
}

bool Solver::learning(int) {
    ++conflicts_;
    return false;
}

bool Solver::terminate() {
    if (limits_.stop && *limits_.stop)
        interruption_ = kernel::Stop::cancelled;
    else if ((limits_.failures && conflicts_ >= *limits_.failures) || deadline_.passed())
        interruption_ = kernel::Stop::limit;
    else
        return false;
    return true;
}

}  // namespace gridwright::engines::sat
