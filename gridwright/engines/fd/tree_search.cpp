#include "gridwright/engines/fd/tree_search.hpp"

#include "gridwright/engines/fd/labeling.hpp"

namespace gridwright::engines::fd {

using namespace kernel;

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
            if (!next_branch()) return Stop::exhausted;
            if (out_of_failures()) return Stop::limit;
        } else if (state_ == Fixpoint::reached) {
            const Variable variable = choose_variable(search_.labeling.variable, network_, cells_);
            if (variable >= 0)
                open_choice(variable);
            else if (!on_solution(read_solution()))
                return Stop::enough;
            else if (!next_branch())
                return Stop::exhausted;
        }
        if (state_ == Fixpoint::interrupted || watch_.due()) return watch_.reason();
        state_ = network_.propagate(watch_);
    }
}

void TreeSearch::open_choice(Variable variable) {
    const Domain domain = network_[variable];
    const Domain part = choose_values(search_.labeling.value, search_.labeling.order, domain, random_);
    choices_.push_back({network_.mark(), variable, domain - part});
    network_.decide(variable, part);
}

/// Back to the latest choice with something left to try; false when there is none.
bool TreeSearch::next_branch() {
    if (choices_.empty()) return false;
    Choice& choice = choices_.back();
    network_.undo(choice.mark);
    const Variable variable = choice.variable;
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
    network_.decide(variable, part);
    return true;
}

bool TreeSearch::out_of_failures() const {
    return search_.limits.failures && network_.stats.backtracks >= *search_.limits.failures;
}

const Solution& TreeSearch::read_solution() {
    for (int cell = 0; cell < cells_; ++cell) solution_[cell] = static_cast<Value>(network_[cell].min());
    return solution_;
}

}  // namespace gridwright::engines::fd
