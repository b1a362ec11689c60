#pragma once

// The base class of engines that solve models of one special shape fast: skyline, pairs and colouring.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines {

/// An engine that recognises models of one shape, whichever puzzle they come from.
class Specialist : public kernel::Engine {
  public:
    /// Answers, or returns nothing for a model that it does not understand. One pass over the model decides both.
    std::optional<kernel::Outcome> attempt(const kernel::Model& model, const kernel::Search& search);

    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) final;

  private:
    /// The same, without measuring the time.
    virtual std::optional<kernel::Outcome> solve(const kernel::Model& model, const kernel::Search& search) = 0;
};

}  // namespace gridwright::engines
