// The labeling options of SICStus' labeling/2, by its names. Ties go to the first cell in reading order. Where a choice
// is between two equally good values (median of an even number, middle between two), `up` takes the lower one and
// `down` the higher one.

#include "gridwright/engines/fd/labeling.hpp"

namespace gridwright::engines::fd {

using namespace kernel;

namespace {

/// The open variable with the greatest score; the first of them.
template <typename Score>
Variable best_by(const Network& network, int cells, Score score) {
    Variable best = -1;
    decltype(score(Variable{})) best_score{};
    for (Variable variable = 0; variable < cells; ++variable) {
        if (network[variable].fixed()) continue;
        if (const auto s = score(variable); best < 0 || s > best_score) {
            best = variable;
            best_score = s;
        }
    }
    return best;
}

int regret(Domain domain) {
    const int lowest = domain.min();
    domain.remove(lowest);
    return domain.min() - lowest;
}

int nth(Domain domain, int n) {
    auto value = domain.begin();
    for (; n > 0; --n) ++value;
    return *value;
}

int median(Domain domain, ValueOrder order) {
    const int size = domain.size();
    return nth(domain, order == ValueOrder::up ? (size - 1) / 2 : size / 2);
}

int middle(Domain domain, ValueOrder order) {
    const int twice_centre = domain.min() + domain.max();
    int nearest = domain.min();
    const auto distance = [&](int value) {
        return value * 2 < twice_centre ? twice_centre - value * 2 : value * 2 - twice_centre;
    };
    for (const int value : domain)
        if (distance(value) < distance(nearest) || (order == ValueOrder::down && distance(value) == distance(nearest)))
            nearest = value;
    return nearest;
}

Domain half(Domain domain, ValueOrder order) {
    const int centre = (domain.min() + domain.max()) / 2;
    return order == ValueOrder::up ? domain & Domain::below(centre + 1) : domain & Domain::above(centre);
}

}  // namespace

Variable choose_variable(VariableChoice choice, const Network& network, int cells) {
    const auto by = [&](auto score) { return best_by(network, cells, score); };
    switch (choice) {
        case VariableChoice::leftmost: return by([](Variable) { return 0; });
        case VariableChoice::min: return by([&](Variable v) { return -network[v].min(); });
        case VariableChoice::max: return by([&](Variable v) { return network[v].max(); });
        case VariableChoice::first_fail: return by([&](Variable v) { return -network[v].size(); });
        case VariableChoice::anti_first_fail: return by([&](Variable v) { return network[v].size(); });
        case VariableChoice::occurrence: return by([&](Variable v) { return network.suspended_on(v); });
        case VariableChoice::ffc:
            return by([&](Variable v) { return std::pair(-network[v].size(), network.suspended_on(v)); });
        case VariableChoice::max_regret: return by([&](Variable v) { return regret(network[v]); });
    }
    return -1;
}

Domain choose_values(ValueChoice choice, ValueOrder order, Domain domain, base::Random& random) {
    switch (choice) {
        case ValueChoice::step:
        case ValueChoice::enumerate: return Domain::single(order == ValueOrder::up ? domain.min() : domain.max());
        case ValueChoice::bisect: return half(domain, order);
        case ValueChoice::median: return Domain::single(median(domain, order));
        case ValueChoice::middle: return Domain::single(middle(domain, order));
        case ValueChoice::random:
            return Domain::single(
                nth(domain, static_cast<int>(random.below(static_cast<std::uint64_t>(domain.size())))));
    }
    return Domain::single(domain.min());
}

Decision decision_for(ValueChoice choice, Variable cell, Domain domain, Domain part, Branch branch) {
    using Relation = Decision::Relation;
    const auto decision = [&](Relation relation, int value) {
        return Decision{cell, relation, static_cast<Value>(value)};
    };
    const Domain others = domain - part;
    if (choice == ValueChoice::bisect)
        return part.max() < others.min() ? decision(Relation::at_most, part.max())
                                         : decision(Relation::above, others.max());
    if (choice == ValueChoice::enumerate || branch == Branch::first) return decision(Relation::equal, part.min());
    return decision(Relation::not_equal, others.min());
}

}  // namespace gridwright::engines::fd
