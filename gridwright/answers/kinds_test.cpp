#include "gridwright/answers/kinds.hpp"

#include "gridwright/answers/ask_reader.hpp"
#include "gridwright/generator/common/level.hpp"
#include "gridwright/puzzles/null/puzzle.hpp"
#include "tests/support/asked.hpp"
#include "tests/support/in_a_process.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gridwright::answers {
namespace {

using tests::all_answers;
using tests::answer_to;
using tests::AnswerTree;
using tests::ask_about;
using tests::at;
using tests::item;
using tests::JsonValue;
using tests::number_at;

std::vector<int> numbers_in(const JsonValue& list) {
    std::vector<int> numbers;
    for (const JsonValue& item : list.items) numbers.push_back(static_cast<int>(*base::parse_number(item.text)));
    return numbers;
}

bool contains(const std::vector<int>& numbers, int number) {
    return std::ranges::find(numbers, number) != numbers.end();
}

TEST(Kinds, AreThoseOfTheTable) {
    const std::vector<AnswerTree> kinds = all_answers(R"({"ask":"kinds"})");
    ASSERT_EQ(kinds.size(), puzzles::table().size());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const sheet::Notation& notation = puzzles::table()[i].notation;
        const AnswerTree& kind = kinds[i];
        EXPECT_EQ(kind.number("format"), formats::json_format);
        EXPECT_EQ(kind.text("kind"), notation.name);
        EXPECT_EQ(kind.text("title"), notation.title);
        EXPECT_EQ(kind.text("summary"), notation.summary);
        ASSERT_EQ(kind["rules"].items.size(), notation.rules.size());
        EXPECT_EQ(item(kind["rules"], 0).text, notation.rules[0]);
        EXPECT_EQ(kind["rectangular"].truth, notation.rectangular);
        EXPECT_EQ(kind["sides"].truth, notation.sides);
        EXPECT_EQ(kind["options"].items.size(), notation.options.size());
        EXPECT_EQ(kind.number("smallest"), notation.smallest_side);
        EXPECT_EQ(kind.number("largest"), sheet::longest_side);
        EXPECT_EQ(kind.number("generator"), generator::version);
        const AnswerTree unique = std::move(all_answers(ask_about("unique", kind.text("example"))).back());
        EXPECT_EQ(unique.text("puzzle"), notation.name);
        EXPECT_EQ(unique.text("verdict"), "unique");
    }
}

TEST(Kinds, HaveTheirLadders) {
    for (const AnswerTree& kind : all_answers(R"({"ask":"kinds"})")) {
        const explain::Ladder& ladder = puzzles::ladder_of(puzzles::find(kind.text("kind"))->notation);
        ASSERT_EQ(kind["levels"].items.size(), 9u);
        for (int level = 1; level <= 9; ++level) {
            const JsonValue& row = item(kind["levels"], static_cast<std::size_t>(level - 1));
            EXPECT_EQ(number_at(row, "level"), level);
            EXPECT_EQ(generator::level_called(at(row, "name").text), level);
        }
        std::set<std::string> ids;
        for (const JsonValue& technique : kind["techniques"].items) {
            const std::string& id = at(technique, "id").text;
            EXPECT_TRUE(ids.insert(id).second) << id << " is listed twice";
            int easiest = 99;
            for (const explain::Rung& rung : ladder.rungs)
                if (rung.technique->id == id) easiest = std::min(easiest, rung.level);
            EXPECT_EQ(number_at(technique, "level"), easiest) << id;
        }
        for (const explain::Rung& rung : ladder.rungs) EXPECT_TRUE(ids.contains(std::string(rung.technique->id)));
    }
}

