#pragma once

// An independent yardstick: the library Gecode on a plain model, with one of its own propagators for each constraint.
// It understands every constraint and every labeling, and hides Gecode from its callers.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::gecode {

class Patterns;

class GecodeEngine final : public kernel::Engine {
  public:
    GecodeEngine();
    ~GecodeEngine() override;

    std::string_view name() const override { return "gecode"; }
    std::optional<std::string> refuses(const kernel::Model&) const override { return std::nullopt; }
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;

  private:
    std::unique_ptr<Patterns> patterns_;
};

}  // namespace gridwright::engines::gecode
