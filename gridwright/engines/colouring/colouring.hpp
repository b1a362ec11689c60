#pragma once

// The specialist for boards on which no colour stands twice in a line, with as few cells without a colour as possible,
// a number of them, or none: coloured squares, tabu search from above, lower bounds from below.

#include "gridwright/engines/common/specialist.hpp"

namespace gridwright::engines::colouring {

class ColouringEngine final : public Specialist {
  public:
    std::string_view name() const override { return "colouring"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;

  private:
    std::optional<kernel::Outcome> solve(const kernel::Model& model, const kernel::Search& search) override;
};

}  // namespace gridwright::engines::colouring
