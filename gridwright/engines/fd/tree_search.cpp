#include "gridwright/engines/fd/tree_search.hpp"

namespace gridwright::engines::fd {

using namespace kernel;

using NodeOutcome = SearchNode::Outcome;

TreeSearch::TreeSearch(Size board, const Search& search, Network& network, const Watch& watch)
    : search_(search),
      network_(network),
      watch_(watch),
      random_(search.seed),
      cells_(board.cells()),
      solution_(board) {}

bool TreeSearch::enter_root() {
    state_ = network_.propagate(watch_);
    return state_ == Fixpoint::reached;
}

Stop TreeSearch::run(const std::function<bool(const Solution&)>& on_solution) {
    while (true) {
        ++network_.stats.nodes;
        if (state_ == Fixpoint::failed) {
            ++network_.stats.backtracks;
            report(NodeOutcome::fail);
            if (!next_branch()) return Stop::exhausted;
            if (out_of_failures()) return Stop::limit;
        } else if (state_ == Fixpoint::reached) {
            const Variable variable = choose_variable(search_.labeling.variable, network_, cells_);
            report(variable >= 0 ? NodeOutcome::branch : NodeOutcome::solution);
            if (variable >= 0)
                open_choice(variable);
            else if (!on_solution(read_solution()))
                return Stop::enough;
            else if (!next_branch())
                return Stop::exhausted;
        } else {
            report(NodeOutcome::stopped);
        }
        if (state_ == Fixpoint::interrupted || watch_.due()) return watch_.reason();
        state_ = network_.propagate(watch_);
    }
}

void TreeSearch::open_choice(Variable variable) {
    const Domain domain = network_[variable];
    const Domain part = choose_values(search_.labeling.value, search_.labeling.order, domain, random_);
    choices_.push_back({network_.mark(), variable, depth_ + 1, domain - part});
    enter(variable, part, depth_ + 1, Branch::first);
}

/// Back to the latest choice with something left to try; false when there is none.
bool TreeSearch::next_branch() {
    if (choices_.empty()) return false;
    Choice& choice = choices_.back();
    network_.undo(choice.mark);
    const Variable variable = choice.variable;
    const int depth = choice.depth;
    Domain part = choice.rest;
    if (search_.labeling.value == ValueChoice::enumerate && !choice.rest.fixed()) {
        // The same variable takes its next value.
        part = choose_values(search_.labeling.value, search_.labeling.order, choice.rest, random_);
        choice.rest = choice.rest - part;
        choice.mark = network_.mark();
    } else {
        // The variable keeps what is left of it; that is part of the branch of the choice before.
        choices_.pop_back();
    }
    enter(variable, part, depth, Branch::later);
    return true;
}

/// Decides that the variable has one of the values of `part`, which leads to a node of this depth.
void TreeSearch::enter(Variable variable, Domain part, int depth, Branch branch) {
    depth_ = depth;
    if (search_.on_node) decision_ = decision_for(search_.labeling.value, variable, network_[variable], part, branch);
    network_.decide(variable, part);
}

void TreeSearch::report(NodeOutcome outcome) const {
    if (search_.on_node) search_.on_node({depth_, decision_, outcome});
}

bool TreeSearch::out_of_failures() const {
    return search_.limits.failures && network_.stats.backtracks >= *search_.limits.failures;
}

const Solution& TreeSearch::read_solution() {
    for (int cell = 0; cell < cells_; ++cell) solution_[cell] = static_cast<Value>(network_[cell].min());
    return solution_;
}

}  // namespace gridwright::engines::fd
