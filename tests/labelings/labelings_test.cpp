// Runs all 8 x 6 x 2 labelings on every board of the corpus. Those that end within 2,000 failures agree on each board,
// and at least half of all runs end. (On the blank 7 x 7 Hoo-Doo only a few do: most labelings begin with transparent
// pegs.)

#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/agreement.hpp"
#include "tests/support/corpus.hpp"

#include <gtest/gtest.h>

namespace gridwright::tests {
namespace {

using namespace kernel;

std::vector<std::unique_ptr<puzzles::Puzzle>> corpus(std::string_view folder) {
    std::vector<std::unique_ptr<puzzles::Puzzle>> all;
    for (const auto& path : corpus_files())
        if (path.parent_path().filename() == folder)
            for (sheet::Sheet& sheet : sheets_in(path)) all.push_back(puzzles::make(std::move(sheet)));
    return all;
}

void expect_agreement(std::string_view folder, Strength strength) {
    engines::fd::FdEngine engine;
    const auto boards = corpus(folder);
    const auto labelings = every_labeling();
    ASSERT_EQ(labelings.size(), 96u);
    ASSERT_FALSE(boards.empty());
    std::size_t finished = 0;
    for (const auto& puzzle : boards) {
        Model model;
        puzzle->model(model);
        std::optional<Outcome> first;
        for (const Labeling& labeling : labelings) {
            Search search;
            search.solutions = 2;
            search.strength = strength;
            search.labeling = labeling;
            search.limits.failures = 2000;
            const Outcome outcome = engine.run(model, search);
            if (outcome.stopped == Stop::limit) continue;
            ++finished;
            if (!first) first = outcome;
            ASSERT_EQ(name(outcome.verdict()), name(first->verdict())) << puzzle->sheet().source;
            ASSERT_EQ(outcome.objective, first->objective) << puzzle->sheet().source;
            if (outcome.verdict() == Verdict::unique) {
                ASSERT_EQ(outcome.kept, first->kept) << puzzle->sheet().source;
            }
        }
    }
    if (strength == Strength::line) {
        EXPECT_GE(2 * finished, labelings.size() * boards.size());
    }
}

class LabelingsOfKind : public testing::TestWithParam<std::string> {};

TEST_P(LabelingsOfKind, Agree) {
    expect_agreement(GetParam(), Strength::line);
}

/// The kinds of the registry; each has a folder of its name in the corpus.
std::vector<std::string> kinds() {
    std::vector<std::string> names;
    for (const puzzles::PuzzleRow& row : puzzles::table()) names.emplace_back(name_of(row));
    return names;
}

INSTANTIATE_TEST_SUITE_P(Corpus, LabelingsOfKind, testing::ValuesIn(kinds()),
                         [](const auto& kind) { return "Number" + std::to_string(kind.index + 1); });

TEST(Labelings, AgreeAtClassicStrength) {
    expect_agreement("skyscraper", Strength::classic);
    expect_agreement("close-or-far", Strength::classic);
}

}  // namespace
}  // namespace gridwright::tests
