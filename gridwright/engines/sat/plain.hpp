#pragma once

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::sat {

/// The same clauses handed to CaDiCaL as they are: whole domains with the givens as units, no propagation of ours
/// beforehand, a new solver with its own options for every question. A yardstick, not in the registry.
class PlainCadical final : public kernel::Engine {
  public:
    std::string_view name() const override { return "plain-cadical"; }
    std::optional<std::string> refuses(const kernel::Model&) const override { return std::nullopt; }
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;
};

}  // namespace gridwright::engines::sat
