#pragma once

// The model as clauses for CaDiCaL, which learns from its mistakes: for large boards, hard ones, and for thousands of
// nearly equal questions, between which a session keeps what was learned. docs/encoding.md has the clauses.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::sat {

class SatEngine final : public kernel::Engine {
  public:
    std::string_view name() const override { return "sat"; }
    std::optional<std::string> refuses(const kernel::Model&) const override { return std::nullopt; }
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;
    std::unique_ptr<kernel::Session> open(const kernel::Model& model) override;
};

}  // namespace gridwright::engines::sat
