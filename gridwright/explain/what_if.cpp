#include "gridwright/explain/what_if.hpp"

#include "gridwright/explain/explainer.hpp"

namespace gridwright::explain {

using namespace kernel;

std::optional<Step> shortest_what_if(const Position&, const Ladder&, const Rung&, const Allowed&, const Watch&) {
    return std::nullopt;
}

std::vector<CellMarks> all_what_ifs(const Position&, const Ladder&, const Rung&, const Allowed&, const Watch&) {
    return {};
}

const Technique what_if{"L8", "what-if", [](const Position&, Findings&) {}};

}  // namespace gridwright::explain
