#pragma once

#include "gridwright/engines/gecode/patterns.hpp"
#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/search.hpp"

#include <gecode/int.hh>

namespace gridwright::engines::gecode {

/// A model as a space of Gecode's: a variable for each cell, a propagator or more for each constraint, and how to
/// search.
class GecodeSpace final : public Gecode::Space {
  public:
    /// Constraints are posted until the watch is due; the board is of no use then.
    GecodeSpace(const kernel::Model& model, const kernel::Search& search, Patterns& patterns,
                const kernel::Watch& watch);
    GecodeSpace(GecodeSpace& other);

    Gecode::Space* copy() override { return new GecodeSpace(*this); }

    /// Branch and bound: this board is to be better than that one.
    void constrain(const Gecode::Space& best) override;

    /// The objective is to be at most this.
    void limit(int objective);

    /// The least that the objective can still be.
    int bound() const { return objective_.min(); }

    /// What stands in the cells when all are decided.
    void read(kernel::Solution& into) const;

  private:
    void add_cells(const kernel::Model& model);
    Gecode::IntVarArgs cells_of(kernel::Line line) const;

    void post(const kernel::AllDifferent& constraint, const kernel::Model& model, Patterns& patterns,
              const kernel::Watch& watch);
    void post(const kernel::Visible& constraint, const kernel::Model& model, Patterns& patterns,
              const kernel::Watch& watch);
    void post(const kernel::Exactly& constraint, const kernel::Model& model, Patterns& patterns,
              const kernel::Watch& watch);
    void post(const kernel::CloserPair& constraint, const kernel::Model& model, Patterns& patterns,
              const kernel::Watch& watch);
    void post(const kernel::NotThis& constraint, const kernel::Model& model, Patterns& patterns,
              const kernel::Watch& watch);
    void post(const kernel::Fewest& objective);
    void post(kernel::Line line, const Pattern& pattern);

    bool together_;  // a constraint is posted with what others say of its line
    Gecode::IntVarArray cells_;
    Gecode::IntVar objective_;
};

}  // namespace gridwright::engines::gecode
