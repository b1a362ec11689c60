#pragma once

// The search tree of a puzzle as text: a line for each node, in the order of the search, with its depth, the decision
// that led to it and its outcome, separated by tabs. The lines of a tree with many nodes stay in memory until the
// search ends, so their number is bounded.

#include "gridwright/answers/json.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search_node.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace gridwright::cli {

/// The engine whose search can be traced.
inline constexpr std::string_view traced_engine = "fd";

/// Comments that explain the columns, for the beginning of the file.
std::string trace_heading();

class SearchTrace {
  public:
    /// Nodes of a puzzle that have a line; 100,000 lines are about two megabytes.
    static constexpr std::uint64_t most_lines = 100'000;

    explicit SearchTrace(const puzzles::Puzzle& puzzle) : puzzle_(puzzle) {}

    void add(const kernel::SearchNode& node);

    /// A comment about the puzzle, the lines, and perhaps a comment about nodes that have none.
    std::string text(const answers::About& about, const kernel::Outcome& outcome) const;

  private:
    const puzzles::Puzzle& puzzle_;
    std::string lines_;
    std::uint64_t nodes_ = 0;
};

}  // namespace gridwright::cli
