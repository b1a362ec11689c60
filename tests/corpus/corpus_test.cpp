// Solves every puzzle of the corpus with fd and compares the result with the `expect` line of its file.
// corpus/README.md explains these lines.

#include "tests/support/corpus.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "gridwright/puzzles/sentences.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace gridwright {
namespace {

namespace fs = std::filesystem;
using kernel::Verdict;

/// The contents of an expect line: a word, perhaps a number, perhaps a number that is only a lower bound.
struct Expectation {
    std::string word;
    std::uint64_t number = 0;
    bool at_least = false;
};

std::optional<Expectation> expectation_of(const std::string& line) {
    Expectation expected;
    std::istringstream words(line);
    std::string number, noun, rest;
    words >> expected.word >> number >> noun >> rest;
    const bool counts = expected.word == "several", pegs = expected.word == "legal" || expected.word == "optimal";
    if (!counts && !pegs && expected.word != "unique" && expected.word != "impossible" && expected.word != "solved")
        return std::nullopt;
    if (counts && number.starts_with(">=")) {
        expected.at_least = true;
        number.erase(0, 2);
    }
    const auto parsed = base::parse_number(number);
    if ((counts || pegs) ? !parsed || *parsed < 0 : !number.empty()) return std::nullopt;
    if (pegs ? noun != "peg" && noun != "pegs" : !noun.empty()) return std::nullopt;
    if (!rest.empty()) return std::nullopt;
    expected.number = static_cast<std::uint64_t>(parsed.value_or(0));
    return expected;
}

kernel::Search question_for(const Expectation& expected) {
    kernel::Search search;
    search.strength = kernel::Strength::line;
    if (expected.word == "unique") search.solutions = 2;
    if (expected.word == "several") search.solutions.reset();
    if (expected.at_least) search.solutions = expected.number;
    return search;
}

void expect_legal(const puzzles::Puzzle& puzzle, const kernel::Model& model, std::uint64_t pegs) {
    const sheet::Filling& filling = puzzle.sheet().cells;
    for (const puzzles::Violation& violation : puzzles::violations(model, filling, puzzle.notation()))
        ADD_FAILURE() << violation.sentence;
    ASSERT_TRUE(model.objective);
    EXPECT_EQ(std::ranges::count(filling, std::optional(model.objective->value)), static_cast<std::ptrdiff_t>(pegs));
    EXPECT_EQ(std::ranges::count(filling, std::optional<kernel::Value>()), 0) << "open cells";
}

void expect_outcome(const Expectation& expected, const kernel::Outcome& outcome) {
    if (expected.word == "unique") {
        EXPECT_EQ(outcome.verdict(), Verdict::unique);
    } else if (expected.word == "impossible") {
        EXPECT_EQ(outcome.verdict(), Verdict::impossible);
    } else if (expected.word == "solved") {
        EXPECT_EQ(outcome.verdict(), Verdict::solved);
    } else if (expected.word == "several") {
        EXPECT_EQ(outcome.verdict(), Verdict::several);
        EXPECT_EQ(outcome.found, expected.number);
        EXPECT_EQ(outcome.complete(), !expected.at_least);
    } else {
        EXPECT_EQ(outcome.verdict(), Verdict::optimal);
        EXPECT_EQ(outcome.objective, static_cast<int>(expected.number));
    }
}

/// Solves the puzzle and compares the result with its expect line, and with its solution where the corpus has one.
void expect_as_said(kernel::Engine& engine, const sheet::Sheet& sheet, const std::optional<sheet::Sheet>& solution) {
    const auto expected = expectation_of(sheet.expect);
    ASSERT_TRUE(expected) << "unknown or missing expectation: \"" << sheet.expect << '"';
    EXPECT_FALSE(sheet.source.empty()) << "no source";
    const auto puzzle = puzzles::make(sheet);
    kernel::Model model;
    puzzle->model(model);
    if (expected->word == "legal") return expect_legal(*puzzle, model, expected->number);

    const kernel::Outcome outcome = engine.run(model, question_for(*expected));
    expect_outcome(*expected, outcome);
    for (const kernel::Solution& found : outcome.kept) EXPECT_TRUE(constraints::is_solution(model, found));
    if (!solution) return;
    ASSERT_EQ(expected->word, "unique") << "only a unique puzzle has a file with its solution";
    ASSERT_EQ(outcome.kept.size(), 1u);
    EXPECT_TRUE(puzzle->filled(outcome.kept[0]).cells == solution->cells) << "another solution than the file's";
    EXPECT_EQ(solution->sides, sheet.sides) << "the file with the solution has other clues";
}

TEST(Corpus, EveryPuzzleIsAsItsExpectLineSays) {
    const auto engine = engines::make_engine("fd");
    ASSERT_TRUE(engine);
    std::size_t solutions_seen = 0;
    for (const fs::path& path : tests::corpus_files()) {
        SCOPED_TRACE(path.string());
        const auto sheets = tests::sheets_in(path);
        std::optional<sheet::Sheet> solution;
        if (const fs::path sister = tests::solution_file(path); fs::exists(sister)) {
            const auto solutions = tests::sheets_in(sister);
            ASSERT_EQ(solutions.size(), 1u);
            ASSERT_EQ(sheets.size(), 1u);
            solution = solutions[0];
            ++solutions_seen;
        }
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            SCOPED_TRACE(testing::Message() << "puzzle " << i + 1);
            expect_as_said(*engine, sheets[i], solution);
        }
    }
    EXPECT_GT(solutions_seen, 0u);
}

TEST(Corpus, UnknownExpectationsAreNotUnderstood) {
    EXPECT_TRUE(expectation_of("unique"));
    EXPECT_TRUE(expectation_of("several >=10000"));
    EXPECT_TRUE(expectation_of("optimal 1 peg"));
    for (const char* line : {"", "Unique", "unique 1", "solved?", "several", "several many", "several > 5",
                             "several -1", "optimal", "legal pegs", "legal 7 pegs now"})
        EXPECT_FALSE(expectation_of(line)) << line;
}

}  // namespace
}  // namespace gridwright
