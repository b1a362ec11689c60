#pragma once

// A yardstick for the engine sat: the same clauses in plain CaDiCaL. It is not in the registry.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::sat {

/// Passes the clauses to CaDiCaL as they are: full domains with the givens as unit clauses, no propagation of ours, and
/// a new solver with default options for every question.
class PlainCadical final : public kernel::Engine {
  public:
    std::string_view name() const override { return "plain-cadical"; }
    std::optional<std::string> refuses(const kernel::Model&) const override { return std::nullopt; }
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;
};

}  // namespace gridwright::engines::sat
