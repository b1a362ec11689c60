#pragma once

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines {

/// An engine for models of one shape, which it knows when it sees them; which puzzle they come from does not matter.
class Specialist : public kernel::Engine {
  public:
    /// Answers, or says nothing about a model that it does not understand, in one look at it.
    std::optional<kernel::Outcome> attempt(const kernel::Model& model, const kernel::Search& search);

    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) final;

  private:
    /// The same, without the time that it took.
    virtual std::optional<kernel::Outcome> solve(const kernel::Model& model, const kernel::Search& search) = 0;
};

}  // namespace gridwright::engines
