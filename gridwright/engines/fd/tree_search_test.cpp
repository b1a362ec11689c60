// The nodes that a search reports are its tree: as many as it counts, and the decisions on the way to a solution lead
// there again.

#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::engines::fd {
namespace {

using namespace kernel;

using NodeOutcome = SearchNode::Outcome;

Model blank(std::string_view kind, Size size) {
    const puzzles::PuzzleRow& row = *puzzles::find(kind);
    Model model;
    row.make(sheet::blank(row.notation, size))->model(model);
    return model;
}

struct Tree {
    std::vector<SearchNode> nodes;
    std::vector<Solution> solutions;
    Outcome outcome;

    std::size_t count(NodeOutcome wanted) const {
        return static_cast<std::size_t>(
            std::count_if(nodes.begin(), nodes.end(), [&](const SearchNode& node) { return node.outcome == wanted; }));
    }
};

Tree tree_of(const Model& model, Search search) {
    Tree tree;
    search.on_node = [&](const SearchNode& node) { tree.nodes.push_back(node); };
    search.on_solution = [&](const Solution& solution) { return tree.solutions.push_back(solution), true; };
    tree.outcome = FdEngine().run(model, search);
    return tree;
}

/// Runs `look` on every labeling of values with each strength.
template <typename Look>
void with_every_search(std::optional<std::uint64_t> solutions, Look look) {
    for (const auto& strength : strengths)
        for (const auto& values : value_choices)
            for (const ValueOrder order : {ValueOrder::up, ValueOrder::down}) {
                SCOPED_TRACE(testing::Message() << strength.name << ' ' << values.name << ' ' << int(order));
                Search search;
                search.solutions = solutions;
                search.strength = strength.choice;
                search.labeling = {VariableChoice::ffc, values.choice, order};
                look(search);
            }
}

void expect_counts_to_agree(const Tree& tree) {
    EXPECT_EQ(tree.nodes.size(), tree.outcome.stats.nodes);
    EXPECT_EQ(tree.count(NodeOutcome::fail), tree.outcome.stats.backtracks);
    EXPECT_GT(tree.nodes.size(), 1u);
}

TEST(SearchNodes, AreAsManyAsTheSearchCounts) {
    for (const Model& model : {blank("skyscraper", {4, 4}), blank("close-or-far", {6, 6})})
        with_every_search(std::nullopt, [&](const Search& search) {
            const Tree tree = tree_of(model, search);
            expect_counts_to_agree(tree);
            EXPECT_EQ(tree.count(NodeOutcome::solution), tree.outcome.found);
            EXPECT_EQ(tree.count(NodeOutcome::stopped), 0u);
        });
    // The best board, then all as good: two trees.
    const Tree twice = tree_of(blank("hoodoo", {3, 3}), {.solutions = std::nullopt});
    expect_counts_to_agree(twice);
    EXPECT_EQ(
        std::count_if(twice.nodes.begin(), twice.nodes.end(), [](const SearchNode& node) { return node.depth == 0; }),
        2);
}

/// A node is one step below the latest node with less depth, and that one is a branch; only the root has no decision.
TEST(SearchNodes, FormATree) {
    with_every_search(std::nullopt, [](const Search& search) {
        const Tree tree = tree_of(blank("close-or-far", {6, 6}), search);
        std::vector<NodeOutcome> path;
        for (const SearchNode& node : tree.nodes) {
            ASSERT_LE(static_cast<std::size_t>(node.depth), path.size());
            path.resize(static_cast<std::size_t>(node.depth));
            EXPECT_EQ(node.decision.has_value(), node.depth > 0);
            if (node.depth > 0) {
                EXPECT_EQ(path.back(), NodeOutcome::branch);
            }
            path.push_back(node.outcome);
        }
    });
}

/// The decisions from the root to each solution, and propagation, fix all cells.
TEST(SearchNodes, LeadToTheSolutions) {
    for (const Model& model : {blank("skyscraper", {4, 4}), blank("close-or-far", {7, 7})})
        with_every_search(20, [&](const Search& search) {
            const Tree tree = tree_of(model, search);
            ASSERT_EQ(tree.solutions.size(), 20u);
            std::vector<Decision> path;
            std::size_t reached = 0;
            for (const SearchNode& node : tree.nodes) {
                if (node.depth == 0) continue;
                path.resize(static_cast<std::size_t>(node.depth - 1));
                path.push_back(*node.decision);
                if (node.outcome != NodeOutcome::solution) continue;
                Model decided = model;
                for (const Decision& decision : path) decided.domains[decision.cell] &= values_left_by(decision);
                const auto left = narrowed(decided, search.strength);
                ASSERT_TRUE(left);
                for (int cell = 0; cell < model.size().cells(); ++cell)
                    ASSERT_EQ((*left)[cell], Domain::single(tree.solutions[reached][cell]));
                ++reached;
            }
            EXPECT_EQ(reached, 20u);
        });
}

TEST(SearchNodes, SayThatTheSearchWasStopped) {
    const std::atomic<bool> stop = true;
    const Tree tree = tree_of(blank("skyscraper", {30, 30}), {.limits = {.stop = &stop}});
    EXPECT_EQ(tree.outcome.stopped, Stop::cancelled);
    ASSERT_EQ(tree.nodes.size(), 1u);
    EXPECT_EQ(tree.nodes[0].outcome, NodeOutcome::stopped);

    const Tree tired = tree_of(blank("hoodoo", {7, 7}), {.limits = {.failures = 10}});
    EXPECT_EQ(tired.count(NodeOutcome::fail), 10u);
    EXPECT_EQ(tired.nodes.size(), tired.outcome.stats.nodes);
}

}  // namespace
}  // namespace gridwright::engines::fd
