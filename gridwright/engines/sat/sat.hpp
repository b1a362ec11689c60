#pragma once

// The engine that encodes a model as clauses and runs the SAT solver CaDiCaL. Clause learning pays on large and hard
// boards, and in sessions, which keep what was learned from one similar question to the next. docs/encoding.md
// describes the clauses.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::sat {

class SatEngine final : public kernel::Engine {
  public:
    /// It refuses models whose clauses would have more literals than this, as estimated before any is written. CaDiCaL
    /// needs about 30 bytes for each; docs/limits.md has the measurements.
    static constexpr std::uint64_t most_literals = 40'000'000;

    std::string_view name() const override { return "sat"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;
    std::unique_ptr<kernel::Session> open(const kernel::Model& model) override;
};

}  // namespace gridwright::engines::sat
