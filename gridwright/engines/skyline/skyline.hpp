#pragma once

// The specialist for latin squares whose lines are seen from their ends, up to 16 cells a side.

#include "gridwright/engines/common/specialist.hpp"
#include "gridwright/engines/skyline/task.hpp"

namespace gridwright::engines::skyline {

class SkylineEngine final : public Specialist {
  public:
    /// With the fastest code for this processor.
    SkylineEngine();
    /// With this code, for comparison: every code takes the same decisions.
    explicit SkylineEngine(SearchFunction answer) : answer_(answer) {}

    /// Whether this processor gets more than the portable code.
    bool accelerated() const { return answer_ != answer_portable; }

    std::string_view name() const override { return "skyline"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;

  private:
    std::optional<kernel::Outcome> solve(const kernel::Model& model, const kernel::Search& search) override;

    SearchFunction answer_;
    SkylineMemory memory_;
};

}  // namespace gridwright::engines::skyline
