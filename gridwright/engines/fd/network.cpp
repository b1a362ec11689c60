#include "gridwright/engines/fd/network.hpp"

#include <algorithm>

namespace gridwright::engines::fd {

using kernel::Domain;

namespace {

constexpr std::uint32_t nobody = ~std::uint32_t{0};

/// True if running the filter again on its own result could narrow further.
bool may_run_again(const Filter& filter) {
    return std::holds_alternative<PairPlaces>(filter) || std::holds_alternative<CloserGap>(filter);
}

}  // namespace

void Network::clear() {
    domains_.clear();
    propagators_.clear();
    scopes_.clear();
    trail_.clear();
    entailed_.clear();
    changed_at_.clear();
    objectives_.clear();
    empty_queues();
    current_mark_ = 0;
    work_ = 0;
}

Variable Network::add_variable(Domain domain) {
    domains_.push_back(domain);
    changed_at_.push_back(0);
    return variables() - 1;
}

std::size_t Network::post(Filter filter, std::span<const Variable> scope) {
    const int priority = priority_of(filter);
    const bool waits = waits_for_fixed(filter);
    if (std::holds_alternative<AtMost>(filter)) objectives_.push_back(static_cast<std::uint32_t>(propagators_.size()));
    propagators_.push_back({std::move(filter), static_cast<std::uint32_t>(scopes_.size()),
                            static_cast<std::uint32_t>(scope.size()), static_cast<std::uint8_t>(priority), waits, false,
                            false});
    scopes_.insert(scopes_.end(), scope.begin(), scope.end());
    ++stats.constraints;
    return propagators_.size() - 1;
}

void Network::finish() {
    hopeless_ = std::any_of(domains_.begin(), domains_.end(), [](Domain domain) { return domain.empty(); });
    suspended_.assign(domains_.size(), 0);
    for (const Variable variable : scopes_) ++suspended_[variable];
    watchers_begin_.assign(domains_.size() + 1, 0);
    for (std::size_t v = 0; v < domains_.size(); ++v)
        watchers_begin_[v + 1] = watchers_begin_[v] + static_cast<std::uint32_t>(suspended_[v]);
    watchers_.resize(scopes_.size());
    next_watcher_.assign(watchers_begin_.begin(), watchers_begin_.end() - 1);
    for (std::uint32_t p = 0; p < propagators_.size(); ++p) {
        for (std::uint32_t i = 0; i < propagators_[p].length; ++i)
            watchers_[next_watcher_[scopes_[propagators_[p].scope + i]]++] = p;
        enqueue(p);
    }
}

void Network::set(Variable variable, Domain to) {
    if (changed_at_[variable] != current_mark_) {
        trail_.push_back({variable, domains_[variable]});
        changed_at_[variable] = current_mark_;
    }
    domains_[variable] = to;
}

void Network::decide(Variable variable, Domain to) {
    set(variable, to);
    wake(variable, nobody);
}

void Network::wake(Variable variable, std::uint32_t except) {
    const bool fixed = domains_[variable].fixed();
    for (std::uint32_t i = watchers_begin_[variable]; i < watchers_begin_[variable + 1]; ++i) {
        const std::uint32_t propagator = watchers_[i];
        if (propagator != except && (fixed || !propagators_[propagator].waits_for_fixed)) enqueue(propagator);
    }
}

void Network::enqueue(std::uint32_t propagator) {
    Propagator& p = propagators_[propagator];
    if (p.queued || p.entailed) return;
    p.queued = true;
    queues_[p.priority].waiting.push_back(propagator);
}

void Network::empty_queues() {
    for (Queue& queue : queues_) {
        for (std::size_t i = queue.next; i < queue.waiting.size(); ++i)
            if (queue.waiting[i] < propagators_.size()) propagators_[queue.waiting[i]].queued = false;
        queue.waiting.clear();
        queue.next = 0;
    }
}

Fixpoint Network::propagate(const kernel::Watch& watch) {
    if (hopeless_) return Fixpoint::failed;
    for (const std::uint32_t objective : objectives_) enqueue(objective);
    while (true) {
        const auto queue =
            std::find_if(queues_.begin(), queues_.end(), [](const Queue& q) { return q.next < q.waiting.size(); });
        if (queue == queues_.end()) {
            empty_queues();
            return Fixpoint::reached;
        }
        const std::uint32_t propagator = queue->waiting[queue->next++];
        propagators_[propagator].queued = false;
        if (!run(propagator)) {
            empty_queues();
            return Fixpoint::failed;
        }
        work_ += cost_of(propagators_[propagator]);
        if (work_ < work_between_looks) continue;
        work_ = 0;
        if (watch.due()) {
            empty_queues();
            return Fixpoint::interrupted;
        }
    }
}

/// The cost of a run relative to a small propagator: one on a line visits every cell, and a line with clues can take
/// milliseconds.
std::size_t Network::cost_of(const Propagator& propagator) {
    return propagator.priority == 0 ? 1 : propagator.priority == 1 ? propagator.length : work_between_looks;
}

bool Network::run(std::uint32_t number) {
    const Propagator& propagator = propagators_[number];
    const std::span<const Variable> scope(scopes_.data() + propagator.scope, propagator.length);
    gathered_.resize(scope.size());
    for (std::size_t i = 0; i < scope.size(); ++i) gathered_[i] = domains_[scope[i]];

    ++stats.resumptions;
    const Propagation result = runner_.run(propagator.filter, gathered_);
    if (result == Propagation::failed) {
        ++stats.entailments;
        return false;
    }
    if (result == Propagation::entailed) set_entailed(number);
    const std::uint32_t self = may_run_again(propagator.filter) ? nobody : number;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (gathered_[i] == domains_[scope[i]]) continue;
        ++stats.prunings;
        if (gathered_[i].empty()) return false;
        set(scope[i], gathered_[i]);
        wake(scope[i], self);
    }
    return true;
}

void Network::set_entailed(std::uint32_t number) {
    ++stats.entailments;
    Propagator& propagator = propagators_[number];
    propagator.entailed = true;
    entailed_.push_back(number);
    for (std::uint32_t i = 0; i < propagator.length; ++i) --suspended_[scopes_[propagator.scope + i]];
}

Network::Mark Network::mark() {
    ++current_mark_;
    return {trail_.size(), entailed_.size()};
}

void Network::undo(Mark mark) {
    ++current_mark_;
    while (trail_.size() > mark.changes) {
        domains_[trail_.back().variable] = trail_.back().before;
        trail_.pop_back();
    }
    while (entailed_.size() > mark.entailed) {
        Propagator& propagator = propagators_[entailed_.back()];
        propagator.entailed = false;
        for (std::uint32_t i = 0; i < propagator.length; ++i) ++suspended_[scopes_[propagator.scope + i]];
        entailed_.pop_back();
    }
}

void Network::tighten(std::size_t at_most, int most) {
    std::get<AtMost>(propagators_[at_most].filter).most = most;
}

}  // namespace gridwright::engines::fd
