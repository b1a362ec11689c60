#include "cli/output/search_trace.hpp"

#include "gridwright/kernel/data_names.hpp"

#include <fmt/format.h>

#include <iterator>

namespace gridwright::cli {

std::string trace_heading() {
    return fmt::format(
        "# Search trees of the engine {}: a line for each node, in the order of the search.\n"
        "# Columns, separated by tabs: depth, choice, outcome (branch, fail, solution or stopped).\n"
        "# At most {} nodes of a puzzle are listed.\n",
        traced_engine, SearchTrace::most_lines);
}

void SearchTrace::add(const kernel::SearchNode& node) {
    if (++nodes_ > most_lines) return;
    const auto into = std::back_inserter(lines_);
    fmt::format_to(into, "{}\t", node.depth);
    if (node.decision) {
        const auto& [cell, relation, value] = *node.decision;
        fmt::format_to(into, "{} {} {}", data_name(cell, puzzle_.sheet().size), name(relation),
                       sheet::text_of(puzzle_.notation(), value));
    } else {
        lines_ += "root";
    }
    fmt::format_to(into, "\t{}\n", name(node.outcome));
}

std::string SearchTrace::text(const answers::About& about, const kernel::Outcome& outcome) const {
    std::string text = fmt::format("# puzzle: {}:{}, number {}, verdict {}\n", about.file, about.line.value_or(1),
                                   about.number, name(outcome.verdict()));
    text += lines_;
    if (nodes_ > most_lines) text += fmt::format("# {} more nodes are left out.\n", nodes_ - most_lines);
    return text;
}

}  // namespace gridwright::cli
