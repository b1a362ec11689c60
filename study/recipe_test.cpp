#include "study/recipe.hpp"

#include "study/puzzle_sets.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gridwright::study {
namespace {

constexpr std::string_view small = R"(# a study
title = Pegs
about = One paragraph.
about = Another, with an = in it.
puzzles 2x2 = board hoodoo 2 2
puzzles 3 x 3 = board hoodoo 3 3
solvers = fd classic, fd, gecode
labelings = leftmost, ffc down, down bisect
limit = 2.5 s 1000 failures
moments = 1 s, 2 s
quick limit = 1 s
quick puzzles = 2x2
quick count = 3

table = Table 1
rows = moments
columns = puzzles
cell = objective
only = fd classic, ffc down
reported 1 s = 2, -

plot = Pegs against time
x = time
y = objective
lines = labelings
log = x y
)";

/// The small recipe with one line replaced, or with one added where `old` is empty.
std::string changed(const std::string& old, const std::string& line) {
    std::string text(small);
    if (old.empty()) return text + line + "\n";
    const auto at = text.find(old);
    return text.replace(at, text.find('\n', at) - at, line);
}

void expect_refusal(const std::string& text, const std::string& message) {
    const auto recipe = read_recipe(text, "x.study");
    ASSERT_FALSE(recipe) << message;
    EXPECT_EQ(recipe.error().message.substr(0, message.size()), message);
}

TEST(StudyRecipe, IsRead) {
    const auto recipe = read_recipe(small, "x.study");
    ASSERT_TRUE(recipe) << recipe.error().message;
    EXPECT_EQ(recipe->title, "Pegs");
    EXPECT_EQ(recipe->about, (std::vector<std::string>{"One paragraph.", "Another, with an = in it."}));
    EXPECT_EQ(names_on(*recipe, Axis::puzzles), (std::vector<std::string>{"2x2", "3 x 3"}));
    EXPECT_EQ(recipe->solvers[0].strength, kernel::Strength::classic);
    EXPECT_EQ(recipe->solvers[1].strength, kernel::Strength::line);
    EXPECT_EQ(recipe->labelings[2].labeling, (kernel::Labeling{kernel::VariableChoice::leftmost,
                                                               kernel::ValueChoice::bisect, kernel::ValueOrder::down}));
    EXPECT_EQ(text_of(recipe->limit), "2.5 s 1000 failures");
    EXPECT_EQ(text_of(*recipe->quick.limit), "1 s");
    EXPECT_EQ(recipe->tables[0].reported[0].values, (std::vector<std::string>{"2", ""}));
    EXPECT_EQ(shown_on(*recipe, Axis::labelings, recipe->tables[0].only), std::vector<std::string>{"ffc down"});
    EXPECT_TRUE(recipe->plots[0].log_x && recipe->plots[0].log_y);
    EXPECT_TRUE(std::holds_alternative<RecipePlot::Time>(recipe->plots[0].x));
}

TEST(StudyRecipe, IsShort) {
    EXPECT_TRUE(read_recipe("title = a\npuzzles b = board hoodoo 2 2\nsolvers = fd\ntable = c\ncell = seconds\n", "x"));
}

TEST(StudyRecipe, MayCallTheObjectivePegs) {
    const auto recipe = read_recipe(changed("cell", "cell = pegs"), "x.study");
    ASSERT_TRUE(recipe) << recipe.error().message;
    EXPECT_EQ(recipe->tables[0].measures, std::vector{Measure::objective});
    EXPECT_TRUE(read_recipe(changed("y = objective", "y = pegs"), "x.study"));
    expect_refusal(changed("cell", "cell = pegs, objective"), "x.study:18: cell: 'objective' appears twice");
}

TEST(StudyRecipe, MayBeginWithAByteOrderMark) {
    EXPECT_TRUE(read_recipe("\xef\xbb\xbf" + std::string(small), "x.study"));
}

