#include "gridwright/answers/reading.hpp"

#include "gridwright/base/random.hpp"
#include "gridwright/formats/registry.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/asked.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

using tests::answer_to;
using tests::AnswerTree;
using tests::ask_about;

/// A text of this many rows, each given, or a row of dots.
std::string rows_of(std::vector<std::string> rows, int count, int columns) {
    std::string dots, text;
    for (int i = 0; i < columns; ++i) dots += ". ";
    rows.resize(static_cast<std::size_t>(count), dots);
    for (const std::string& row : rows) text += row + '\n';
    return text;
}

constexpr std::string_view tower_board =
    "skyscraper 3\n"
    ". 2 .\n"
    ". *1 . 3 2\n"
    ". 3 . *2 .\n"
    ". . . . 1\n"
    ". . .\n";

TEST(Reading, OfAClueListsWhatIsVisible) {
    const AnswerTree right = answer_to(ask_about("reading", tower_board, R"("clue":{"side":"right","line":1})"));
    EXPECT_EQ(right.shown("puzzle"), R"("skyscraper")");
    EXPECT_EQ(right.text("title"), "Row 1");
    EXPECT_EQ(right.text("sentence"), "Row 1 shows 1 from the right so far: 3; its clue says 2.");
    EXPECT_EQ(right.shown("cells"), R"(["r1c3","r1c2","r1c1"])");
    EXPECT_EQ(right.shown("sees"), R"(["r1c3"])");
    EXPECT_EQ(right.shown("arcs"), "[]");
    EXPECT_EQ(right.text("state"), "broken") << "nothing is visible behind the highest";

    const AnswerTree left =
        answer_to(ask_about("reading", tower_board, R"("clue":{"side":"left","line":1,"value":0})"));
    EXPECT_EQ(left.text("sentence"), "Row 1 shows 2 from the left so far: 1 and 3.");
    EXPECT_EQ(left.text("state"), "open") << "there is no clue";

    const AnswerTree top = answer_to(ask_about("reading", tower_board, R"("clue":{"side":"top","line":2})"));
    EXPECT_EQ(top.text("title"), "Column 2");
    EXPECT_EQ(top.text("sentence"), "Column 2 shows 0 from the top so far; its clue says 2.");
    EXPECT_EQ(top.shown("sees"), "[]");

    const std::string full = "skyscraper 2\n2 .\n. 1 *2 .\n. 2 *1 .\n. .\n";
    const AnswerTree met = answer_to(ask_about("reading", full, R"("clue":{"side":"top","line":1})"));
    EXPECT_EQ(met.text("sentence"), "Column 1 shows 2 from the top: 1 and 2; its clue says 2.");
    EXPECT_EQ(met.text("state"), "met");
}

TEST(Reading, OfALineSaysWhatItNeeds) {
    const auto sentence = [](std::string_view board, std::string_view line) {
        return answer_to(ask_about("reading", board, base::concat("\"line\":\"", line, '"'))).text("sentence");
    };
    EXPECT_EQ(sentence(tower_board, "row 1"), "Row 1 still needs 2.");
    EXPECT_EQ(sentence(tower_board, "column 1"), "Column 1 still needs 2.");
    EXPECT_EQ(sentence(tower_board, "row 3"), "Row 3 still needs 1, 2 and 3.");
    EXPECT_EQ(sentence("skyscraper 2\n. .\n. 1 *2 .\n. . . .\n. .\n", "row 1"), "Row 1 is full.");

    const std::string letters = "close-or-far 6\n" + rows_of({"*C . *C F . F", "F . . . . .", "- - . . . ."}, 6, 6);
    EXPECT_EQ(sentence(letters, "row 1"),
              "Row 1 has 2 of 2 Cs and 2 of 2 Fs. The Cs are 2 apart and the Fs are 2 apart.");
    EXPECT_EQ(sentence(letters, "row 2"), "Row 2 has 0 of 2 Cs and 1 of 2 Fs.");
    EXPECT_EQ(sentence(letters, "column 1"), "Column 1 has 1 of 2 Cs and 1 of 2 Fs.");
    EXPECT_EQ(answer_to(ask_about("reading", letters, R"("line":"row 1")")).text("state"), "broken");
}

TEST(Reading, UsesTheNamesOfTheKind) {
    const std::string board = "hoodoo 2 4\n1 x . *_\n. . 3 .\n";
    const AnswerTree row = answer_to(ask_about("reading", board, R"("line":"row 2")"));
    EXPECT_EQ(row.text("title"), "Row 1") << "rows are counted from the bottom";
    EXPECT_EQ(row.shown("cells"), R"(["r2c1","r2c2","r2c3","r2c4"])") << "in data they are not";
    EXPECT_EQ(answer_to(ask_about("reading", board, R"("line":"column 4")")).text("sentence"),
              "Column D has 1 open cell.");
    const AnswerTree diagonal = answer_to(ask_about("reading", board, R"("line":"rising diagonal 2")"));
    EXPECT_EQ(diagonal.shown("cells"), R"(["r1c2","r2c1"])");
    EXPECT_EQ(diagonal.text("title"), "The diagonal from B2 down to A1");
}

