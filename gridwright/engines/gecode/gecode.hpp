#pragma once

// The yardstick: the library Gecode on a plain model of the constraints, one of its own propagators for each. It
// understands every constraint and every labeling; nothing of Gecode is seen from outside.

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
