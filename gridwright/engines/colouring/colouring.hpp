#pragma once

// The specialist for boards on which no colour stands twice in a line, with as few cells without a colour as possible
// or with none: constructions, tabu search from above, lower bounds from below. It knows such models by their shape;
// which puzzle they come from does not matter.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::colouring {

class ColouringEngine final : public kernel::Engine {
  public:
    std::string_view name() const override { return "colouring"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;

    /// Answers, or says nothing about a model that it does not understand, in one look at it.
    std::optional<kernel::Outcome> attempt(const kernel::Model& model, const kernel::Search& search);
};

}  // namespace gridwright::engines::colouring