/// A colour is missing only where neither a transparent peg nor a hole can be in its place.
TEST(Reading, NeedsNoColourWherePegsMayBeTransparent) {
    const auto sentence = [](std::string_view header, std::string_view row) {
        const std::string board = base::concat(header, '\n', rows_of({std::string(row)}, 3, 3));
        return answer_to(ask_about("reading", board, R"("line":"row 1")")).text("sentence");
    };
    EXPECT_EQ(sentence("hoodoo 3 3", ". 1 ."), "Row 3 has 2 open cells.");
    EXPECT_EQ(sentence("hoodoo 3 3 pegs=none", ". 1 ."), "Row 3 still needs 2 and 3.");
    EXPECT_EQ(sentence("hoodoo 3 3 pegs=none", "x 1 ."), "Row 3 has 1 open cell.");
    EXPECT_EQ(sentence("hoodoo 3 3 pegs=none colours=5", ". 1 ."), "Row 3 has 2 open cells.");
}

TEST(Reading, IsRefusedWithASentence) {
    const auto error = [](std::string_view board, std::string_view members) {
        const AnswerTree answer = answer_to(ask_about("reading", board, members));
        EXPECT_TRUE(answer.refused()) << answer.json;
        return answer.text("error");
    };
    EXPECT_EQ(error(tower_board, ""), "\"reading\" needs a \"clue\" or a \"line\"");
    EXPECT_EQ(error(tower_board, R"("line":"row 1","clue":{"side":"top","line":1})"),
              "an ask has \"clue\" or \"line\", not both");
    EXPECT_EQ(error(tower_board, R"("line":7)"), "\"line\" must be a string");
    EXPECT_EQ(error(tower_board, R"("clue":"top")"), "\"clue\" must be an object with \"side\" and \"line\"");
    EXPECT_EQ(error(tower_board, R"("clue":null)"), "\"clue\" must be an object with \"side\" and \"line\"");
    EXPECT_EQ(error(tower_board, R"("clue":{"side":"north","line":1})"), "\"side\" is top, left, bottom or right");
    EXPECT_EQ(error(tower_board, R"("clue":{"line":1})"), "\"side\" is top, left, bottom or right");
    EXPECT_EQ(error(tower_board, R"("clue":{"side":"top"})"), "\"clue\" needs a \"line\"");
    for (const std::string_view line : {"0", "63", "1.5", "\"1\"", "null"})
        EXPECT_EQ(error(tower_board, base::concat(R"("clue":{"side":"top","line":)", line, '}')),
                  "\"line\" must be a whole number from 1 to 62");
    EXPECT_EQ(error(tower_board, R"("clue":{"side":"top","line":1,"colour":2})"),
              R"(unknown member "colour"; "clue" takes side, line and value)");
    EXPECT_EQ(error(tower_board, R"("clue":{"side":"top","line":4})"), "-:1:1: the board has no line 4 at that side");
    for (const std::string_view line : {"row 4", "row 0", "Row 1", "rising diagonal 9", "r1c1", " "})
        EXPECT_EQ(error(tower_board, base::concat("\"line\":\"", line, '"')),
                  base::concat("-:1:1: the board has no line \"", line, '"'));
    EXPECT_EQ(error("hoodoo 2 3\n", R"("clue":{"side":"top","line":1})"),
              "-:1:1: hoodoo has no clues beside the board");
    EXPECT_EQ(error("hoodoo 2 3\n", R"("line":"row 3")"), "-:1:1: the board has no line \"row 3\"");
}

/// Some random values on a board, as what a player has entered.
std::unique_ptr<puzzles::Puzzle> filled_at_random(std::string_view kind, int size, kernel::Domain values,
                                                  base::Random& random) {
    std::vector<kernel::Value> choices;
    for (const int value : values) choices.push_back(static_cast<kernel::Value>(value));
    sheet::Sheet sheet = sheet::blank(puzzles::find(kind)->notation, {size, size});
    sheet.begun.entries.reset(sheet.size, std::nullopt);
    for (int cell = 0; cell < sheet.size.cells(); ++cell)
        if (!random.one_in(3)) sheet.begun.entries[cell] = choices[random.below(choices.size())];
    return puzzles::make(std::move(sheet));
}