TEST(StudyRecipe, IsRefusedWithFileLineAndReason) {
    expect_refusal("", "x.study:1: there is no title");
    expect_refusal(changed("title = ", "title Pegs"), "x.study:2: 'title Pegs' is no KEY = VALUE");
    expect_refusal(changed("title = ", "titel = Pegs"), "x.study:2: titel: is not a key");
    expect_refusal(changed("title = ", "title ="), "x.study:2: 'title' has no value");
    expect_refusal(changed("title = ", "title x = a"), "x.study:2: title x: title takes no name");
    expect_refusal(changed("puzzles 3 x 3", "puzzles 2x2 = board hoodoo 2 2"),
                   "x.study:6: puzzles 2x2: there are already puzzles");
    expect_refusal(changed("puzzles 2x2", "puzzles = board hoodoo 2 2"), "x.study:5: puzzles: needs a name");
    expect_refusal(changed("puzzles 2x2", "puzzles 2x2 = bord hoodoo 2 2"),
                   "x.study:5: puzzles 2x2: 'bord' is not one of file, generate or board");
    expect_refusal(changed("solvers", "solvers = fdd"), "x.study:7: solvers: there is no engine 'fdd'");
    expect_refusal(changed("solvers", "solvers = fd strong"), "x.study:7: solvers: there is no strength 'strong'");
    expect_refusal(changed("solvers", "solvers = fd, fd"), "x.study:7: solvers: 'fd' appears twice");
    expect_refusal(changed("labelings", "labelings = ffc,"), "x.study:8: labelings: a name is missing");
    expect_refusal(changed("labelings", "labelings = ffc min"),
                   "x.study:8: labelings: 'ffc min' makes the same choice twice");
    expect_refusal(changed("limit", "limit = 2"), "x.study:9: limit: needs a limit");
    expect_refusal(changed("limit", "limit = -2 s"), "x.study:9: limit: '-2' is not a number");
    expect_refusal(changed("moments", "moments = soon"), "x.study:10: moments: 'soon' is not a time");
    expect_refusal(changed("quick puzzles", "quick puzzles = 4x4"),
                   "x.study:12: quick: '4x4' is not one of the puzzles");
    expect_refusal(changed("cell", "cell = pigs"),
                   "x.study:18: cell: 'pigs' is not one of seconds, constraints, resumptions, entailments, prunings, "
                   "backtracks, nodes, objective, bound, solutions or unique");
    expect_refusal(changed("cell", "cell = seconds"), "x.study:15: moments need cell = objective");
    expect_refusal(changed("cell", "# nothing"), "x.study:15: this table has no cell");
    expect_refusal(changed("only", "only = 9x9"),
                   "x.study:19: only: this recipe has no puzzles, solver or labeling '9x9'");
    expect_refusal(changed("reported", "reported 1 s = 2"), "x.study:20: reported: 1 figure for 2 columns");
    expect_refusal(changed("reported", "reported 9 s = 2, 3"), "x.study:20: reported: this table has no row '9 s'");
    expect_refusal(changed("y = objective", "y = seconds"), "x.study:22: x = time needs y = objective");
    expect_refusal(changed("x = time", "x = puzzle"), "x.study:23: x: 'puzzle' is not one of time, puzzles");
    expect_refusal(changed("x = time", "x = objective"), "x.study:22: this plot has the same x and y");
    expect_refusal(changed("x = time", "x = unique"), "x.study:22: unique can be shown in tables");
    expect_refusal("title = a\npuzzles b = board hoodoo 2 2\nsolvers = fd\ntable = c\ncell = unique\n",
                   "x.study:4: cell = unique needs ask");
    expect_refusal(changed("x = time", "x = puzzles"), "x.study:22: log = x needs x = time");
    expect_refusal(changed("title = ", "title = a\x01"), "x.study:2: this line has the character U+0001");
    expect_refusal(changed("title = ", "title = a\xff"), "x.study:2: this line is not UTF-8");
    expect_refusal(changed("puzzles 2x2", "puzzles 2, 3 = board hoodoo 2 2"),
                   "x.study:5: puzzles 2, 3: a name must not contain a comma");
    expect_refusal(changed("puzzles 2x2", "puzzles fd = board hoodoo 2 2"),
                   "x.study:5: puzzles fd: 'fd' is also one of the");
    expect_refusal(changed("solvers", "solvers = fd, fd line"), "x.study:7: solvers: 'fd line' is the same as 'fd'");
    expect_refusal(changed("labelings", "labelings = ffc, ffc up"), "x.study:8: labelings: 'ffc up' is the same");
    expect_refusal(changed("limit", "limit = 0 failures"), "x.study:9: limit: '0' is not a whole number");
    expect_refusal(changed("moments", "moments = 1 s, 1.0 s"), "x.study:10: moments: '1.0 s' is the same as '1 s'");
    expect_refusal(changed("cell", "cell = mean objective, bound"), "x.study:18: cell: has two statistics");
    expect_refusal(changed("reported", "reported 1 s = 2, two"), "x.study:20: reported: 'two' is not a number");
    expect_refusal(changed("log", "log = z"), "x.study:26: log: needs x, y");
    expect_refusal(changed("about", "title = again"), "x.study:3: title: appears twice");
    expect_refusal(changed("", "limit = 3 s"), "x.study:27: limit: appears twice");
    expect_refusal(changed("", "y = objective"), "x.study:27: y: appears twice");
    expect_refusal(changed("", "quick count = 2"), "x.study:27: quick count: appears twice");
    expect_refusal(changed("only", "reported 1 s = 2, 2"), "x.study:20: reported 1 s: appears twice");
    expect_refusal(changed("", "colour = red"), "x.study:27: colour: is not a key; a plot takes");
}

