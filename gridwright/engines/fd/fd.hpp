#pragma once

// The general engine: finite domains, propagation and labeling. It understands every constraint, knows every labeling
// of the reports, counts what they count, and minimises by branch and bound.

#include "gridwright/engines/fd/network.hpp"
#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::fd {

class FdEngine final : public kernel::Engine {
  public:
    std::string_view name() const override { return "fd"; }
    std::optional<std::string> refuses(const kernel::Model&) const override { return std::nullopt; }
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;

  private:
    Network network_;
};

/// The domains that propagation alone leaves; nothing if it shows that there is no solution. If the watch is due, the
/// domains may be too large.
std::optional<kernel::Grid<kernel::Domain>> narrowed(const kernel::Model& model, kernel::Strength strength,
                                                     const kernel::Watch& watch = {});

}  // namespace gridwright::engines::fd
