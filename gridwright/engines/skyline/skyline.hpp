#pragma once

// The specialist for Skyscraper boards and their like: latin squares up to 16 x 16 with visibility clues at the ends of
// lines.

#include "gridwright/engines/common/specialist.hpp"
#include "gridwright/engines/skyline/task.hpp"

namespace gridwright::engines::skyline {

class SkylineEngine final : public Specialist {
  public:
    /// Uses the fastest code for this processor.
    SkylineEngine();
    /// Uses this code, for comparison: all variants make the same decisions.
    explicit SkylineEngine(SearchFunction answer) : answer_(answer) {}

    /// Whether this processor has faster code than the portable one.
    bool accelerated() const { return answer_ != answer_portable; }

    std::string_view name() const override { return "skyline"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;

  private:
    std::optional<kernel::Outcome> solve(const kernel::Model& model, const kernel::Search& search) override;

    SearchFunction answer_;
    SkylineMemory memory_;
};

}  // namespace gridwright::engines::skyline
