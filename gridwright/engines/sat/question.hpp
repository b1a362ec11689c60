#pragma once

#include "gridwright/constraints/counting.hpp"
#include "gridwright/engines/collector.hpp"
#include "gridwright/engines/sat/encode.hpp"
#include "gridwright/engines/sat/solver.hpp"

#include <optional>

namespace gridwright::engines::sat {

/// A model in clauses and the solver that has them. Questions may be asked one after the other: each leaves nothing
/// behind that forbids anything, and the solver keeps what it learned.
class Board {
  public:
    Board(Encoding encoding, std::unique_ptr<Solver> solver);

    Encoding& encoding() { return encoding_; }
    Solver& solver() { return *solver_; }

    void add(std::span<const constraints::Literal> clause);

    /// No more than `most` cells hold the value; counted on first use.
    constraints::Literal at_most(int most, kernel::Value value);

    /// What stands in the cells; the solver has just said yes.
    void read(kernel::Solution& solution);

  private:
    Encoding encoding_;
    std::unique_ptr<Solver> solver_;
    std::optional<constraints::Count> count_;  // of the value that the objective wants fewest of
    int counted_up_to_ = 0;
};

/// Answers the search on the model that the board is in when the literals of `holding` are assumed. The solver has
/// started to count.
kernel::Outcome answer(const kernel::Model& model, const kernel::Search& search, Board& board,
                       std::vector<constraints::Literal> holding);

}  // namespace gridwright::engines::sat
