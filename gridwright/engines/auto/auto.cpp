#include "gridwright/engines/auto/auto.hpp"

#include "gridwright/kernel/watch.hpp"

#include <algorithm>
#include <limits>

namespace gridwright::engines::automatic {

using namespace kernel;

namespace {

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

bool is_usual(const Search& search) {
    return search.strength == Strength::line && search.labeling == Labeling{};
}

/// Whether another engine can continue the search: the solutions found so far are few, and known.
bool can_be_handed_over(const Model& model, const Search& search) {
    return is_usual(search) && search.solutions && *search.solutions <= (model.objective ? 1 : 2);
}

void limit_failures(Search& search, std::uint64_t failures) {
    search.limits.failures = std::min(search.limits.failures.value_or(failures), failures);
}

/// Up to this size the memory check is skipped: all such boards fit, and small ones come in thousands.
constexpr int always_fits = 16 * 16;

bool can_take_over(const Engine* learner, const Model& model) {
    return learner && (model.size().cells() <= always_fits || learner->understands(model));
}

/// Looks for solutions besides those known.
Outcome find_others(Engine& engine, const Model& model, Search rest, Outcome known) {
    Model others = model;
    for (const Solution& solution : known.kept) others.add(NotThis{std::make_shared<Solution>(solution)});
    *rest.solutions -= known.found;
    Outcome outcome = engine.run(others, rest);
    outcome.asked = known.asked;
    outcome.found += known.found;
    outcome.kept.insert(outcome.kept.begin(), known.kept.begin(), known.kept.end());
    return outcome;
}

/// Searches for better solutions than the known one, and reports only better solutions and better bounds.
Outcome find_better(Engine& engine, const Model& model, Search rest, Outcome known) {
    if (rest.on_solution && known.objective)
        rest.on_solution = [&, show = rest.on_solution](const Solution& solution) {
            return objective_of(*model.objective, solution) >= *known.objective || show(solution);
        };
    if (rest.on_bound && known.bound)
        rest.on_bound = [&, tell = rest.on_bound](int bound) {
            if (bound > *known.bound) tell(bound);
        };
    Outcome outcome = engine.run(model, rest);
    if (!outcome.complete()) outcome.bound = std::max(outcome.bound, known.bound);
    if (known.objective && (!outcome.objective || *outcome.objective >= *known.objective)) {
        outcome.objective = known.objective;
        outcome.found = known.found;
        outcome.kept = std::move(known.kept);
    }
    return outcome;
}

/// Keeps the first solutions and the latest, as many as are wanted.
void keep(std::size_t wanted, std::vector<Solution>& kept) {
    while (kept.size() > wanted) kept.erase(kept.end() - (wanted > 0 && kept.size() > 1 ? 2 : 1));
}

}  // namespace

Outcome AutomaticEngine::ask_the_best(const Model& model, Search search, bool hands_over) {
    const auto limited = [&, limits = search.limits](std::uint64_t failures) -> const Search& {
        search.limits = limits;
        if (hands_over) limit_failures(search, failures);
        return search;
    };
    if (is_usual(search)) {
        // No other engine can continue a minimisation: `colouring` improves its best board as long as it may.
        const std::uint64_t for_colouring = model.objective        ? unlimited
                                            : model.givens.empty() ? limits_.colouring_without_givens
                                                                   : limits_.colouring;
        const std::pair<Specialist*, std::uint64_t> specialists[] = {
            {&skyline_, limits_.skyline}, {&pairs_, limits_.pairs}, {&colouring_, for_colouring}};
        for (const auto& [specialist, patience] : specialists) {
            answered_by_ = specialist;
            if (auto outcome = specialist->attempt(model, limited(patience))) return *std::move(outcome);
        }
    }
    answered_by_ = &general_;
    return general_.run(model, limited(model.objective ? limits_.optimising : limits_.general));
}

Outcome AutomaticEngine::run(const Model& model, const Search& search) {
    if (!can_be_handed_over(model, search) || !can_take_over(learner_.get(), model))
        return ask_the_best(model, search, false);

    Stats stats;
    const Watch watch(search.limits, stats.backtracks);
    Search first = search;
    first.keep = 2;  // all there can be: the next engine has to know them
    Outcome outcome = ask_the_best(model, first, true);
    stats = outcome.stats;
    if (outcome.stopped == Stop::limit && !watch.due()) {  // the limit of the engine, not of the user
        answered_by_ = learner_.get();
        Search rest = first;
        rest.limits = watch.left();
        const auto go_on = model.objective ? find_better : find_others;
        outcome = go_on(*learner_, model, rest, std::move(outcome));
        outcome.stats += stats;
    }
    keep(search.keep, outcome.kept);
    return outcome;
}

}  // namespace gridwright::engines::automatic
