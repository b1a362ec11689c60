#include "gridwright/engines/common/specialist.hpp"

#include "gridwright/base/deadline.hpp"
#include "gridwright/base/require.hpp"

namespace gridwright::engines {

std::optional<kernel::Outcome> Specialist::attempt(const kernel::Model& model, const kernel::Search& search) {
    const auto start = base::now();
    auto outcome = solve(model, search);
    if (outcome) outcome->stats.time = base::now() - start;
    return outcome;
}

kernel::Outcome Specialist::run(const kernel::Model& model, const kernel::Search& search) {
    auto outcome = attempt(model, search);
    base::require(outcome.has_value(), "an engine is asked about models that it understands");
    return *std::move(outcome);
}

}  // namespace gridwright::engines
