// Domain consistency after Régin (1994), on machine words.
//
// A cell that may hold an excepted value never needs a value of its own; call it loose, the others tight. The tight
// cells are matched to values by augmenting paths. A value is free to move if no tight cell owns it, or if its owner
// could take a value that is free to move. An edge (cell, value) is then part of some complete matching exactly if
//   the cell owns the value, or the value is free to move, or
//   the cell is tight and can pass the value round in a cycle of owners (same strong component).
// Loose cells lie on no cycle, so they keep excepted values and values that are free to move.
//
// Sets of cells are machine words too (lines have at most 64 cells), so closures and components are unions of words.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/constraints/all_different/all_different.hpp"

#include <bit>
#include <cstdint>

namespace gridwright::constraints {

using kernel::Domain;

namespace {

constexpr int nobody = -1;

class Matching {
  public:
    Matching(Domains domains, Domain except) : domains_(domains) {
        owner_.fill(nobody);
        for (std::size_t i = 0; i < domains.size(); ++i)
            (domains[i].meets(except) ? loose_ : tight_) |= std::uint64_t{1} << i;
    }

    /// Gives every tight cell a value of its own, or says that it cannot be done.
    bool match_tight_cells() {
        for (std::uint64_t cells = tight_; cells; cells &= cells - 1) {
            tried_ = Domain();
            if (!find_value(std::countr_zero(cells))) return false;
        }
        return true;
    }

    void prune(Domain except) {
        const Domain movable = movable_values();
        for (std::uint64_t cells = loose_; cells; cells &= cells - 1) {
            Domain& domain = domains_[std::countr_zero(cells)];
            domain &= movable | except;
        }
        std::uint64_t settled = 0;  // tight cells whose component is known
        for (std::uint64_t cells = tight_; cells; cells &= cells - 1) {
            const int cell = std::countr_zero(cells);
            if (settled >> cell & 1) continue;
            const std::uint64_t component = reach(cell, false) & reach(cell, true);
            settled |= component;
            const Domain round = values_owned_by(component);
            for (std::uint64_t members = component; members; members &= members - 1)
                domains_[std::countr_zero(members)] &= round | movable;
        }
    }

  private:
    bool find_value(int cell) {
        const Domain domain = domains_[cell];
        if (const Domain unowned = domain - owned_; !unowned.empty()) {
            take(cell, unowned.min());
            return true;
        }
        for (const int value : domain - tried_) {
            if (tried_.contains(value)) continue;
            tried_.add(value);
            if (find_value(owner_[value])) {
                take(cell, value);
                return true;
            }
        }
        return false;
    }

    void take(int cell, int value) {
        owner_[value] = static_cast<std::int8_t>(cell);
        value_of_[cell] = static_cast<std::int8_t>(value);
        owned_.add(value);
    }

    Domain movable_values() const {
        Domain movable = Domain::all() - owned_;
        std::uint64_t stuck = tight_;
        for (bool grown = true; grown;) {
            grown = false;
            for (std::uint64_t cells = stuck; cells; cells &= cells - 1) {
                const int cell = std::countr_zero(cells);
                if (!domains_[cell].meets(movable)) continue;
                movable.add(value_of_[cell]);
                stuck &= ~(std::uint64_t{1} << cell);
                grown = true;
            }
        }
        return movable;
    }

    /// The tight cells reached from a cell along the relation "could take the value of", or against it.
    std::uint64_t reach(int from, bool against) const {
        std::uint64_t reached = std::uint64_t{1} << from, fresh = reached;
        while (fresh) {
            const int cell = std::countr_zero(fresh);
            fresh &= fresh - 1;
            const std::uint64_t next = (against ? takers_of(value_of_[cell]) : owners_in(cell)) & ~reached;
            reached |= next;
            fresh |= next;
        }
        return reached;
    }

    std::uint64_t owners_in(int cell) const {
        std::uint64_t owners = 0;
        for (const int value : domains_[cell] & owned_) owners |= std::uint64_t{1} << owner_[value];
        return owners;
    }

    std::uint64_t takers_of(int value) const {
        std::uint64_t takers = 0;
        for (std::uint64_t cells = tight_; cells; cells &= cells - 1) {
            const int cell = std::countr_zero(cells);
            if (domains_[cell].contains(value)) takers |= std::uint64_t{1} << cell;
        }
        return takers;
    }

    Domain values_owned_by(std::uint64_t cells) const {
        Domain values;
        for (; cells; cells &= cells - 1) values.add(value_of_[std::countr_zero(cells)]);
        return values;
    }

    Domains domains_;
    std::uint64_t tight_ = 0, loose_ = 0;
    Domain owned_, tried_;
    base::Array<std::int8_t, 64> owner_;
    base::Array<std::int8_t, longest_line> value_of_;
};

/// True if the constraint holds whatever comes: no two cells share a value that counts.
bool disjoint(Domains domains, Domain except) {
    Domain seen;
    for (const Domain domain : domains) {
        if (seen.meets(domain - except)) return false;
        seen |= domain - except;
    }
    return true;
}

}  // namespace

Propagation all_different(Domains domains, Domain except) {
    for (const Domain domain : domains)
        if (domain.empty()) return Propagation::failed;
    if (disjoint(domains, except)) return Propagation::entailed;
    Matching matching(domains, except);
    if (!matching.match_tight_cells()) return Propagation::failed;
    matching.prune(except);
    return disjoint(domains, except) ? Propagation::entailed : Propagation::open;
}

Propagation different_pair(Domains two, Domain except) {
    if (two[0].empty() || two[1].empty()) return Propagation::failed;
    for (const int i : {0, 1}) {
        const Domain fixed = two[i];
        Domain& other = two[1 - i];
        if (fixed.fixed() && !fixed.meets(except)) other = other - fixed;
        if (other.empty()) return Propagation::failed;
    }
    return disjoint(two, except) ? Propagation::entailed : Propagation::open;
}

}  // namespace gridwright::constraints
