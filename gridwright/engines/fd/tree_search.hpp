#pragma once

// The backtracking search of the engine fd: it decides cells one by one and lets the network propagate each decision.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/fd/labeling.hpp"
#include "gridwright/engines/fd/network.hpp"
#include "gridwright/kernel/constraint.hpp"
#include "gridwright/kernel/outcome.hpp"

#include <functional>

namespace gridwright::engines::fd {

/// Searches depth first with an explicit stack. A choice splits a domain in two; the search enters the second part when
/// it backtracks.
class TreeSearch {
  public:
    /// The network is posted and not yet propagated; its first variables are the cells of the board.
    TreeSearch(kernel::Size board, const kernel::Search& search, Network& network, const kernel::Watch& watch);

    /// Propagates the root; false when that shows that there is no solution, or is interrupted.
    bool enter_root();

    /// Searches from the root and passes on each solution until `on_solution` returns false.
    kernel::Stop run(const std::function<bool(const kernel::Solution&)>& on_solution);

  private:
    struct Choice {
        Network::Mark mark;
        Variable variable;
        int depth;  // of the nodes that it leads to
        kernel::Domain rest;
    };

    void open_choice(Variable variable);
    bool next_branch();
    void enter(Variable variable, kernel::Domain part, int depth, Branch branch);
    void report(kernel::SearchNode::Outcome outcome) const;
    bool out_of_failures() const;
    const kernel::Solution& read_solution();

    const kernel::Search& search_;
    Network& network_;
    const kernel::Watch& watch_;
    base::Random random_;
    int cells_;
    kernel::Solution solution_;
    std::vector<Choice> choices_;
    int depth_ = 0;
    std::optional<kernel::Decision> decision_;  // which led to this node; kept only for `on_node`
    Fixpoint state_ = Fixpoint::reached;
};

}  // namespace gridwright::engines::fd
