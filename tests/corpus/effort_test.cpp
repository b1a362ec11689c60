// Compares the backtracks of fd with those that the student reports print, on their own boards. For Skyscraper these
// are the figures of table 1, and fd must need no more.

#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/corpus.hpp"

#include <gtest/gtest.h>

#include <map>

namespace gridwright::tests {
namespace {

using namespace kernel;

std::uint64_t backtracks(const sheet::Sheet& sheet, Strength strength) {
    Model model;
    puzzles::make(sheet)->model(model);
    Search search;
    search.strength = strength;
    const Outcome outcome = engines::fd::FdEngine().run(model, search);
    EXPECT_EQ(outcome.verdict(), Verdict::solved);
    return outcome.stats.backtracks;
}

TEST(Effort, IsLessThanTheReportPrints) {
    const std::map<int, std::uint64_t> printed = {{4, 9}, {5, 659}, {6, 5438}, {7, 159196}, {8, 315893}};
    int boards = 0;
    for (const auto& path : corpus_files()) {
        if (path.parent_path().filename() != "skyscraper" || !std::filesystem::exists(solution_file(path))) continue;
        SCOPED_TRACE(path.string());
        const sheet::Sheet sheet = sheets_in(path).front();
        EXPECT_LE(backtracks(sheet, Strength::line), 100u);
        EXPECT_LE(backtracks(sheet, Strength::classic), printed.at(sheet.size.rows));
        ++boards;
    }
    EXPECT_EQ(boards, 8);
}

/// With one rule for each pair and leftmost labeling, fd fails exactly as often as the report's program on boards that
/// need a proof.
TEST(Effort, IsThatOfTheReportWhereTheModelIsTheSame) {
    const std::map<int, std::uint64_t> printed = {{2, 8}, {3, 129}, {4, 3194}};
    for (const auto& [size, failures] : printed) {
        const puzzles::PuzzleRow& kind = *puzzles::find("hoodoo");
        Model model;
        kind.make(sheet::blank(kind.notation, {size, size}))->model(model);
        Search search;
        search.strength = Strength::classic;
        search.labeling.variable = VariableChoice::leftmost;
        EXPECT_EQ(engines::fd::FdEngine().run(model, search).stats.backtracks, failures) << size;
    }
}

}  // namespace
}  // namespace gridwright::tests
