#pragma once

// The specialist for latin squares whose lines are seen from their ends, up to 16 cells a side. It knows such models by
// their shape; which puzzle they come from does not matter.

#include "gridwright/engines/skyline/question.hpp"
#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::skyline {

class SkylineEngine final : public kernel::Engine {
  public:
    /// With the fastest code for this processor.
    SkylineEngine();
    /// With this code, for comparison: every code takes the same decisions.
    explicit SkylineEngine(Answer answer) : answer_(answer) {}

    /// Whether this processor gets more than the portable code.
    bool accelerated() const { return answer_ != answer_portable; }

    std::string_view name() const override { return "skyline"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;

    /// Answers, or says nothing about a model that it does not understand, in one look at it.
    std::optional<kernel::Outcome> attempt(const kernel::Model& model, const kernel::Search& search);

  private:
    Answer answer_;
    Memory memory_;
};

}  // namespace gridwright::engines::skyline
