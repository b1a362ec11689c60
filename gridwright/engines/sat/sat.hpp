#pragma once

// The model as clauses for CaDiCaL, which learns from its mistakes: for large boards, hard ones, and for thousands of
// nearly equal questions, between which a session keeps what was learned. docs/encoding.md has the clauses.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::sat {

class SatEngine final : public kernel::Engine {
  public:
    /// It takes models whose clauses have no more literals than this, as estimated before any is written. CaDiCaL takes
    /// about 30 bytes for each; docs/limits.md has the measurements.
    static constexpr std::uint64_t most_literals = 40'000'000;

    std::string_view name() const override { return "sat"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;
    std::unique_ptr<kernel::Session> open(const kernel::Model& model) override;
};

}  // namespace gridwright::engines::sat
