#include "gridwright/answers/questions.hpp"

#include "gridwright/generator/common/as_good.hpp"

#include <algorithm>
#include <utility>

namespace gridwright::answers {

using namespace kernel;

Questions::Questions(Engine& engine, Search search)
    : engine_(engine), search_(std::move(search)), watch_(search_.limits, stats_.backtracks) {
    search_.keep = 2;
    search_.on_solution = nullptr;
    search_.on_bound = nullptr;
    search_.on_node = nullptr;
}

Outcome Questions::ask(const Model& model, std::uint64_t solutions, std::optional<std::uint64_t> most_failures) {
    search_.solutions = solutions;
    return run(model, most_failures);
}

Outcome Questions::list(const Model& model, std::uint64_t most_failures, std::function<bool(const Solution&)> take) {
    search_.solutions.reset();
    search_.on_solution = std::move(take);
    Outcome outcome = run(model, most_failures);
    search_.on_solution = nullptr;
    return outcome;
}

Outcome Questions::run(const Model& model, std::optional<std::uint64_t> most_failures) {
    ++asked_;
    Outcome outcome;
    outcome.asked = search_.solutions;
    outcome.stopped = Stop::limit;
    if (watch_.due() || !engine_.understands(model)) return outcome;
    search_.limits = watch_.left();
    if (most_failures)
        search_.limits.failures = std::min(search_.limits.failures.value_or(*most_failures), *most_failures);
    outcome = engine_.run(model, search_);
    stats_ += outcome.stats;
    return outcome;
}

void ask_for_as_good_as(const Solution& best, const Engine& engine, Model& model) {
    if (!model.objective) return;
    Model as_good = model;
    if (objective_of(*model.objective, best) == 0) {
        for (Domain& domain : as_good.domains) domain.remove(model.objective->value);
        as_good.objective.reset();
    } else if (std::cmp_less_equal(model.size().cells(), longest_line)) {
        generator::ask_for_as_good_as(best, as_good);
    }
    if (engine.understands(as_good)) model = std::move(as_good);
}

}  // namespace gridwright::answers
