#include "gridwright/answers/ask.hpp"

#include "gridwright/answers/json.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "tests/support/toy_codec.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>

namespace gridwright::answers {
namespace {

using Texts = std::vector<std::string>;

/// All answers to an ask, the last one last.
Texts answers_to(Context& context, std::string_view json) {
    Texts all;
    std::string last = ask(context, json, [&](std::string_view object) {
        all.emplace_back(object);
        return true;
    });
    all.push_back(std::move(last));
    return all;
}

std::string masked(const std::string& json) {
    static const std::regex seconds(R"("seconds":\d+\.\d{9,})");
    return std::regex_replace(json, seconds, R"("seconds":S)");
}

/// The examples of the page: an ask and its answers.
std::vector<std::pair<std::string, Texts>> examples() {
    std::ifstream page(GRIDWRIGHT_SOURCE_DIR "/docs/protocol.md");
    std::vector<std::pair<std::string, Texts>> found;
    std::string kind;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("```"))
            kind = line.substr(3);
        else if (kind == "ask")
            found.push_back({line, {}});
        else if (kind == "answers")
            found.back().second.push_back(line);
    }
    return found;
}

TEST(Ask, GivesTheAnswersOfThePage) {
    Context context(engines::table());
    const auto list = examples();
    ASSERT_GE(list.size(), 12u);
    for (const auto& [json, expected] : list) {
        Texts answers = answers_to(context, json);
        for (std::string& answer : answers) answer = masked(answer);
        EXPECT_EQ(answers, expected) << json;
    }
}

/// A codec that a program brings is named like the others.
TEST(Ask, ConvertsWithEveryCodec) {
    formats::toy::with_toy([] {
        Context context(engines::table());
        constexpr std::string_view toy = R"(@skyscraper 2 .2..1.2...1.\n)";
        const std::string answer =
            base::concat(R"({"format":2,"file":"-","line":1,"number":1,"to":"toy","text":")", toy, "\"}");
        EXPECT_EQ(answers_to(context, base::concat(R"({"ask":"convert","to":"toy","text":")", toy, "\"}")),
                  Texts{answer});
        EXPECT_EQ(answers_to(context, base::concat(R"({"ask":"convert","to":"toy","from":"toy","text":")", toy, "\"}")),
                  Texts{answer});
        EXPECT_NE(answers_to(context, R"({"ask":"convert","from":"pretty","text":"x"})")
                      .back()
                      .find(R"(is text, json, prolog, sgt, puzzlink, pzprv3, digits, latex or toy, not \"pretty\")"),
                  std::string::npos)
            << "a drawing is not read";
        const Texts list = answers_to(context, R"({"ask":"formats"})");
        EXPECT_TRUE(std::ranges::any_of(list, [](std::string_view row) {
            return row.starts_with(R"({"format":2,"name":"toy","reads":true,"writes":true,"meaning":"lines for tests",)"
                                   R"("sizes":{"skyscraper":[1,9],"hoodoo":null,)");
        }));
    });
}

TEST(Ask, AListenerStopsItAndTheNextOneRuns) {
    Context context(engines::table());
    int heard = 0;
    const std::string last =
        ask(context, R"({"ask":"all","text":"skyscraper 3\n. . .\n. . . . .\n. . . . .\n. . . . .\n. . .\n"})",
            [&](std::string_view) { return ++heard < 3; });
    EXPECT_EQ(heard, 3);
    EXPECT_NE(last.find(R"("complete":false)"), std::string::npos) << last;
    EXPECT_FALSE(context.stop);
    EXPECT_NE(ask(context, R"({"ask":"solve","text":"hoodoo 2 2\n"})").find("optimal"), std::string::npos);
}

TEST(Ask, TheStopFlagEndsIt) {
    Context context(engines::table());
    context.stop = true;
    const std::string answer = ask(context, R"({"ask":"solve","text":"hoodoo 9 9\n","engine":"fd"})");
    EXPECT_NE(answer.find(R"("verdict":"unknown")"), std::string::npos) << answer;
    EXPECT_TRUE(context.stop) << "whoever set it clears it";
}

TEST(Ask, LimitsCount) {
    Context context(engines::table());
    const std::string answer =
        ask(context, R"({"ask":"solve","text":"hoodoo 8 8\n","engine":"fd","limit":{"failures":10}})");
    EXPECT_NE(answer.find(R"("complete":false)"), std::string::npos) << answer;
}

TEST(Ask, ImproveSaysWhatIsWrong) {
    Context context(engines::table());
    const auto error = [&](std::string_view members) {
        return ask(context, base::concat(R"({"ask":"improve","text":"skyscraper 2\n. .\n. . . .\n. . . .\n. .\n",)",
                                         members, '}'));
    };
    const auto says = [](const std::string& answer, std::string_view words) {
        return answer.find(R"("verdict":"refused")") != std::string::npos && answer.find(words) != std::string::npos;
    };
    EXPECT_TRUE(says(error(R"("seed":1)"), "needs")) << error(R"("seed":1)");
    EXPECT_TRUE(says(error(R"("how":"better")"), R"(is unique or minimal, not \"better\")"));
    EXPECT_TRUE(says(error(R"("how":"minimal","towards":"hoodoo 2 2\n")"), "towards"));
    EXPECT_TRUE(says(error(R"("how":"unique","towards":7)"), "must be a full board"));
    EXPECT_TRUE(says(error(R"("how":"unique","towards":"nonsense")"), "towards"));
    EXPECT_TRUE(says(error(R"("how":"unique","towards":"hoodoo 2 2\n")"), "is a hoodoo of 2 x 2, the puzzle a sky"));
    EXPECT_TRUE(says(error(R"("how":"unique","towards":"skyscraper 2\n. .\n. 1 1 .\n. 2 2 .\n. .\n")"),
                     "no solution of the puzzle: Row 1"));
    EXPECT_TRUE(says(error(R"("how":"unique","towards":"skyscraper 2\n. .\n. 1 . .\n. 2 1 .\n. .\n")"), "1 open cell"));
    const std::string right = error(R"("how":"unique","towards":"skyscraper 2\n. .\n. 1 2 .\n. 2 1 .\n. .\n")");
    EXPECT_NE(right.find(R"("solution":[[1,2],[2,1]])"), std::string::npos) << right;
}

TEST(Ask, EnginesAreListedAsTheBuildHasThem) {
    Context context(engines::table());
    EXPECT_EQ(answers_to(context, R"({"ask":"engines"})").size(), engines::table().size());
}

TEST(SecondsText, HasNanosecondsAndFourDigits) {
    using namespace std::chrono_literals;
    EXPECT_EQ(seconds_text(0ns), "0.000000000000");
    EXPECT_EQ(seconds_text(7ns), "0.000000007000");
    EXPECT_EQ(seconds_text(1234ns), "0.000001234");
    EXPECT_EQ(seconds_text(61s + 5ns), "61.000000005");
}

}  // namespace
}  // namespace gridwright::answers
