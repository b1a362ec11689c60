#pragma once

// The reference engine that tests compare the others with: too simple to be wrong, too slow for large boards.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::brute {

class BruteEngine final : public kernel::Engine {
  public:
    /// It accepts boards on which no row or column has more fillings than this before any rule is applied.
    static constexpr double most_fillings = 3e6;
    /// It gives up if the fillings of all lines need more bytes than this.
    static constexpr std::size_t most_stored = std::size_t{256} << 20;

    std::string_view name() const override { return "brute"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;
};

}  // namespace gridwright::engines::brute
