#pragma once

// The specialist for boards on which every row and every column has two of each of two letters, one pair closer
// together than the other. It knows such models by their shape; which puzzle they come from does not matter.

#include "gridwright/constraints/closer_pair/places.hpp"
#include "gridwright/kernel/engine.hpp"

namespace gridwright::engines::pairs {

/// What the search keeps from one question to the next, to allocate nothing.
struct Memory {
    struct Choice {
        int row, column;
    };
    std::vector<constraints::LetterPlaces> boards;
    std::vector<Choice> choices;
    std::vector<std::uint32_t> weights;
    kernel::Grid<kernel::Domain> domains;
    kernel::Solution solution;
};

class PairsEngine final : public kernel::Engine {
  public:
    std::string_view name() const override { return "pairs"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;

    /// Answers, or says nothing about a model that it does not understand, in one look at it.
    std::optional<kernel::Outcome> attempt(const kernel::Model& model, const kernel::Search& search);

  private:
    Memory memory_;
};

}  // namespace gridwright::engines::pairs
