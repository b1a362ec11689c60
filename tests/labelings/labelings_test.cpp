// All 8 x 6 x 2 labelings on every board of the corpus: those that end within 2,000 failures agree on each board, and
// at least half of them end. (On the blank 7 x 7 Hoo-Doo only a few do: most labelings begin with transparent pegs.)

#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/puzzles/puzzle.hpp"
#include "tests/support/corpus.hpp"

#include <gtest/gtest.h>

#include <map>

namespace gridwright::tests {
namespace {

using namespace kernel;

std::vector<std::unique_ptr<puzzles::Puzzle>> corpus(std::string_view folder) {
    std::vector<std::unique_ptr<puzzles::Puzzle>> all;
    for (const auto& path : corpus_files())
        if (path.parent_path().filename() == folder)
            for (formats::Sheet& sheet : sheets_in(path)) all.push_back(puzzles::make(std::move(sheet)));
    return all;
}

void expect_agreement(std::string_view folder, Strength strength) {
    engines::fd::FdEngine engine;
    const auto boards = corpus(folder);
    ASSERT_FALSE(boards.empty());
    int runs = 0, finished = 0;
    for (const auto& puzzle : boards) {
        Model model;
        puzzle->model(model);
        std::map<std::pair<Verdict, std::optional<int>>, int> ended;
        int labelings = 0;
        for (std::size_t v = 0; v < std::size(variable_choices); ++v) {
            if (variable_choices[v].name == "most_constrained") continue;  // the same as ffc
            for (const auto& value : value_choices)
                for (const Order order : {Order::up, Order::down}) {
                    Search search;
                    search.solutions = 2;
                    search.strength = strength;
                    search.labeling = {variable_choices[v].choice, value.choice, order};
                    search.limits.failures = 2000;
                    const Outcome outcome = engine.run(model, search);
                    ++labelings;
                    if (outcome.stopped == Stop::limit) continue;
                    ++finished;
                    ++ended[{outcome.verdict(), outcome.objective}];
                }
        }
        EXPECT_EQ(labelings, 96);
        EXPECT_LE(ended.size(), 1u) << puzzle->sheet().source;
        runs += labelings;
    }
    if (strength == Strength::line) {
        EXPECT_GE(2 * finished, runs);
    }
}

TEST(Labelings, AgreeOnSkyscrapers) {
    expect_agreement("skyscraper", Strength::line);
}
TEST(Labelings, AgreeOnCloseOrFars) {
    expect_agreement("close-or-far", Strength::line);
}
TEST(Labelings, AgreeOnHoodoos) {
    expect_agreement("hoodoo", Strength::line);
}
TEST(Labelings, AgreeAtClassicStrength) {
    expect_agreement("skyscraper", Strength::classic);
    expect_agreement("close-or-far", Strength::classic);
}

}  // namespace
}  // namespace gridwright::tests