TEST(StudyPuzzles, AreLoaded) {
    const auto load_set = [](const std::string& value, LoadOptions loading = {}) {
        const auto recipe = read_recipe("title = a\nsolvers = fd\npuzzles b = " + value + "\n", "x.study");
        return load(*recipe, recipe->puzzles[0], loading);
    };
    EXPECT_EQ(load_set("board hoodoo 2 3")->puzzles.size(), 1u);
    const auto made = load_set("generate skyscraper --size 4 --count 3 --givens none");
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_EQ(made->puzzles.size(), 3u);
    EXPECT_EQ(load_set("generate skyscraper --size 4 --count 3", {.at_most = 2})->puzzles.size(), 2u);
    const std::string boards = GRIDWRIGHT_SOURCE_DIR "/study/puzzles/close-or-far-6.gw";
    EXPECT_EQ(load_set("file " + boards)->puzzles.size(), 10u);
    EXPECT_EQ(load_set("file " + boards + " --first 9")->puzzles.size(), 2u);
    EXPECT_EQ(load_set("file " + boards, {.at_most = 3})->puzzles.size(), 3u);
    EXPECT_FALSE(load_set("file " + boards + " --first 9 --count 3"));
    EXPECT_EQ(load_set("file nowhere.gw").error().message,
              "x.study:3: puzzles b: cannot read nowhere.gw: no such file or directory");
    EXPECT_EQ(load_set("generate sudoku --size 4").error().message,
              "x.study:3: puzzles b: there is no kind of puzzle 'sudoku' to generate");
    EXPECT_EQ(load_set("generate skyscraper --size 4 --thick").error().message,
              "x.study:3: puzzles b: skyscraper takes no '--thick'");
    for (const std::string option : {"--count 0", "--first 0", "--effort 0"})
        EXPECT_EQ(load_set("generate skyscraper --size 4 " + option).error().message,
                  "x.study:3: puzzles b: " + option.substr(0, option.size() - 2) + " needs a whole number, 1 or more");
    EXPECT_FALSE(load_set("generate skyscraper --size 4 --first 18446744073709551615 --count 3"));
    EXPECT_EQ(load_set("file /").error().message, "x.study:3: puzzles b: cannot read /: is a directory");
    EXPECT_EQ(load_set("file --count 3").error().message, "x.study:3: puzzles b: needs a file with puzzles in it");
    EXPECT_EQ(load_set("board hoodoo 2").error().message.substr(0, 19), "x.study:3: puzzles ");
}

TEST(StudyPuzzles, DependOnTheSeedWhereTheyNameNone) {
    const auto first_of = [](const std::string& more, std::uint64_t seed) {
        const auto recipe =
            read_recipe("title = a\nsolvers = fd\npuzzles b = generate skyscraper --size 5" + more + "\n", "x.study");
        return load(*recipe, recipe->puzzles[0], {.seed = seed})->puzzles[0]->sheet();
    };
    EXPECT_EQ(first_of("", 3), first_of(" --seed 3", 1));
    EXPECT_NE(first_of("", 3), first_of("", 4));
}

TEST(StudyRecipe, HasNothingThatCannotBeShown) {
    for (const auto& [bytes, code] : {std::pair{"\x1b", "U+001B"}, std::pair{"\r", "U+000D"},
                                      std::pair{"\xc2\x9b", "U+009B"}, std::pair{"\xe2\x80\xae", "U+202E"},
                                      std::pair{"\xe2\x80\xa8", "U+2028"}, std::pair{"\xef\xbb\xbf", "U+FEFF"}}) {
        expect_refusal(changed("title", fmt::format("title = a{}b", bytes)),
                       fmt::format("x.study:2: this line has the character {}, which cannot be shown", code));
        expect_refusal(changed("puzzles 2x2", fmt::format("puzzles {}a = board hoodoo 2 2", bytes)), "x.study:5: ");
    }
    expect_refusal(changed("title", "title = caf\xe9"), "x.study:2: this line is not UTF-8");
}

TEST(StudyRecipe, TakesTabsForBlanksAndAnyByteInComments) {
    std::string text = changed("title", "title = a\tb");
    text = "\xef\xbb\xbf# caf\xe9 \xc2\x9b\n" + text;
    const auto recipe = read_recipe(text, "x.study");
    ASSERT_TRUE(recipe) << recipe.error().message;
    EXPECT_EQ(recipe->title, "a b");
}

TEST(StudyRecipe, HasNoNameThatASpreadsheetComputes) {
    for (const char first : {'+', '-', '@'})
        expect_refusal(
            changed("puzzles 3 x 3", fmt::format("puzzles {}1+1 = board hoodoo 3 3", first)),
            fmt::format("x.study:6: puzzles {0}1+1: a name must not begin with {0}, because a spreadsheet", first));
    expect_refusal(changed("puzzles 3 x 3", "puzzles \t=1 = board hoodoo 3 3"), "x.study:6: puzzles: needs a name");
    EXPECT_TRUE(read_recipe(changed("puzzles 3 x 3", "puzzles 1-1 +@ = board hoodoo 3 3"), "x.study"));
}

}  // namespace
}  // namespace gridwright::study
