#include "gridwright/answers/hitting_set.hpp"

#include <algorithm>

namespace gridwright::answers {

struct HittingSet::Search {
    Search(const HittingSet& sets, int below, std::uint64_t& nodes_left, const kernel::Watch& watch)
        : all(sets),
          bound(below),
          nodes(nodes_left),
          poll(watch, nodes_between_looks),
          met(sets.sets_.size(), 0),
          excluded(sets.costs_.size()),
          claimed(sets.costs_.size(), 0) {}

    /// The unmet set with the fewest elements that may be chosen; none if all are met. Raises `cost` to a lower bound
    /// of what it takes to meet all. An empty list means that one cannot be met.
    std::optional<std::vector<int>> tightest(int& cost) {
        ++node;
        std::optional<std::vector<int>> tightest;
        std::vector<int> open;
        for (int i = 0; i < all.sets_.count() && cost < bound; ++i) {
            if (met[i] > 0) continue;
            open.clear();
            bool disjoint = true;
            int least = bound;
            for (const int element : all.sets_[i]) {
                if (excluded[element]) continue;
                open.push_back(element);
                disjoint = disjoint && claimed[element] != node;
                least = std::min(least, all.costs_[element]);
            }
            if (!tightest || open.size() < tightest->size()) tightest = open;
            if (open.empty()) return tightest;
            if (!disjoint) continue;
            cost += least;
            for (const int element : open) claimed[element] = node;
        }
        return tightest;
    }

    void choose(int element, int by) {
        for (const int set : all.sets_of_[element]) met[set] += by;
    }

    int newly_met(int element) const {
        const auto& sets = all.sets_of_[element];
        return static_cast<int>(std::count_if(sets.begin(), sets.end(), [&](int set) { return met[set] == 0; }));
    }

    void run(int cost) {
        if (nodes == 0 || poll.due()) {
            answer.settled = false;
            return;
        }
        --nodes;
        int at_least = cost;
        const auto set = tightest(at_least);
        if (!set) {
            if (cost >= bound) return;
            bound = cost;
            answer.elements = chosen;
            return;
        }
        if (at_least >= bound) return;
        std::vector<int> order = *set;
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return newly_met(a) > newly_met(b); });
        for (const int element : order) {
            chosen.push_back(element);
            choose(element, 1);
            run(cost + all.costs_[element]);
            choose(element, -1);
            chosen.pop_back();
            excluded[element] = true;
            if (!answer.settled) break;
        }
        for (const int element : order) excluded[element] = false;
    }

    static constexpr std::uint64_t nodes_between_looks = 64;

    const HittingSet& all;
    int bound;
    std::uint64_t& nodes;
    kernel::Poll poll;
    Answer answer;
    std::vector<int> chosen;
    base::Vector<int> met;        // how often each set is met
    base::Vector<bool> excluded;  // elements not to be chosen any more
    base::Vector<int> claimed;    // for each element the node at which it belongs to one of the disjoint sets
    int node = 0;
};

void HittingSet::add(std::vector<int> set) {
    base::require(!set.empty(), "a set to be met has an element");
    for (const int element : set) sets_of_[element].push_back(sets_.count());
    sets_.push_back(std::move(set));
}

int HittingSet::cost_of(const std::vector<int>& elements) const {
    int cost = 0;
    for (const int element : elements) cost += costs_[element];
    return cost;
}

HittingSet::Answer HittingSet::cheapest(int bound, std::uint64_t& nodes, const kernel::Watch& watch) {
    Search search(*this, bound, nodes, watch);
    search.run(0);
    if (search.answer.elements) std::sort(search.answer.elements->begin(), search.answer.elements->end());
    return std::move(search.answer);
}

}  // namespace gridwright::answers
