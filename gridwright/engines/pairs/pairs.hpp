#pragma once

// The specialist for boards on which every row and every column has two of each of two letters, one pair closer
// together than the other.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/constraints/closer_pair/places.hpp"
#include "gridwright/engines/common/specialist.hpp"

namespace gridwright::engines::pairs {

/// Memory that the search reuses from one question to the next.
struct PairsMemory {
    struct Choice {
        int row, column;
    };
    base::Vector<constraints::LetterPlaces> boards;
    std::vector<Choice> choices;
    base::Vector<std::uint32_t> weights;
    kernel::Grid<kernel::Domain> domains;
    kernel::Solution solution;
};

class PairsEngine final : public Specialist {
  public:
    std::string_view name() const override { return "pairs"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override;

  private:
    std::optional<kernel::Outcome> solve(const kernel::Model& model, const kernel::Search& search) override;

    PairsMemory memory_;
};

}  // namespace gridwright::engines::pairs
