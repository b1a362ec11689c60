#pragma once

// The judge of the other engines: too simple to be wrong, too slow for large boards.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::brute {

class BruteEngine final : public kernel::Engine {
  public:
    /// It takes boards on which no row or column has more fillings than this, before any rule is applied.
    static constexpr double most_fillings = 3e6;
    /// It gives up when the lines of a board have more fillings than fit into so many bytes.
    static constexpr std::size_t most_stored = std::size_t{256} << 20;

    std::string_view name() const override { return "brute"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;
};

}  // namespace gridwright::engines::brute
