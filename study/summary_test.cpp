#include "study/summary.hpp"

#include "study/tables.hpp"

#include <gtest/gtest.h>

namespace gridwright::study {
namespace {

using namespace std::chrono_literals;

const RunLimit two_minutes{120s, {}};

std::string told(std::vector<Figure> figures, Measure measure, Average average = Average::median) {
    return text_of(shown(*spread_of(std::move(figures), average), measure, two_minutes));
}

TEST(StudySummary, ShowsMediansAndQuartiles) {
    EXPECT_EQ(told({{3}}, Measure::backtracks), "3");
    EXPECT_EQ(told({{346785}}, Measure::backtracks), "346,785");
    EXPECT_EQ(told({{1}, {2}, {3}, {4}, {5}}, Measure::backtracks), "3 (2 to 4)");
    EXPECT_EQ(told({{5}, {1}, {4}, {2}}, Measure::backtracks), "3 (1.8 to 4.2)");
    EXPECT_FALSE(spread_of({}, Average::median));
}

TEST(StudySummary, ShowsAMeanWithAnIntervalThatContainsIt) {
    EXPECT_EQ(told({{2}, {3}, {4}}, Measure::backtracks, Average::mean), "3 (95 %: 0.5 to 5.5)");
    EXPECT_EQ(told({{1}, {2}, {6}}, Measure::backtracks, Average::mean), "3 (95 %: 0 to 9.6)");
    EXPECT_EQ(told({{3}}, Measure::backtracks, Average::mean), "3");
    EXPECT_EQ(told({{3}, {3}}, Measure::backtracks, Average::mean), "3");
    // The quartiles of such figures are 1 and 1, far from the mean.
    const std::vector<Figure> skewed{{1}, {1}, {1}, {1}, {1}, {1}, {1}, {1}, {1000}};
    const Spread spread = spread_of(skewed, Average::mean).value();
    EXPECT_LT(spread.lower.value, spread.middle.value);
    EXPECT_GT(spread.upper.value, spread.middle.value);
    const Spread many = spread_of(std::vector<Figure>(100, Figure{7}), Average::mean).value();
    EXPECT_DOUBLE_EQ(many.lower.value, 7);
}

TEST(StudySummary, ShowsTheExtremesAndTheNumberOfRuns) {
    EXPECT_EQ(told({{4}, {1234}, {2}}, Measure::backtracks, Average::max), "1,234");
    EXPECT_EQ(told({{4}, {1234}, {2}}, Measure::backtracks, Average::min), "2");
    EXPECT_EQ(told({{0.5}, {0.25}, {2}}, Measure::seconds, Average::count), "3");
    EXPECT_EQ(told({{4}, {120, true}}, Measure::seconds, Average::max), "> 120 s (1 of 2 > 120 s)");
    EXPECT_EQ(told({{9}, {5, true}}, Measure::backtracks, Average::max), "> 9 (1 of 2 > 120 s)");
    EXPECT_EQ(told({{4}, {120, true}}, Measure::seconds, Average::min), "4 (1 of 2 > 120 s)");
    EXPECT_EQ(told({{9}, {5, true}}, Measure::backtracks, Average::min), "> 5 (1 of 2 > 120 s)");
}

TEST(StudySummary, ShowsSecondsWithFewDigits) {
    EXPECT_EQ(shown(Figure{0.000034567}, Measure::seconds), "0.000035");
    EXPECT_EQ(shown(Figure{1.23456}, Measure::seconds), "1.23");
    EXPECT_EQ(shown(Figure{118.7}, Measure::seconds), "119");
    EXPECT_EQ(shown(Figure{120}, Measure::seconds), "120");
    EXPECT_EQ(shown(Figure{0.5}, Measure::seconds), "0.5");
    EXPECT_EQ(shown(Figure{0}, Measure::seconds), "0");
}

TEST(StudySummary, RoundsWhatIsAtLeastDown) {
    EXPECT_EQ(shown(Figure{0.12399}, Measure::seconds), "0.124");
    EXPECT_EQ(shown(Figure{0.12399, true}, Measure::seconds), "0.123");
    EXPECT_EQ(shown(Figure{1.7, true}, Measure::seconds), "1.7");
    EXPECT_EQ(shown(Figure{9.97}, Measure::backtracks), "10.0");
    EXPECT_EQ(shown(Figure{9.97, true}, Measure::backtracks), "9.9");
    EXPECT_EQ(shown(Figure{1234.9, true}, Measure::backtracks), "1,234");
}

TEST(StudySummary, NeverAveragesAGivenUpRunInSilently) {
    EXPECT_EQ(told({{120, true}}, Measure::seconds), "> 120 s");
    EXPECT_EQ(told({{120, true}, {120, true}}, Measure::seconds), "> 120 s (all 2)");
    EXPECT_EQ(told({{1}, {2}, {3}, {120, true}}, Measure::seconds), "2.5 (1.75 to > 32.2 s; 1 of 4 > 120 s)");
    EXPECT_EQ(told({{1}, {120, true}, {120, true}}, Measure::seconds), "> 120 s (2 of 3 > 120 s)");
    EXPECT_EQ(told({{1}, {3}, {120, true}}, Measure::seconds, Average::mean), "> 41.3 s (1 of 3 > 120 s)");
    // One that was given up early may belong above the others.
    EXPECT_EQ(told({{5, true}, {6}, {7}}, Measure::backtracks), "> 6 (1 of 3 > 120 s)");
    // Of equal ones it is the last.
    EXPECT_EQ(told({{6, true}, {6}, {6}}, Measure::backtracks), "6 (1 of 3 > 120 s)");
}

TEST(StudySummary, CountsPuzzlesWithOnlyOneSolution) {
    const Recipe recipe = *read_recipe("title = a\npuzzles 2x2 = board hoodoo 2 2\nsolvers = fd\nask = count\n", "x");
    Results results(recipe, two_minutes);
    const auto add = [&](const std::string& verdict, std::uint64_t solutions, bool limit_reached) {
        RunRecord record;
        record.key.puzzles = "2x2";
        record.verdict = verdict;
        record.solutions = solutions;
        record.limit_reached = limit_reached;
        results.add("fd", "ffc", record);
    };
    const auto cell = [&] { return text_of(unique_among(results.at({"2x2", "fd", "ffc", {}}))); };
    EXPECT_EQ(cell(), "–");
    add("unique", 1, false);
    add("multiple", 2, false);
    add("multiple", 10, true);
    add("unique", 1, false);
    EXPECT_EQ(cell(), "2 of 4");
    add("solved", 1, true);
    add("refused", 0, false);
    EXPECT_EQ(cell(), "2 of 5 (1 not known)");
}

class StudyTable : public testing::Test {
  protected:
    void add(const std::string& puzzles, const std::string& labeling, std::uint64_t backtracks,
             std::vector<Improvement> improvements = {}, std::chrono::nanoseconds time = 5s) {
        RunRecord record;
        record.key.puzzles = puzzles;
        record.time = time;
        record.limit_reached = time >= 120s;
        record.verdict = record.limit_reached ? "solved" : "optimal";
        record.stats.backtracks = backtracks;
        record.improvements = std::move(improvements);
        if (!record.improvements.empty()) record.objective = record.improvements.back().objective;
        results_.add("fd", labeling, record);
    }

