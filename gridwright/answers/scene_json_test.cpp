#include "gridwright/answers/scene_json.hpp"

#include "gridwright/base/random.hpp"
#include "gridwright/formats/registry.hpp"
#include "tests/support/asked.hpp"
#include "tests/support/every_kind.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace gridwright::answers {
namespace {

using tests::answer_to;
using tests::AnswerTree;
using tests::ask_about;
using tests::at;
using tests::item;
using tests::JsonValue;
using tests::number_at;

/// A board of every kind, of several sizes, with clues and givens.
std::vector<std::string> boards_of_every_kind() {
    base::Random random(3);
    std::vector<std::string> boards;
    for (const puzzles::PuzzleRow& row : puzzles::table())
        for (const kernel::Size size : {kernel::Size{1, 1}, {2, 2}, {6, 6}, {9, 9}, {12, 12}, {3, 5}, {7, 2}}) {
            if (size.rows != size.columns && !row.notation.rectangular) continue;
            boards.emplace_back();
            formats::write(tests::scattered(row.notation, size, 4, random), *formats::find("text"), boards.back());
        }
    return boards;
}

TEST(SceneJson, EveryValueHasItsOwnKeysAndWords) {
    for (const std::string& board : boards_of_every_kind()) {
        const AnswerTree scene = answer_to(ask_about("scene", board));
        const auto& values = scene["values"].items;
        EXPECT_EQ(scene.number("mark_places"), static_cast<int>(values.size()));
        std::set<std::string> seen[4];
        std::set<std::string> keys;
        for (std::size_t place = 0; place < values.size(); ++place) {
            const JsonValue& value = values[place];
            EXPECT_EQ(number_at(value, "place"), static_cast<int>(place));
            const std::string_view members[] = {"value", "text", "spoken", "button"};
            for (int i = 0; i < 4; ++i)
                EXPECT_TRUE(seen[i].insert(tests::json_of(at(value, members[i]))).second) << members[i] << '\n'
                                                                                          << board;
            ASSERT_FALSE(at(value, "keys").items.empty());
            for (const JsonValue& key : at(value, "keys").items) {
                EXPECT_FALSE(key.text.empty());
                EXPECT_TRUE(keys.insert(key.text).second) << key.text << '\n' << board;
            }
        }
    }
}

/// What a player enters by the value of a scene is read back as that value.
TEST(SceneJson, ValuesAreThoseOfBoards) {
    for (const std::string& board : boards_of_every_kind()) {
        const AnswerTree scene = answer_to(ask_about("scene", board));
        std::map<std::string, std::string> names;
        for (const JsonValue& value : scene["values"].items)
            names[tests::json_of(at(value, "value"))] = at(value, "text").text;
        const AnswerTree read = answer_to(ask_about("read", board));
        EXPECT_EQ(scene.text("name"), read.text("name"));
        const JsonValue& grid = at(read["puzzle"], "grid");
        ASSERT_EQ(scene["cells"].items.size(), grid.items.size());
        for (std::size_t r = 0; r < grid.items.size(); ++r)
            for (std::size_t c = 0; c < grid.items[r].items.size(); ++c) {
                const JsonValue& cell = item(item(scene["cells"], r), c);
                EXPECT_EQ(at(cell, "cell").text, base::concat('r', r + 1, 'c', c + 1));
                const std::string value = tests::json_of(at(cell, "value"));
                EXPECT_EQ(value, tests::json_of(grid.items[r].items[c]));
                EXPECT_EQ(at(cell, "given").truth, value != "null");
                EXPECT_EQ(names.contains(value), value != "null" && !at(cell, "hole").truth) << value;
            }
    }
}

/// No value occurs more often than a scene says.
TEST(SceneJson, TimesAreNotExceeded) {
    for (const std::string_view board :
         {"skyscraper 4\n. . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . .\n", "hoodoo 4 6\n",
          "hoodoo 5 5 pegs=none\n", "hoodoo 4 4 colours=6\n", "hoodoo 3 3\nx . .\n. . .\n. . .\n",
          "close-or-far 7\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n"
          ". . . . . . .\n. . . . . . .\n"}) {
        const AnswerTree solved = std::move(tests::all_answers(ask_about("solve", board)).back());
        const AnswerTree scene = answer_to(ask_about("scene", board));
        for (const JsonValue& value : scene["values"].items) {
            if (at(value, "times").is(JsonValue::Type::null)) continue;
            int times = 0;
            for (const JsonValue& row : solved["grid"].items)
                for (const JsonValue& cell : row.items)
                    times += tests::json_of(cell) == tests::json_of(at(value, "value"));
            EXPECT_LE(times, number_at(value, "times")) << board << at(value, "text").text;
        }
    }
}

/// The value with that text, or null.
const JsonValue& value_called(const AnswerTree& scene, std::string_view text) {
    const auto& values = scene["values"].items;
    const auto found =
        std::ranges::find_if(values, [&](const JsonValue& value) { return at(value, "text").text == text; });
    return found == values.end() ? tests::no_value : *found;
}

TEST(SceneJson, OfASkyscraper) {
    const AnswerTree scene =
        answer_to(ask_about("scene", "skyscraper 3\n3 . .\n. 1 *3 . 2\n. *2 . . .\n. . . . 1\n. . .\n"));
    EXPECT_EQ(scene.text("puzzle"), "skyscraper");
    EXPECT_EQ(scene.text("name"), "Skyscraper 3 by 3");
    EXPECT_EQ(scene.number("rows"), 3);
    EXPECT_EQ(scene.number("columns"), 3);
    EXPECT_EQ(scene.text("frame"), "outline");
    EXPECT_EQ(scene.text("pad"), "Number pad");
    EXPECT_EQ(scene.text("mode"), "Value");
    EXPECT_EQ(scene.shown("minimises"), "null");
    EXPECT_EQ(tests::json_of(item(scene["cells"], 0)),
              R"([{"cell":"r1c1","place":"row 1, column 1","value":1,"given":true,"hole":false},)"
              R"({"cell":"r1c2","place":"row 1, column 2","value":3,"given":false,"hole":false},)"
              R"({"cell":"r1c3","place":"row 1, column 3","value":null,"given":false,"hole":false}])");
    EXPECT_EQ(tests::json_of(item(scene["lines"], 3)), R"({"line":"column 1","name":"column 1"})");
    EXPECT_EQ(scene.shown("clues"),
              R"([{"side":"top","line":1,"value":3,"name":"clue 3 above column 1","text":"3"},)"
              R"({"side":"right","line":1,"value":2,"name":"clue 2 right of row 1","text":"2"},)"
              R"({"side":"right","line":3,"value":1,"name":"clue 1 right of row 3","text":"1"}])");
    ASSERT_EQ(scene["slots"].items.size(), 12u);
    EXPECT_EQ(tests::json_of(item(scene["slots"], 5)), R"({"side":"left","line":3,"name":"no clue left of row 3"})");
    EXPECT_EQ(scene.shown("clue_values"), "[1,2,3]");
    EXPECT_EQ(scene.shown("labels"), R"({"top":[],"left":[],"bottom":[],"right":[]})");
    EXPECT_EQ(tests::json_of(value_called(scene, "2")),
              R"({"value":2,"text":"2","spoken":"2","button":"2","keys":["2"],"colour":0,"shape":"none","rounds":0,)"
              R"("level":0.666,"place":1,"times":3,"wanted_few":false,"outlined":false})");
    EXPECT_EQ(tests::json_of(at(value_called(scene, "3"), "level")), "1");
}

TEST(SceneJson, OfAHooDooWithHoles) {
    const AnswerTree scene = answer_to(ask_about("scene", "hoodoo 2 4\n1 x . *_\n. . 3 .\n"));
    EXPECT_EQ(scene.text("name"), "Hoo-Doo 2 by 4");
    EXPECT_EQ(scene.text("frame"), "boxes");
    EXPECT_EQ(scene.text("pad"), "Peg pad");
    EXPECT_EQ(scene.text("mode"), "Peg");
    EXPECT_EQ(scene.shown("minimises"), R"({"value":0,"noun":"transparent pegs"})");
    EXPECT_EQ(tests::json_of(item(item(scene["cells"], 0), 1)),
              R"({"cell":"r1c2","place":"B2","value":"x","given":true,"hole":true})");
    EXPECT_EQ(tests::json_of(item(item(scene["cells"], 0), 3)),
              R"({"cell":"r1c4","place":"D2","value":0,"given":false,"hole":false})");
    EXPECT_EQ(at(item(item(scene["cells"], 1), 3), "place").text, "D1");
    EXPECT_EQ(scene.shown("lines"), R"([{"line":"row 1","name":"row 2"},{"line":"row 2","name":"row 1"},)"
                                    R"({"line":"column 1","name":"column A"},{"line":"column 2","name":"column B"},)"
                                    R"({"line":"column 3","name":"column C"},{"line":"column 4","name":"column D"}])");
    EXPECT_EQ(scene.shown("labels"), R"({"top":[],"left":["2","1"],"bottom":["A","B","C","D"],"right":[]})");
    for (const std::string_view none : {"clues", "slots", "clue_values"}) EXPECT_EQ(scene.shown(none), "[]");
    ASSERT_EQ(scene["values"].items.size(), 5u) << "four colours and the transparent peg; no hole";
    EXPECT_EQ(tests::json_of(value_called(scene, "_")),
              R"({"value":0,"text":"_","spoken":"transparent peg","button":"Transparent peg","keys":["0","_"],)"
              R"("colour":0,"shape":"ring","rounds":0,"level":0.000,"place":4,"times":null,"wanted_few":true,)"
              R"("outlined":false})");
    EXPECT_EQ(tests::json_of(at(value_called(scene, "3"), "times")), "2") << "once in each of two rows";
    EXPECT_EQ(at(value_called(scene, "3"), "spoken").text, "colour 3");

    const AnswerTree none = answer_to(ask_about("scene", "hoodoo 2 2 pegs=none\n"));
    EXPECT_EQ(none.shown("minimises"), "null");
    EXPECT_EQ(none["values"].items.size(), 2u) << "no transparent peg where none is allowed";
}

TEST(SceneJson, OfACloseOrFar) {
    const AnswerTree scene =
        answer_to(ask_about("scene", std::string(puzzles::find("close-or-far")->notation.example)));
    EXPECT_EQ(scene.text("pad"), "Letter pad");
    EXPECT_EQ(scene.text("mode"), "Letter");
    std::string values;
    for (const JsonValue& value : scene["values"].items)
        values +=
            base::concat(tests::json_of(at(value, "value")), tests::json_of(at(value, "keys")), at(value, "shape").text,
                         tests::json_of(at(value, "times")), at(value, "outlined").truth ? " outlined " : " ");
    EXPECT_EQ(values, R"("-"["-","x","X"]barnull "C"["C","c"]circle12 outlined "F"["F","f"]square12 outlined )")
        << "also where the first cell is given";
}

TEST(SceneJson, IsRefusedLikeAnyPuzzle) {
    const AnswerTree answer = answer_to(ask_about("scene", "hoodoo 2 2\n1 9\n. .\n"));
    EXPECT_TRUE(answer.refused());
    EXPECT_EQ(answer.text("error"), "-:2:3: colour 9 in row 1 is out of range; colours are 1 to 2");
}

}  // namespace
}  // namespace gridwright::answers
