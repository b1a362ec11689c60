#pragma once

#include "gridwright/encoding/encode.hpp"
#include "gridwright/engines/common/minimise_then_count.hpp"
#include "gridwright/engines/sat/solver.hpp"

#include <optional>

namespace gridwright::engines::sat {

/// A model in clauses and the solver that has them. Questions may be asked one after the other: each leaves nothing
/// behind that forbids anything, and the solver keeps what it learned.
class EncodedModel {
  public:
    /// The constraints of the model, as encode() writes them, within the limits with which the solver has started.
    EncodedModel(const kernel::Model& model, const kernel::Grid<kernel::Domain>& domains, encoding::Clues clues,
                 std::unique_ptr<Solver> solver);

    /// Nothing of the board is missing; what a limit cut short is of no use.
    bool whole() const { return !encoding_.formula.cut_short() && solver_->whole(); }

    encoding::Encoding& encoding() { return encoding_; }
    Solver& solver() { return *solver_; }

    void add(std::span<const constraints::Literal> clause);

    /// No more than `most` cells hold what the objective wants few of; counted on first use.
    constraints::Literal at_most(int most, const kernel::Fewest& objective);

    /// What stands in the cells; the solver has just said yes.
    void read(kernel::Solution& solution);

  private:
    std::unique_ptr<Solver> solver_;
    encoding::Encoding encoding_;
    std::vector<constraints::Literal> at_least_;  // so many cells, from 1 up, hold what is wanted few of
};

/// Answers the search on the model that the board is in when the literals of `holding` are assumed. The solver has
/// started to count.
kernel::Outcome answer(const kernel::Model& model, const kernel::Search& search, EncodedModel& board,
                       std::vector<constraints::Literal> holding);

}  // namespace gridwright::engines::sat
