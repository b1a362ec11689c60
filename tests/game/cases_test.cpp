// Plays the cases of cases.json: actions, and what follows from each of them. The page's reducer plays the same cases,
// so both play the same game.

#include "gridwright/answers/check.hpp"
#include "gridwright/answers/saved_game.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/formats/writer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace gridwright::tests {
namespace {

using answers::JsonValue;

const JsonValue* member(const JsonValue& value, std::string_view key) {
    const auto place = std::ranges::find(value.keys, key);
    return place == value.keys.end() ? nullptr : &value.items[static_cast<std::size_t>(place - value.keys.begin())];
}

/// A value as it is written without spaces, to compare grids.
std::string compact(const JsonValue& value) {
    std::string text;
    switch (value.type) {
        case JsonValue::Type::null: return "null";
        case JsonValue::Type::truth: return value.truth ? "true" : "false";
        case JsonValue::Type::number: return value.text;
        case JsonValue::Type::text: return base::concat('"', value.text, '"');
        default: break;
    }
    for (const JsonValue& item : value.items) text += (text.empty() ? "" : ",") + compact(item);
    return base::concat('[', text, ']');
}

/// A part of the game's state as the cases write it.
std::string part_of(const game::Game& game, std::string_view key) {
    const auto truth = [](bool is) { return std::string(is ? "true" : "false"); };
    sheet::Filling filled(game.puzzle().size);
    sheet::Marks marks(game.puzzle().size);
    for (int cell = 0; cell < filled.size().cells(); ++cell) {
        filled[cell] = game.writing(cell).value;
        marks[cell] = game.writing(cell).marks;
    }
    std::string text;
    if (key == "filled") return formats::write_json_grid(*game.puzzle().notation, filled, text), text;
    if (key == "marks") return formats::write_json_grid(*game.puzzle().notation, marks, text), text;
    if (key == "undo") return std::to_string(game.history().done);
    if (key == "redo") return std::to_string(game.history().moves.size() - game.history().done);
    if (key == "trial") return truth(game.in_trial());
    if (key == "full") return truth(game.full());
    if (key != "solved") return "unknown";
    const auto engine = engines::make_engine("auto");
    answers::Workspace workspace(*engine);
    const auto checked = answers::check_begun(workspace, *puzzles::make(game.sheet()), {});
    return truth(checked && checked->verdict == answers::Checked::Verdict::solved);
}

/// What is written and read again is the same game.
void expect_saved(const game::Game& game) {
    const std::string json = answers::json_of(game);
    const auto read = answers::read_game(json);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->sheet(), game.sheet());
    EXPECT_EQ(read->history(), game.history());
    EXPECT_EQ(answers::json_of(*read), json);
}

void play(const JsonValue& step, game::Game& game) {
    const auto action = answers::read_action(*member(step, "action"), game.puzzle());
    const auto changed = action ? game.apply(*action) : base::Result<bool>(action.error());
    if (member(step, "refused")) {
        EXPECT_FALSE(changed) << step.source;
    } else {
        ASSERT_TRUE(changed) << step.source << changed.error().message;
        EXPECT_EQ(*changed, member(step, "changed")->truth) << step.source;
    }
    if (const JsonValue* then = member(step, "then")) {
        for (std::size_t i = 0; i < then->keys.size(); ++i)
            EXPECT_EQ(part_of(game, then->keys[i]), compact(then->items[i])) << step.source << ' ' << then->keys[i];
    }
    expect_saved(game);
}

TEST(Cases, AreAllPlayed) {
    std::ifstream file(GRIDWRIGHT_SOURCE_DIR "/tests/game/cases.json");
    std::stringstream text;
    text << file.rdbuf();
    const std::string json = text.str();
    const auto document = answers::read_json_value(json);
    ASSERT_TRUE(document) << document.error().message;
    const JsonValue* cases = member(*document, "cases");
    ASSERT_TRUE(cases);
    EXPECT_GT(cases->items.size(), 10U);
    for (const JsonValue& each : cases->items) {
        SCOPED_TRACE(member(each, "name")->text);
        formats::SheetReader reader(formats::source_of(member(each, "puzzle")->source), puzzles::notations());
        const auto reading = reader.next();
        ASSERT_TRUE(reading && reading->sheet);
        game::Game game(*reading->sheet);
        for (const JsonValue& step : member(each, "steps")->items) play(step, game);
    }
}

}  // namespace
}  // namespace gridwright::tests