TEST(Reading, SeesWhatNothingInFrontHides) {
    base::Random random(5);
    for (int round = 0; round < 50; ++round) {
        constexpr int size = 5;
        const auto puzzle = filled_at_random("skyscraper", size, kernel::Domain::range(1, size), random);
        const sheet::Filling& entries = puzzle->sheet().begun.entries;
        for (const kernel::Side side : kernel::every_side)
            for (int line = 0; line < size; ++line) {
                std::vector<int> cells, visible;
                for (int i = 0; i < size; ++i) {
                    const int away = side == kernel::Side::bottom || side == kernel::Side::right ? size - 1 - i : i;
                    cells.push_back(is_end_of_columns(side) ? away * size + line : line * size + away);
                }
                for (int i = 0; i < size; ++i) {
                    bool hidden = !entries[cells[static_cast<std::size_t>(i)]];
                    for (int j = 0; j < i && !hidden; ++j)
                        hidden =
                            entries[cells[static_cast<std::size_t>(j)]] >= entries[cells[static_cast<std::size_t>(i)]];
                    if (!hidden) visible.push_back(cells[static_cast<std::size_t>(i)]);
                }
                const auto reading = reading_of(*puzzle, {.clue = kernel::SideClue{side, line}, .line = ""});
                ASSERT_TRUE(reading);
                EXPECT_EQ(reading->cells, cells);
                EXPECT_EQ(reading->sees, visible);
            }
    }
}

TEST(Reading, MeasuresTheDistancesOfPairs) {
    base::Random random(6);
    for (int round = 0; round < 50; ++round) {
        constexpr int size = 6;
        const auto puzzle = filled_at_random("close-or-far", size, kernel::Domain::range(0, 2), random);
        const sheet::Filling& entries = puzzle->sheet().begun.entries;
        for (const bool across : {true, false})
            for (int line = 0; line < size; ++line) {
                std::vector<int> places[2];
                for (int i = 0; i < size; ++i) {
                    const auto& entry = entries[across ? line * size + i : i * size + line];
                    if (entry == 1 || entry == 2) places[*entry - 1].push_back(i);
                }
                const auto reading =
                    reading_of(*puzzle, {.clue = {}, .line = base::concat(across ? "row " : "column ", line + 1)});
                ASSERT_TRUE(reading);
                std::size_t arcs = 0;
                for (const bool far : {false, true}) {
                    const std::vector<int>& pair = places[far];
                    if (pair.size() != 2) continue;
                    ASSERT_LT(arcs, reading->arcs.size());
                    const Arc& arc = reading->arcs[arcs++];
                    EXPECT_EQ(arc.dashed, far);
                    EXPECT_EQ(arc.distance, pair[1] - pair[0]);
                    EXPECT_EQ(arc.first, across ? line * size + pair[0] : pair[0] * size + line);
                    EXPECT_EQ(arc.second, across ? line * size + pair[1] : pair[1] * size + line);
                }
                EXPECT_EQ(arcs, reading->arcs.size());
            }
    }
}

/// Whatever line a scene names can be read, and has the state that `status` tells.
TEST(Reading, KnowsEveryLineOfAScene) {
    struct Board {
        std::string_view kind;
        kernel::Size size;
    };
    for (const auto [kind, size] :
         {Board{"skyscraper", {1, 1}}, Board{"skyscraper", {4, 4}}, Board{"hoodoo", {1, 1}}, Board{"hoodoo", {1, 4}},
          Board{"hoodoo", {4, 1}}, Board{"hoodoo", {3, 5}}, Board{"close-or-far", {6, 6}}}) {
        std::string text;
        formats::write(sheet::blank(puzzles::find(kind)->notation, size), *formats::find("text"), text);
        const AnswerTree scene = answer_to(ask_about("scene", text));
        const AnswerTree state = answer_to(ask_about("status", text));
        EXPECT_EQ(scene["lines"].items.size(),
                  static_cast<std::size_t>(size.cells() == 1 ? 1 : size.rows + size.columns));
        for (const tests::JsonValue& line : scene["lines"].items) {
            const std::string& name = tests::at(line, "line").text;
            const AnswerTree reading = answer_to(ask_about("reading", text, base::concat("\"line\":\"", name, '"')));
            ASSERT_FALSE(reading.refused()) << reading.json;
            EXPECT_EQ(reading.text("title"), base::capitalised(tests::at(line, "name").text));
            const auto same = std::ranges::find_if(state["lines"].items, [&](const tests::JsonValue& other) {
                return tests::at(other, "line").text == name;
            });
            ASSERT_NE(same, state["lines"].items.end()) << name;
            EXPECT_EQ(reading.text("state"), tests::at(*same, "state").text);
        }
    }
}

}  // namespace
}  // namespace gridwright::answers
