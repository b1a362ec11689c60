#include "gridwright/constraints/common/formula.hpp"

#include <algorithm>

namespace gridwright::constraints {

void Formula::heed(const kernel::Watch* watch) {
    poll_.reset();
    if (!watch) return;
    cut_short_ = cut_short_ || watch->due();
    poll_.emplace(*watch, clauses_between_looks);
}

void Formula::add(std::span<const Literal> clause) {
    if (cut_short_ || (poll_ && poll_->due())) {
        cut_short_ = true;
        return;
    }
    if (std::find(clause.begin(), clause.end(), always) != clause.end()) return;
    for (const Literal literal : clause)
        if (literal != never) literals_.push_back(literal);
    if (guard_ != always) literals_.push_back(-guard_);
    literals_.push_back(0);
    ++clauses_;
}

void Formula::clear_clauses() {
    literals_.clear();
    clauses_ = 0;
}

}  // namespace gridwright::constraints
