#pragma once

// Variables, the propagators on them, and propagation to a fixpoint with a trail to undo it. The first variables are
// the cells of the board; helper variables follow. Propagators run in order of priority, first come first served, so
// that the same model gives the same numbers on every run.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/engines/fd/filters.hpp"
#include "gridwright/kernel/watch.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace gridwright::engines::fd {

using Variable = int;

enum class Fixpoint { reached, failed, interrupted };

class Network {
  public:
    // Building.

    /// Forgets everything, keeps the memory.
    void clear();
    Variable add_variable(kernel::Domain domain);
    /// Returns the number of the propagator.
    std::size_t post(Filter filter, std::span<const Variable> scope);
    /// Links variables to their propagators and queues them all; nothing can be posted after this.
    void finish();

    // Asking.

    kernel::Domain operator[](Variable variable) const { return domains_[variable]; }
    int variables() const { return static_cast<int>(domains_.size()); }
    /// How many propagators on this variable are still open.
    int suspended_on(Variable variable) const { return suspended_[variable]; }

    // Searching.

    /// Propagates to a fixpoint unless the watch is due first. It asks the watch every few microseconds.
    Fixpoint propagate(const kernel::Watch& watch);
    /// Narrows by decision, not by propagation.
    void decide(Variable variable, kernel::Domain to);

    struct Mark {
        std::size_t changes, entailed;
    };
    Mark mark();
    void undo(Mark mark);

    /// Lowers the limit of an AtMost for good; it runs again at every node.
    void tighten(std::size_t at_most, int most);

    /// What was done since the caller last reset this.
    kernel::Stats stats;

  private:
    struct Propagator {
        Filter filter;
        std::uint32_t scope, length;
        std::uint8_t priority;
        bool waits_for_fixed, queued, entailed;
    };
    struct Change {
        Variable variable;
        kernel::Domain before;
    };

    static constexpr std::size_t work_between_looks = 256;  // runs of the smallest propagators

    void set(Variable variable, kernel::Domain to);
    void wake(Variable variable, std::uint32_t except);
    void enqueue(std::uint32_t propagator);
    bool run(std::uint32_t propagator);
    static std::size_t cost_of(const Propagator& propagator);
    void set_entailed(std::uint32_t propagator);
    void empty_queues();

    base::Vector<kernel::Domain> domains_;
    bool hopeless_ = false;  // a variable started with an empty domain, perhaps one without propagators
    std::vector<Propagator> propagators_;
    std::vector<Variable> scopes_;                // all scopes, one after the other
    std::vector<std::uint32_t> watchers_;         // all propagators on variable 0, then on 1, ...
    base::Vector<std::uint32_t> watchers_begin_;  // where those of each variable start
    base::Vector<std::uint32_t> next_watcher_;    // scratch of finish
    base::Vector<int> suspended_;

    std::vector<Change> trail_;
    std::vector<std::uint32_t> entailed_;
    base::Vector<std::uint64_t> changed_at_;  // the mark at which a variable was last put on the trail; what happens
                                              // before the first mark is never undone
    std::uint64_t current_mark_ = 0;

    struct Queue {
        std::vector<std::uint32_t> waiting;
        std::size_t next = 0;
    };
    std::array<Queue, 3> queues_;
    std::vector<kernel::Domain> gathered_;
    FilterRunner runner_;
    std::size_t work_ = 0;                   // since the watch was last asked
    std::vector<std::uint32_t> objectives_;  // the AtMost propagators
};

}  // namespace gridwright::engines::fd