/// A page offers exactly what the generator does not refuse, from the first size that is worth playing.
TEST(Kinds, OfferTheSizesAndLevelsThatAreMade) {
    Context context(engines::table());
    for (const AnswerTree& kind : all_answers(R"({"ask":"kinds"})")) {
        const generator::MakerRow& row = *generator::find(kind.text("kind"));
        const auto makes = [&](int size, std::vector<generator::Wish> wishes = {}) {
            return static_cast<bool>(Workshop::open(context, row, {.size = size, .wishes = std::move(wishes)}));
        };
        const std::vector<int> sizes = numbers_in(kind["sizes"]), at_once = numbers_in(kind["at_once"]);
        ASSERT_FALSE(sizes.empty());
        EXPECT_EQ(sizes.back(), 12);
        for (int size = sizes.front(); size <= sizes.back(); ++size)
            EXPECT_EQ(contains(sizes, size), makes(size)) << kind.text("kind") << ' ' << size;
        EXPECT_TRUE(contains(sizes, kind.number("usual_size")));
        EXPECT_TRUE(contains(at_once, kind.number("daily_size")));
        EXPECT_TRUE(std::ranges::includes(sizes, at_once));

        const JsonValue& levels = kind["levels_by_size"];
        ASSERT_EQ(levels.items.size(), sizes.size());
        for (const int size : sizes) {
            const std::vector<int> offered = numbers_in(at(levels, base::concat(size)));
            EXPECT_FALSE(offered.empty());
            for (int level = 1; level <= 9; ++level)
                EXPECT_EQ(contains(offered, level), makes(size, {{"level", base::concat(level)}}))
                    << kind.text("kind") << ' ' << size << " level " << level;
        }
    }
}

TEST(Kinds, AreFreeToPlayWhereSomethingIsWanted) {
    std::vector<std::string> wanted;
    for (const AnswerTree& kind : all_answers(R"({"ask":"kinds"})")) {
        EXPECT_EQ(kind["free_play"].truth, !kind.text("wanted").empty());
        wanted.push_back(kind.shown("wanted"));
    }
    EXPECT_EQ(wanted, (std::vector<std::string>{"null", R"("transparent pegs")", "null"}));
}

TEST(Kinds, OfAnotherProgramAreListed) {
    tests::in_a_process([] {
        puzzles::add({puzzles::null::notation, puzzles::make_as<puzzles::null::Null>});
        const std::vector<AnswerTree> kinds = all_answers(R"({"ask":"kinds"})");
        ASSERT_EQ(kinds.size(), 4u);
        const AnswerTree& null = kinds.back();
        EXPECT_EQ(null.text("kind"), "null");
        EXPECT_EQ(null.shown("sizes"), "[]") << "nothing makes such puzzles";
        EXPECT_EQ(null.shown("at_once"), "[]");
        EXPECT_EQ(null.shown("levels_by_size"), "{}");
        EXPECT_EQ(null.number("usual_size"), 6);
        EXPECT_FALSE(null["techniques"].items.empty()) << "there is a ladder for lines with different values";
    });
}

TEST(Labelings, AreThoseThatAnAskTakes) {
    const AnswerTree labelings = answer_to(R"({"ask":"labelings"})");
    for (const std::string_view choice : {"var", "val"}) {
        ASSERT_GE(labelings[choice].items.size(), 6u);
        for (const JsonValue& row : labelings[choice].items) {
            EXPECT_FALSE(at(row, "meaning").text.empty());
            const std::string members = base::concat('"', choice, "\":\"", at(row, "name").text, '"');
            EXPECT_TRUE(read_ask(ask_about("solve", "hoodoo 2 2\n", members))) << members;
        }
    }
    EXPECT_EQ(labelings.shown("down"), "[false,true]");
}

TEST(Labelings, TakeNoMembers) {
    for (const std::string_view what : {"kinds", "labelings"}) {
        const AnswerTree answer = answer_to(ask_about(what, "hoodoo 2 2\n"));
        EXPECT_TRUE(answer.refused());
        EXPECT_TRUE(answer.text("error").starts_with("unknown member \"text\"")) << answer.json;
    }
}

}  // namespace
}  // namespace gridwright::answers
