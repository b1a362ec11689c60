#include "study/plots.hpp"

#include "study/correlation.hpp"
#include "study/plot_script.hpp"
#include "study/report.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gridwright::study {
namespace {

using namespace std::chrono_literals;

class StudyPlot : public testing::Test {
  protected:
    RunRecord record(const std::string& puzzles, std::chrono::nanoseconds time) {
        RunRecord record;
        record.key.puzzles = puzzles;
        record.verdict = "solved";
        record.time = time;
        record.limit_reached = time >= 10s;
        return record;
    }

    static bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

    Recipe recipe_ = *read_recipe(
        "title = A & B\npuzzles 50 % = board hoodoo 2 2\npuzzles \"b\" = board hoodoo 3 3\n"
        "puzzles c = board hoodoo 4 4\nsolvers = fd\nlabelings = leftmost, ffc\nlimit = 10 s\n"
        "table = T\ncell = seconds\n"
        "plot = Effort\nx = puzzles\ny = backtracks\nlog = y\n"
        "plot = Pegs\nx = time\ny = objective\nlog = x\n"
        "plot = Backtracks and time\nx = backtracks\ny = seconds\nlog = x y\n",
        "x.study");
    Results results_{recipe_, recipe_.limit, "transparent pegs"};
};

TEST_F(StudyPlot, IsLeftOutWhenThereIsNothingToShow) {
    EXPECT_TRUE(plot_scripts_of(recipe_.plots[0], results_).empty());
    EXPECT_TRUE(plot_scripts_of(recipe_.plots[1], results_).empty());
}

TEST_F(StudyPlot, ShowsMediansAndMarksRunsThatWereGivenUp) {
    results_.add("fd", "leftmost", record("50 %", 1s));
    results_.add("fd", "ffc", record("\"b\"", 10s));
    const auto scripts = plot_scripts_of(recipe_.plots[0], results_);
    ASSERT_EQ(scripts.size(), 1u);
    const std::string& script = scripts[0].script;
    EXPECT_TRUE(has(script, "('50 %%' 0, '\"b\"' 1)")) << script;  // and no c, of which nothing is known
    EXPECT_TRUE(has(script, "set logscale y"));
    EXPECT_TRUE(has(script, "-0.03 0 0 0\n")) << script;
    EXPECT_TRUE(has(script, "set xlabel 'puzzles (one run a point)'")) << script;
    EXPECT_TRUE(has(script, "title 'reached the limit: at least'"));
}

TEST_F(StudyPlot, ShowsTheBestAgainstTime) {
    RunRecord falling = record("c", 4s);
    falling.improvements = {{1ns, 9}, {2s, 5}};
    results_.add("fd", "ffc", falling);
    const auto scripts = plot_scripts_of(recipe_.plots[1], results_);
    ASSERT_EQ(scripts.size(), 1u);
    EXPECT_EQ(scripts[0].title, "Pegs: c, fd");
    EXPECT_TRUE(has(scripts[0].script, "set ylabel 'transparent pegs, best so far'")) << scripts[0].script;
    EXPECT_TRUE(has(scripts[0].script, "END\n0.0001 9\n2 9\n2 5\n4 5\nEND\n")) << scripts[0].script;
}

TEST_F(StudyPlot, BreaksALogarithmicAxisBelowTheSmallestFigure) {
    const auto script_with = [&](std::vector<std::uint64_t> counts) {
        Results results(recipe_, recipe_.limit);
        for (const std::uint64_t backtracks : counts) {
            RunRecord one = record("c", 1s);
            one.stats.backtracks = backtracks;
            results.add("fd", "ffc", one);
        }
        return plot_scripts_of(recipe_.plots[0], results).at(0).script;
    };
    const std::string half = script_with({0, 1});  // a median of 0.5, which is above the break
    EXPECT_TRUE(has(half, "0.03 0.5 0.25 0.75\n")) << half;
    EXPECT_FALSE(has(half, "axis broken")) << half;
    const std::string broken = script_with({0, 0, 0, 1, 2});
    EXPECT_TRUE(has(broken, "0.03 0 0 1\n")) << broken;
    EXPECT_TRUE(has(broken, "y_place(v) = v > 0 ? v : 0.316228\nset ytics add (\"0\" 0.316228)\n")) << broken;
    EXPECT_TRUE(has(broken, "set yrange [0.158489:10 < *]")) << broken;
    EXPECT_TRUE(has(broken, "using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines")) << broken;
    EXPECT_TRUE(has(broken, "axis broken")) << broken;
}

TEST_F(StudyPlot, HasALabelOfItsOwn) {
    recipe_.plots[0].label = "it's the size";
    results_.add("fd", "ffc", record("c", 1s));
    EXPECT_TRUE(
        has(plot_scripts_of(recipe_.plots[0], results_).at(0).script, "set xlabel 'it''s the size' noenhanced"));
}

TEST_F(StudyPlot, DrawsEightLinesThatDiffer) {
    std::set<std::string> colours, dashes, markers;
    std::vector<double> luminances;
    for (std::size_t i = 0; i < 8; ++i) {
        const std::string style = line_style(i);
        const auto after = [&](std::string_view key) {
            const auto begin = style.find(key) + key.size();
            return style.substr(begin, style.find(' ', begin) - begin);
        };
        dashes.insert(after(" dt "));
        markers.insert(after(" pt "));
        const std::string colour = after(" lc rgb ");
        colours.insert(colour);
        const auto part = [&](std::size_t at) { return std::stoi(colour.substr(at, 2), nullptr, 16); };
        luminances.push_back(0.299 * part(2) + 0.587 * part(4) + 0.114 * part(6));
    }
    EXPECT_EQ(colours.size(), 8u);
    EXPECT_EQ(dashes.size(), 8u);
    EXPECT_EQ(markers.size(), 8u);
    for (std::size_t i = 1; i < luminances.size(); ++i) EXPECT_GT(luminances[i], luminances[i - 1] + 10) << i;
    EXPECT_LT(luminances.back(), 180);  // still seen on white
}

TEST_F(StudyPlot, HasAPlaceForNoPegs) {
    recipe_.plots[1].log_y = true;
    RunRecord falling = record("c", 10s);
    falling.improvements = {{1s, 9}, {2s, 0}};
    results_.add("fd", "ffc", falling);
    const std::string script = plot_scripts_of(recipe_.plots[1], results_).at(0).script;
    EXPECT_TRUE(has(script, "2 9\n2 0\n10 0\nEND\n")) << script;
    EXPECT_TRUE(has(script, "set ytics add (\"0\" 0.316228)")) << script;
    EXPECT_TRUE(has(script, "title 'reached the limit'")) << script;
}

TEST_F(StudyPlot, TakesNoTextForACommand) {
    recipe_.plots[0].title = "`touch x` 'a' \\n";
    results_.add("fd", "ffc", record("c", 1s));
    const std::string script = plot_scripts_of(recipe_.plots[0], results_).at(0).script;
    EXPECT_TRUE(has(script, "set title '`touch x` ''a'' \\n' . \"\\n\" . 'fd' noenhanced\n")) << script;
}

TEST_F(StudyPlot, LaysOneMeasureAgainstAnother) {
    for (const int backtracks : {0, 5, 7, 9}) {
        RunRecord one =
            record(backtracks < 6 ? "c" : "50 %", backtracks == 9 ? 10s : std::chrono::seconds(backtracks + 1));
        one.stats.backtracks = static_cast<std::uint64_t>(backtracks);
        results_.add("fd", "ffc", one);
    }
    const auto scripts = plot_scripts_of(recipe_.plots[2], results_);
    ASSERT_EQ(scripts.size(), 1u);
    const std::string& script = scripts[0].script;
    EXPECT_TRUE(has(script, "END\n7 8\n9 10\n0 1\n5 6\nEND\n")) << script;
    EXPECT_TRUE(has(script, "END\n9 10\nEND\n")) << script;
    EXPECT_TRUE(has(script, "title 'ffc (1.00)'")) << script;
    EXPECT_TRUE(has(script, "set xlabel 'backtracks'")) << script;
}

TEST(StudyCorrelation, IsThatOfTheRanks) {
    EXPECT_EQ(rank_correlation({{1, 1}, {2, 2}}), std::nullopt);
    EXPECT_EQ(rank_correlation({{1, 1}, {2, 1}, {3, 1}}), std::nullopt);
    EXPECT_DOUBLE_EQ(rank_correlation({{3, 1000}, {1, 1}, {2, 10}}).value(), 1);
    EXPECT_DOUBLE_EQ(rank_correlation({{1, 9}, {2, 8}, {3, -7}}).value(), -1);
    EXPECT_DOUBLE_EQ(rank_correlation({{1, 1}, {2, 2}, {3, 4}, {4, 3}}).value(), 0.8);
    EXPECT_DOUBLE_EQ(rank_correlation({{1, 1}, {1, 2}, {2, 1}, {2, 2}}).value(), 0);
}

TEST_F(StudyPlot, StandsInOneReportWithTheTables) {
    results_.add("fd", "leftmost", record("50 %", 10s));
    const Chapter chapter{.name = "x",
                          .results = &results_,
                          .planned = 6,
                          .done = 1,
                          .given_up = 1,
                          .notes = {"A note."},
                          .pictures = {{"P", "x-1.svg", "<?xml?>\n<svg><g id='a'/><use href='#a'/></svg>"}}};
    EXPECT_EQ(tally(chapter), "1 run of 6, 1 of them given up at the limit of 10 s.");
    const std::string page = html_of({chapter}, {"gridwright study run x", "today", "this machine"});
    for (const std::string_view part :
         {"<h2 id=\"x\">A &amp; B</h2>",
          "<figure><svg role=\"img\" aria-label=\"P\"><g id='x-1.svg-a'/><use href='#x-1.svg-a'/></svg></figure>",
          "A note.", "&gt; 10 s", "Every run: <a href=\"x.csv\">x.csv</a>.", "gridwright study run x", "today",
          "this machine"})
        EXPECT_TRUE(has(page, part)) << part;
    const std::string text = markdown_of(chapter, {"gridwright study run x", "today", "this machine"});
    for (const std::string_view part :
         {"# A & B\n", "![P](x-1.svg)", "Every run: [x.csv](x.csv).", "| 50 % | > 10 s | – |"})
        EXPECT_TRUE(has(text, part)) << part;
}

}  // namespace
}  // namespace gridwright::study
