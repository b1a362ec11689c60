#pragma once

#include "gridwright/kernel/constraint.hpp"

#include <optional>
#include <vector>

namespace gridwright::kernel {

/// A cell whose value is told.
struct Given {
    int cell = 0;
    Value value = 0;
};

/// A puzzle as engines see it. Words and givens keep their index, so that a question can leave some of them out.
struct Model {
    Grid<Domain> domains;                 ///< what each cell may hold when nothing is given
    std::vector<Constraint> constraints;  ///< the rules of the game first, then the clues of this puzzle
    std::size_t rules = 0;                ///< how many of `constraints` are rules of the game
    std::vector<Given> givens;
    std::optional<Fewest> objective;

    Size size() const { return domains.size(); }

    /// Makes it a board without rules, in the memory it has.
    void reset(Size size, Domain everywhere) {
        domains.reset(size, everywhere);
        constraints.clear();
        rules = 0;
        givens.clear();
        objective.reset();
    }
};

/// Indexes of clues and givens that a question leaves out.
struct LeftOut {
    std::vector<std::size_t> constraints, givens;
};

/// The model without these words and givens.
Model without(const Model& model, const LeftOut& left_out);

/// The domains of the model with its givens in them; a cell told two values, or one it cannot hold, is empty.
void domains_with_givens(const Model& model, Grid<Domain>& into);

/// How many cells of the solution hold the value that the objective wants fewest of.
int objective_of(const Fewest& fewest, const Solution& solution);

}  // namespace gridwright::kernel
