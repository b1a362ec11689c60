#include "gridwright/engines/fd/fd.hpp"

#include "gridwright/engines/common/minimise_then_count.hpp"
#include "gridwright/engines/fd/post.hpp"
#include "gridwright/engines/fd/tree_search.hpp"

namespace gridwright::engines::fd {

using namespace kernel;

namespace {

/// One run of the engine: finds solutions, or the best one and then those as good.
class FdSearch {
  public:
    FdSearch(const Model& model, const Search& search, Network& network, Outcome& outcome)
        : model_(model),
          search_(search),
          network_(network),
          outcome_(outcome),
          collector_(model, search, outcome),
          watch_(search.limits) {}

    void answer() { minimise_then_count(*this, model_, search_, collector_, outcome_); }

    template <typename Take>
    Stop find(Take take) {
        post(model_, search_.strength, network_);
        return search_tree(take);
    }

    /// Branch and bound: each solution sets the limit that the next ones have to beat.
    template <typename Take>
    Stop minimise(Take take) {
        const std::size_t limit = *post(model_, search_.strength, network_);
        TreeSearch tree(model_.size(), search_, network_, watch_);
        if (tree.enter_root()) collector_.raise_bound(cells_sure_of(model_.objective->value));
        return tree.run([&](const Solution& solution) {
            const bool go_on = take(solution);
            network_.tighten(limit, *outcome_.objective - 1);
            return go_on;
        });
    }

    template <typename Take>
    Stop find_as_good(int objective, Take take) {
        network_.tighten(*post(model_, search_.strength, network_), objective);
        return search_tree(take);
    }

  private:
    template <typename Take>
    Stop search_tree(Take take) {
        TreeSearch tree(model_.size(), search_, network_, watch_);
        tree.enter_root();
        return tree.run(take);
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
    FdSearch(model, search, network_, outcome).answer();
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