    static std::vector<std::vector<std::string>> texts_of(const TextTable& table) {
        std::vector<std::vector<std::string>> texts;
        for (const auto& row : table.rows) {
            texts.emplace_back();
            for (const Cell& cell : row) texts.back().push_back(text_of(cell));
        }
        return texts;
    }

    Recipe recipe_ = *read_recipe(
        "title = a\npuzzles 2x2 = board hoodoo 2 2\npuzzles 3x3 = board hoodoo 3 3\nsolvers = fd\n"
        "labelings = leftmost, ffc\nlimit = 120 s\nmoments = 2 s, 10 s, 120 s\n"
        "table = Table 1\ncell = backtracks\nreported 2x2 = 8, -\n"
        "table = Table 5\nrows = moments\ncolumns = puzzles\ncell = objective\nonly = ffc\n"
        "table = Everything\nrows = measures\ncolumns = puzzles\ncell = seconds, backtracks\n",
        "x.study");
    Results results_{recipe_, recipe_.limit};
};

TEST_F(StudyTable, HasTheReportsFiguresBesideOurs) {
    add("2x2", "leftmost", 7);
    add("3x3", "ffc", 1234, {}, 121s);
    const auto tables = text_tables_of(recipe_.tables[0], results_);
    ASSERT_EQ(tables.size(), 1u);
    EXPECT_EQ(markdown_of(tables[0]),
              "### Table 1\n\nmedian backtracks; fd\n\n"
              "| puzzles | leftmost | report | ffc |\n|---|---:|---:|---:|\n"
              "| 2x2 | 7 | 8 | – |\n| 3x3 | – | – | > 1,234 |\n"
              "\nBacktracks can be compared with the report's.\n");
    EXPECT_NE(html_of(tables[0]).find("<td>&gt; 1,234</td>"), std::string::npos);
}

TEST_F(StudyTable, HasOneStatisticThroughout) {
    const auto read = [](const std::string& cell) {
        return read_recipe(
            "title = a\npuzzles 2x2 = board hoodoo 2 2\nsolvers = fd\nlabelings = ffc\ntable = T\n" + cell, "x.study");
    };
    const auto caption = [&](const std::string& cell) {
        const auto recipe = read("cell = " + cell + "\n");
        if (!recipe) return recipe.error().message;
        Results results(*recipe, recipe->limit);
        RunRecord record;
        record.key.puzzles = "2x2";
        results.add("fd", "ffc", record);
        return text_tables_of(recipe->tables[0], results).at(0).caption;
    };
    EXPECT_EQ(caption("max backtracks"), "max backtracks; fd");
    EXPECT_EQ(caption("min seconds"), "min seconds; fd");
    EXPECT_EQ(caption("count"), "number of runs; fd");
    EXPECT_EQ(caption("mean seconds"), "mean seconds with 95 % confidence interval; fd");
    EXPECT_EQ(caption("most seconds"), "x.study:6: cell: 'most' is not one of median, mean, max, min or count");
    EXPECT_NE(read("columns = measures\ncell = max seconds, backtracks\n").error().message.find("two statistics"),
              std::string::npos);
}

TEST_F(StudyTable, GroupsThousandsAlike) {
    recipe_.tables[0].reported[0].values[0] = "166199";
    add("2x2", "leftmost", 28105);
    EXPECT_EQ(texts_of(text_tables_of(recipe_.tables[0], results_)[0])[0],
              (std::vector<std::string>{"2x2", "28,105", "166,199", "–"}));
    EXPECT_EQ(shown(RunLimit{1500s, 400000}), "1,500 s or 400,000 failures");
}

TEST_F(StudyTable, SaysWhichFiguresCanBeComparedWithAReport) {
    const Recipe recipe = *read_recipe(
        "title = a\npuzzles 2x2 = board hoodoo 2 2\nsolvers = fd\nlabelings = ffc\n"
        "table = Statistics\nrows = measures\ncolumns = puzzles\n"
        "cell = seconds, backtracks, prunings, constraints, nodes\n"
        "reported seconds = 1\nreported backtracks = 8\nreported prunings = 9\nreported constraints = 9\n"
        "table = Ours alone\nrows = measures\ncolumns = puzzles\ncell = seconds, backtracks\n",
        "x.study");
    Results results(recipe, recipe.limit);
    RunRecord record;
    record.key.puzzles = "2x2";
    results.add("fd", "ffc", record);
    const auto table = text_tables_of(recipe.tables[0], results).at(0);
    EXPECT_EQ(table.note,
              "Backtracks can be compared with the report's. Seconds come from other machines: compare only how they "
              "grow. Prunings and constraints cannot be compared with the report's: SICStus Prolog posts other "
              "propagators.");
    EXPECT_NE(html_of(table).find("</table>\n<p class=\"note\">Backtracks can"), std::string::npos);
    EXPECT_EQ(text_tables_of(recipe.tables[1], results).at(0).note, "");
}

TEST_F(StudyTable, LooksAtMoments) {
    add("2x2", "ffc", 1, {{1s, 9}, {5s, 4}}, 20s);
    add("3x3", "ffc", 1, {{3s, 7}}, 120s);
    const auto tables = text_tables_of(recipe_.tables[1], results_);
    ASSERT_EQ(tables.size(), 1u);
    EXPECT_EQ(texts_of(tables[0]), (std::vector<std::vector<std::string>>{
                                       {"2 s", "9", "–"}, {"10 s", "4", "7"}, {"120 s", "4 (proven)", "7"}}));
    EXPECT_NE(html_of(tables[0]).find("<td>4<small>proven</small></td>"), std::string::npos);
}

TEST_F(StudyTable, CallsTheObjectiveWhatThePuzzlesDo) {
    add("2x2", "ffc", 1, {{1s, 9}});
    EXPECT_EQ(text_tables_of(recipe_.tables[1], results_)[0].caption, "median objective; fd, ffc");
    Results pegs(recipe_, recipe_.limit, "transparent pegs");
    pegs.add("fd", "ffc", results_.at({"2x2", "fd", "ffc", {}})[0]);
    EXPECT_EQ(text_tables_of(recipe_.tables[1], pegs)[0].caption, "median transparent pegs; fd, ffc");
}

TEST_F(StudyTable, KnowsNothingOfMomentsBeyondTheLimit) {
    const RunLimit a_minute{60s, {}};
    Results results(recipe_, a_minute);
    RunRecord record;
    record.key.puzzles = "2x2";
    record.verdict = "solved";
    record.time = 60s;
    record.limit_reached = true;
    record.improvements = {{1s, 9}};
    results.add("fd", "ffc", record);
    const auto tables = text_tables_of(recipe_.tables[1], results);
    ASSERT_EQ(tables.size(), 1u);
    EXPECT_EQ(texts_of(tables[0])[1][1], "9");
    EXPECT_EQ(texts_of(tables[0])[2][1], "–");
}

TEST_F(StudyTable, TellsOfRunsWithoutAFigure) {
    add("2x2", "ffc", 1, {{1s, 9}}, 20s);
    add("2x2", "ffc", 1, {{1s, 8}}, 120s);
    add("2x2", "ffc", 1, {}, 120s);
    const auto tables = text_tables_of(recipe_.tables[1], results_);
    ASSERT_EQ(tables.size(), 1u);
    EXPECT_EQ(texts_of(tables[0])[2][1], "8.5 (8.2 to 8.8; 1 of 3 proven; 1 of 3 found none)");
}

TEST_F(StudyTable, IsMadeForEachNameOfAnOpenAxis) {
    add("2x2", "ffc", 1, {}, 120s);
    const auto tables = text_tables_of(recipe_.tables[2], results_);
    ASSERT_EQ(tables.size(), 1u);  // nothing was run with leftmost
    EXPECT_EQ(tables[0].caption, "median of the runs; fd, ffc");
    EXPECT_EQ(texts_of(tables[0])[0], (std::vector<std::string>{"seconds", "> 120 s", "–"}));
}

}  // namespace
}  // namespace gridwright::study
