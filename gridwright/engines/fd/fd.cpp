#include "gridwright/engines/fd/fd.hpp"

#include "gridwright/engines/common/collector.hpp"
#include "gridwright/engines/fd/post.hpp"
#include "gridwright/engines/fd/tree_search.hpp"

namespace gridwright::engines::fd {

using namespace kernel;

namespace {

/// One question to the engine: the search for solutions, or for the best one and then for those as good.
class Question {
  public:
    Question(const Model& model, const Search& search, Network& network, Outcome& outcome)
        : model_(model),
          search_(search),
          network_(network),
          outcome_(outcome),
          collector_(model, search, outcome),
          watch_(search.limits) {}

    void answer() {
        if (!model_.objective) return find();
        minimise();
        if (outcome_.proven() && search_.solutions != 1) count_best();
    }

  private:
    void find() {
        post(model_, search_.strength, network_);
        TreeSearch tree(model_.size(), search_, network_, watch_);
        tree.enter_root();
        outcome_.stopped = tree.run([&](const Solution& solution) { return collector_.add(solution); });
    }

    /// Branch and bound: each solution sets the limit that the next ones have to beat.
    void minimise() {
        const std::size_t limit = *post(model_, search_.strength, network_);
        TreeSearch tree(model_.size(), search_, network_, watch_);
        if (tree.enter_root()) collector_.raise_bound(cells_sure_of(model_.objective->value));
        outcome_.stopped = tree.run([&](const Solution& solution) {
            const bool go_on = collector_.improve(solution);
            network_.tighten(limit, *outcome_.objective - 1);
            return go_on && !outcome_.proven();
        });
        if (outcome_.stopped == Stop::exhausted) collector_.settle();
        if (outcome_.proven()) outcome_.stopped = Stop::exhausted;
    }

    void count_best() {
        collector_.count_anew();
        network_.tighten(*post(model_, search_.strength, network_), *outcome_.objective);
        TreeSearch tree(model_.size(), search_, network_, watch_);
        tree.enter_root();
        outcome_.stopped = tree.run([&](const Solution& solution) { return collector_.add(solution); });
    }

    int cells_sure_of(Value value) const {
        int cells = 0;
        for (int cell = 0; cell < model_.size().cells(); ++cell)
            if (network_[cell] == Domain::single(value)) ++cells;
        return cells;
    }

    const Model& model_;
    const Search& search_;
    Network& network_;
    Outcome& outcome_;
    Collector collector_;
    const Watch watch_;
};

}  // namespace

Outcome FdEngine::run(const Model& model, const Search& search) {
    const auto start = base::now();
    Outcome outcome;
    network_.stats = {};
    Question(model, search, network_, outcome).answer();
    outcome.stats = network_.stats;
    outcome.stats.time = base::now() - start;
    return outcome;
}

std::optional<Grid<Domain>> narrowed(const Model& model, Strength strength, const Watch& watch) {
    Network network;
    post(model, strength, network);
    if (network.propagate(watch) == Fixpoint::failed) return std::nullopt;
    Grid<Domain> left(model.size());
    for (int cell = 0; cell < model.size().cells(); ++cell) left[cell] = network[cell];
    return left;
}

}  // namespace gridwright::engines::fd
