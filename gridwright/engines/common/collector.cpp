#include "gridwright/engines/common/collector.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/constraints/meaning.hpp"

namespace gridwright::engines {

using kernel::Solution;

Collector::Collector(const kernel::Model& model, const kernel::Search& search, kernel::Outcome& outcome)
    : model_(model), search_(search), outcome_(outcome) {
    outcome_.asked = search.solutions;
}

bool Collector::add(const Solution& solution) {
    base::require(constraints::is_solution(model_, solution), "an engine hands in solutions only");
    ++outcome_.found;
    keep(solution);
    return shown(solution) && (!search_.solutions || outcome_.found < *search_.solutions);
}

bool Collector::improve(const Solution& solution) {
    base::require(constraints::is_solution(model_, solution), "an engine hands in solutions only");
    const int objective = kernel::objective_of(*model_.objective, solution);
    base::require(!outcome_.objective || objective < *outcome_.objective, "an improvement is better than the best");
    base::require(!outcome_.bound || objective >= *outcome_.bound, "no solution is better than what was proven");
    outcome_.objective = objective;
    outcome_.found = 1;
    outcome_.kept.clear();
    keep(solution);
    return search_.solutions != 1 || shown(solution);
}

void Collector::raise_bound(int bound) {
    base::require(!outcome_.objective || bound <= *outcome_.objective, "nothing is proven against a solution");
    if (outcome_.bound && *outcome_.bound >= bound) return;
    outcome_.bound = bound;
    if (search_.on_bound) search_.on_bound(bound);
}

void Collector::settle() {
    if (outcome_.objective)
        raise_bound(*outcome_.objective);
    else
        outcome_.bound.reset();
}

void Collector::count_anew() {
    outcome_.found = 0;
    outcome_.kept.clear();
}

void Collector::keep(const Solution& solution) {
    if (search_.keep == 0) return;
    if (outcome_.kept.size() < search_.keep)
        outcome_.kept.push_back(solution);
    else
        outcome_.kept.back() = solution;
}

bool Collector::shown(const Solution& solution) const {
    return !search_.on_solution || search_.on_solution(solution);
}

}  // namespace gridwright::engines
