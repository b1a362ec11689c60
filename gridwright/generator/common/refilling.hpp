#pragma once

// Random boards by small steps: a few rows or columns are taken out and one of all the ways to fill them again is
// drawn. Each such step leaves the uniform distribution as it is, so in the long run every board that steps can reach
// is as likely as any other.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/generator/common/patience.hpp"

namespace gridwright::generator {

class Refilling {
  public:
    /// Works on square boards that keep the rules of the model, which has no objective. Each step takes out this many
    /// rows or columns; with a number of failures, a step at which the engine fails that often is skipped. The engine
    /// outlives it.
    Refilling(kernel::Model rules, int lines_taken_out, kernel::Engine& engine,
              std::optional<std::uint64_t> failures = std::nullopt);

    /// Makes this many steps; false when patience is over.
    bool walk(kernel::Solution& board, int steps, base::Random& random, const Patience& patience);

  private:
    bool step(kernel::Solution& board, base::Random& random, const Patience& patience);

    kernel::Model model_;
    const int lines_taken_out_;
    kernel::Engine& engine_;
    const std::optional<std::uint64_t> failures_;
    base::Vector<int> lines_;  // by number, in the order in which they are taken out
};

}  // namespace gridwright::generator
