#pragma once

// A model as clauses inside a SAT solver, and the search for its solutions.

#include "gridwright/encoding/encode.hpp"
#include "gridwright/engines/common/minimise_then_count.hpp"
#include "gridwright/engines/sat/solver.hpp"

#include <optional>

namespace gridwright::engines::sat {

/// A model in clauses and the solver that holds them. It answers one question after another: a question leaves no
/// restrictions behind, and the solver keeps what it learned.
class EncodedModel {
  public:
    /// Encodes the model with encode(), within the limits of the solver, which has started.
    EncodedModel(const kernel::Model& model, const kernel::Grid<kernel::Domain>& domains, encoding::Clues clues,
                 std::unique_ptr<Solver> solver);

    /// True if no clause is missing; an encoding that a limit cut short is useless.
    bool whole() const { return !encoding_.formula.cut_short() && solver_->whole(); }

    encoding::Encoding& encoding() { return encoding_; }
    Solver& solver() { return *solver_; }

    void add(std::span<const constraints::Literal> clause);

    /// The literal "at most `most` cells hold the value of the objective"; the first call writes the counter.
    constraints::Literal at_most(int most, const kernel::Fewest& objective);

    /// Reads the values of the cells after the solver has answered yes.
    void read(kernel::Solution& solution);

  private:
    std::unique_ptr<Solver> solver_;
    encoding::Encoding encoding_;
    std::vector<constraints::Literal> at_least_;  // the k-th: more than k cells hold the value of the objective
};

/// Runs the search on the encoded model under the assumptions `holding`. The solver has started.
kernel::Outcome answer(const kernel::Model& model, const kernel::Search& search, EncodedModel& board,
                       std::vector<constraints::Literal> holding);

}  // namespace gridwright::engines::sat
