#pragma once

// A puzzle as data for engines: the domains of the cells, constraints with their origins, givens, and perhaps an
// objective. Puzzles build models; engines solve them without knowing which puzzle they come from.

#include "gridwright/kernel/constraint.hpp"
#include "gridwright/kernel/origin.hpp"

#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

namespace gridwright::kernel {

/// A cell whose value the puzzle gives.
struct Given {
    int cell = 0;
    Value value = 0;

    bool operator==(const Given&) const = default;
};

/// The constraints of a model, each with its origin. Reading it is like reading a vector of constraints.
class Constraints {
  public:
    Constraints() = default;
    /// All of these constraints are rules of the game.
    Constraints(std::initializer_list<Constraint> rules) : items_(rules), origins_(rules.size()) {}
    explicit Constraints(std::vector<Constraint> rules) : items_(std::move(rules)), origins_(items_.size()) {}

    void add(Constraint constraint, Origin origin = RuleOfGame{}) {
        items_.push_back(std::move(constraint));
        origins_.push_back(origin);
    }
    /// Drops all but the first `count`.
    void shrink_to(std::size_t count) {
        items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(count), items_.end());
        origins_.resize(count);
    }
    void clear() { shrink_to(0); }

    const Origin& origin(std::size_t index) const { return origins_[index]; }

    std::size_t size() const { return items_.size(); }
    bool empty() const { return items_.empty(); }
    const Constraint& operator[](std::size_t index) const { return items_[index]; }
    const Constraint* data() const { return items_.data(); }
    auto begin() const { return items_.begin(); }
    auto end() const { return items_.end(); }

    bool operator==(const Constraints&) const = default;

  private:
    std::vector<Constraint> items_;
    std::vector<Origin> origins_;  // one for each item
};

/// A puzzle in the form that engines solve. Constraints and givens are identified by their index, so a question can
/// leave some of them out.
struct Model {
    Grid<Domain> domains;  ///< what each cell may hold when nothing is given
    Constraints constraints;
    std::vector<Given> givens;
    std::optional<Fewest> objective;

    Size size() const { return domains.size(); }

    /// Adds a constraint: a rule of the game unless the origin names a clue.
    void add(Constraint constraint, Origin origin = RuleOfGame{}) { constraints.add(std::move(constraint), origin); }

    /// Turns it into a board without rules, reusing its memory.
    void reset(Size size, Domain everywhere) {
        domains.reset(size, everywhere);
        constraints.clear();
        givens.clear();
        objective.reset();
    }
};

/// Some constraints and givens of a model, by index: a conflict, or what a question leaves out.
struct Parts {
    std::vector<std::size_t> constraints, givens;

    bool empty() const { return constraints.empty() && givens.empty(); }
    std::size_t size() const { return constraints.size() + givens.size(); }
    bool operator==(const Parts&) const = default;
};

/// What the puzzle tells: its clues, which are the constraints that are no rules of the game, and its givens.
Parts told_parts(const Model& model);

/// The model without these parts.
Model without(const Model& model, const Parts& left_out);

/// The domains of the model with its givens in them; a cell with two different givens, or one that it cannot hold, has
/// an empty domain.
void domains_with_givens(const Model& model, Grid<Domain>& into);

/// How many cells of the solution hold the value that the objective wants fewest of.
int objective_of(const Fewest& fewest, const Solution& solution);

}  // namespace gridwright::kernel
