#pragma once

// A model as a search space of the library Gecode.

#include "gridwright/engines/gecode/patterns.hpp"
#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/search.hpp"

#include <gecode/int.hh>

namespace gridwright::engines::gecode {

/// A model with a variable for each cell, one or more propagators for each constraint, and branchers for the labeling.
class GecodeSpace final : public Gecode::Space {
  public:
    /// Posts constraints until the watch is due; the space is then useless.
    GecodeSpace(const kernel::Model& model, const kernel::Search& search, Patterns& patterns,
                const kernel::Watch& watch);
    GecodeSpace(GecodeSpace& other);

    Gecode::Space* copy() override { return new GecodeSpace(*this); }

    /// Branch and bound: requires this space to be better than that one.
    void constrain(const Gecode::Space& best) override;

    /// Requires the objective to be at most this.
    void limit(int objective);

    /// The least that the objective can still be.
    int bound() const { return objective_.min(); }

    /// Reads the values of the cells once all are decided.
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

    bool together_;  // constraints are posted together with what others imply about their line
    Gecode::IntVarArray cells_;
    Gecode::IntVar objective_;
};

}  // namespace gridwright::engines::gecode
