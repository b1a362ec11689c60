#include "gridwright/answers/verdict.hpp"

#include "gridwright/base/random.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"
#include "tests/support/asked.hpp"
#include "tests/support/listed_solutions.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

using tests::all_answers;
using tests::AnswerTree;
using tests::ask_about;
using tests::at;
using tests::item;
using tests::ListedSolutions;

std::vector<AnswerTree> stages_of(std::string_view puzzle, std::string_view members = {}) {
    return all_answers(ask_about("verdict", puzzle, members));
}

std::string skyscraper_4(std::string_view row_4, std::string_view bottom) {
    return base::concat("skyscraper 4\n4 . . .\n. . . . . .\n. . . . . 3\n. . . . . .\n", row_4, '\n', bottom, '\n');
}

TEST(SetterVerdict, OfAUniquePuzzleEndsWithItsGradeAndWhatIsRedundant) {
    const std::vector<AnswerTree> stages = stages_of(skyscraper_4(". . 1 . . .", ". 3 . ."));
    ASSERT_EQ(stages.size(), 3u);
    for (const AnswerTree& stage : stages) {
        EXPECT_EQ(stage.text("puzzle"), "skyscraper");
        EXPECT_EQ(stage.text("verdict"), "unique");
        EXPECT_EQ(stage.text("sentence"), "Exactly one solution.");
        EXPECT_EQ(stage.number("clues"), 4);
        EXPECT_EQ(stage.shown("conflict"), "null");
        EXPECT_EQ(stage.shown("solutions"), "[[[1,3,4,2],[2,4,3,1],[3,2,1,4],[4,1,2,3]]]");
        EXPECT_EQ(stage.shown("differ"), "[]");
        EXPECT_EQ(stage.shown("decides"), "[]");
    }
    EXPECT_EQ(stages[0].text("stage"), "verdict");
    for (const std::string_view later : {"forced", "forced_count", "grade"})
        EXPECT_EQ(stages[0].shown(later), "null") << later;
    EXPECT_EQ(stages[1].text("stage"), "forced");
    EXPECT_EQ(stages[1].shown("forced"), "[[1,3,4,2],[2,4,3,1],[3,2,1,4],[4,1,2,3]]");
    EXPECT_EQ(stages[1].number("forced_count"), 15) << "one cell is given";
    EXPECT_EQ(at(stages[1]["grade"], "name").text, "Starter");
    EXPECT_EQ(stages[1].shown("redundant"), "[]");
    EXPECT_EQ(stages[2].text("stage"), "done");
    EXPECT_EQ(stages[2].shown("grade"), stages[1].shown("grade"));
    EXPECT_EQ(stages[2].shown("redundant"), R"([{"side":"bottom","line":2,"value":3,"name":"3 below column 2"},)"
                                            R"({"cell":"r4c2","value":1,"name":"1 in row 4, column 2"}])");
}

TEST(SetterVerdict, OfSeveralSolutionsSaysWhatTheyShareAndWhatWouldDecide) {
    const std::vector<AnswerTree> stages = stages_of(skyscraper_4(". . . . . .", ". . . ."));
    ASSERT_EQ(stages.size(), 3u);
    const auto& solutions = stages[0]["solutions"].items;
    ASSERT_EQ(solutions.size(), 2u);
    std::vector<std::string> differ;
    for (std::size_t r = 0; r < 4; ++r)
        for (std::size_t c = 0; c < 4; ++c)
            if (item(item(solutions[0], r), c).text != item(item(solutions[1], r), c).text)
                differ.push_back(base::concat("\"r", r + 1, 'c', c + 1, '"'));
    ASSERT_FALSE(differ.empty());
    for (const AnswerTree& stage : stages) {
        EXPECT_EQ(stage.text("verdict"), "several");
        EXPECT_EQ(stage.text("sentence"), "At least two solutions.");
        EXPECT_EQ(stage["differ"].items.size(), differ.size());
        for (std::size_t i = 0; i < differ.size(); ++i) EXPECT_EQ(tests::json_of(item(stage["differ"], i)), differ[i]);
        EXPECT_EQ(stage.shown("grade"), "null");
        EXPECT_EQ(stage.shown("redundant"), "[]");
    }
    EXPECT_EQ(stages[0].shown("forced"), "null");
    EXPECT_EQ(stages[1].shown("forced"), "[[1,null,null,null],[2,4,3,1],[3,null,null,null],[4,null,null,null]]");
    EXPECT_EQ(stages[1].number("forced_count"), 7);
    EXPECT_EQ(stages[1].shown("decides"), "[]");
    EXPECT_EQ(at(item(stages[2]["decides"], 0), "name").text, "3 below column 2");
}

TEST(SetterVerdict, NamesTheConflict) {
    const auto conflict = [](std::string_view puzzle) {
        const std::vector<AnswerTree> stages = stages_of(puzzle);
        const AnswerTree& last = stages.back();
        EXPECT_EQ(last.text("verdict"), "impossible");
        EXPECT_EQ(last.text("sentence"), "No solution.");
        EXPECT_EQ(last.text("stage"), "done");
        for (const std::string_view none : {"solutions", "differ", "decides", "redundant"})
            EXPECT_EQ(last.shown(none), "[]");
        for (const std::string_view none : {"forced", "forced_count", "grade"}) EXPECT_EQ(last.shown(none), "null");
        return last.shown("conflict");
    };
    EXPECT_EQ(conflict("skyscraper 4\n4 . . 4\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . .\n"),
              R"({"sentence":"No solution: the clue 4 above column 1 contradicts the clue 4 above column 4. Removing )"
              R"(either one resolves this conflict.","clues":[{"side":"top","line":1,"value":4},)"
              R"({"side":"top","line":4,"value":4}],"cells":[]})");
    EXPECT_EQ(conflict("hoodoo 2 3\n. . x\n. 1 1\n"),
              R"({"sentence":"No solution: the 1 in B1 contradicts the 1 in C1. Removing either one resolves this )"
              R"(conflict.","clues":[],"cells":["r2c2","r2c3"]})");
    EXPECT_EQ(conflict("skyscraper 2\n2 .\n. 2 1 .\n. 1 2 .\n. .\n"),
              R"({"sentence":"Column 1 shows 1 from the top, its clue says 2.","clues":[{"side":"top","line":1,)"
              R"("value":2}],"cells":["r1c1","r2c1"]})")
        << "a full board breaks a rule";
    EXPECT_EQ(conflict("close-or-far 2\n. .\n. .\n"),
              R"({"sentence":"No solution: no 2 x 2 board satisfies the rules of Close or Far; the smallest possible )"
              R"(size is 6.","clues":[],"cells":[]})");
}

TEST(SetterVerdict, OfABlankBoard) {
    const AnswerTree several = std::move(stages_of("hoodoo 2 3\n").back());
    EXPECT_EQ(several.text("verdict"), "several");
    EXPECT_EQ(several.number("clues"), 0);
    EXPECT_EQ(several.number("forced_count"), 0);
    EXPECT_EQ(several.shown("decides"), "[]") << "no given would be enough alone";
    EXPECT_EQ(stages_of("hoodoo 1 1\n").back().text("verdict"), "unique");
    EXPECT_EQ(stages_of("hoodoo 2 2 pegs=none\n").back().text("verdict"), "impossible");
}

/// The holes are part of the board, and no given that could be left out.
TEST(SetterVerdict, OfABoardWithHoles) {
    const std::vector<AnswerTree> stages = stages_of("hoodoo 3 3\n1 x _\n. . .\n. . .\n");
    const AnswerTree& last = stages.back();
    EXPECT_EQ(last.number("clues"), 2);
    EXPECT_EQ(last.shown("forced"), R"([[1,"x",0],[null,0,null],[null,1,null]])");
    EXPECT_EQ(last.number("forced_count"), 2);
    for (const tests::JsonValue& piece : last["decides"].items)
        EXPECT_TRUE(at(piece, "name").text.find(" in ") != std::string::npos) << tests::json_of(piece);
    EXPECT_EQ(tests::json_of(item(last["decides"], 0)), R"({"cell":"r2c1","value":2,"name":"2 in A2"})");
}

TEST(SetterVerdict, LeavesEntriesAside) {
    const auto last = [](std::string_view row) {
        const AnswerTree answer =
            std::move(stages_of(base::concat("skyscraper 2\n2 .\n. ", row, " .\n. . . .\n. .\n")).back());
        EXPECT_EQ(answer.text("verdict"), "unique");
        return answer.shown("forced_count");
    };
    EXPECT_EQ(last("*2 *2"), "4");
    EXPECT_EQ(last("1 {1}"), "3");
}

constexpr std::string_view hard =
    "skyscraper 6\n3 . . . . 4\n4 . . . . . . .\n. . . . . . . 3\n. . . . . . . 3\n3 . . . . . . .\n. . . . . . . 2\n"
    ". 4 . . . . . .\n. . 2 6 . .\n";

TEST(SetterVerdict, IsUnknownWhenALimitComesFirst) {
    for (const std::string_view limit : {R"("limit":{"failures":1})", R"("limit":{"seconds":0.000000001})"}) {
        const std::vector<AnswerTree> stages = stages_of(hard, limit);
        EXPECT_EQ(stages.back().text("verdict"), "unknown") << limit;
        EXPECT_EQ(stages.back().text("sentence"), "Undecided within the limit.");
        EXPECT_EQ(stages.back().shown("conflict"), "null");
        EXPECT_EQ(stages.back().shown("grade"), "null");
    }
}

/// Whatever the limit is, an answer says no more than it has found, and never less than before.
TEST(SetterVerdict, OfEveryLimitFitsItsSolutions) {
    for (const std::string_view puzzle : {std::string_view("hoodoo 5 5\n1 . . . .\n. . . . .\n. . 2 . .\n. . . . .\n"
                                                           ". . . . .\n"),
                                          hard})
        for (const std::string_view engine : {"fd", "auto"})
            for (int failures = 1; failures < 60; failures += 4) {
                const std::vector<AnswerTree> stages = stages_of(
                    puzzle, base::concat("\"engine\":\"", engine, "\",\"limit\":{\"failures\":", failures, '}'));
                ASSERT_EQ(stages.size(), 3u);
                for (const AnswerTree& stage : stages) {
                    const std::size_t solutions = stage["solutions"].items.size();
                    const std::string& verdict = stage.text("verdict");
                    EXPECT_EQ(verdict == "several", solutions == 2) << stage.json;
                    EXPECT_TRUE(verdict != "unique" || solutions == 1) << stage.json;
                    EXPECT_EQ(stage["differ"].items.empty(), solutions != 2);
                }
                const std::string &first = stages[0].text("verdict"), &last = stages[2].text("verdict");
                EXPECT_TRUE(first == "unknown" || last == first) << first << ", then " << last;
            }
}

TEST(SetterVerdict, AListenerStopsItAtAStage) {
    const std::string ask = ask_about("verdict", hard);
    const std::vector<AnswerTree> first = all_answers(ask, 1), second = all_answers(ask, 2);
    ASSERT_EQ(first.size(), 2u);
    EXPECT_EQ(first.back().json, first.front().json);
    EXPECT_EQ(first.back().text("stage"), "verdict");
    ASSERT_EQ(second.size(), 3u);
    EXPECT_EQ(second.back().text("stage"), "forced");
    EXPECT_EQ(second.back().shown("redundant"), "[]");
    EXPECT_EQ(all_answers(ask).back().text("stage"), "done");
}

TEST(SetterVerdict, IsRefusedWhereTheEngineRefuses) {
    const AnswerTree answer = std::move(stages_of("hoodoo 3 3\n", R"("engine":"skyline")").back());
    EXPECT_TRUE(answer.refused());
    EXPECT_TRUE(stages_of("hoodoo 3 3\n", R"("engine":"steam")").back().refused());
    EXPECT_TRUE(stages_of("hoodoo 3 3\n", R"("most":2)").back().refused());
}

/// The verdict, the forced cells and the pieces of small boards, compared with the list of all solutions.
TEST(SetterVerdict, AgreesWithTheListOfAllSolutions) {
    struct Board {
        std::string_view kind;
        kernel::Size size;
    };
    auto engine = engines::make_engine("auto");
    Workspace workspace(*engine);
    base::Random random(11);
    for (const auto [kind, size] : {Board{"skyscraper", {4, 4}}, Board{"hoodoo", {2, 3}}, Board{"hoodoo", {3, 4}},
                                    Board{"close-or-far", {6, 6}}}) {
        const ListedSolutions boards(sheet::blank(puzzles::find(kind)->notation, size), ListedSolutions::Which::best);
        for (int round = 0; round < 15; ++round) {
            const std::size_t board = random.below(boards.boards().size());
            tests::PieceBits shown = 0;
            for (int i = 0; i < round; ++i) shown |= tests::PieceBits{1} << random.below(boards.places().size());
            const auto puzzle = puzzles::make(boards.puzzle(board, shown));
            const auto found = verdict_of(workspace, *puzzle, {}, [](const SetterVerdict&) { return true; });
            ASSERT_TRUE(found);
            const auto solutions = boards.solutions(board, shown);
            EXPECT_EQ(name(found->verdict), solutions.size() == 1 ? "unique" : "several");
            EXPECT_EQ(found->solutions.size(), std::min<std::size_t>(solutions.size(), 2));
            for (const kernel::Solution& solution : found->solutions)
                EXPECT_NE(std::ranges::find(solutions, solution), solutions.end());
            ASSERT_TRUE(found->forced);
            for (int cell = 0; cell < size.cells(); ++cell)
                EXPECT_EQ(found->forced->is_forced(cell), std::ranges::all_of(solutions, [&](const auto& solution) {
                              return solution[cell] == solutions.front()[cell];
                          }));
            EXPECT_EQ(found->grade.has_value(), solutions.size() == 1);
            EXPECT_TRUE(solutions.size() == 1 || found->redundant.empty());
            tests::PieceBits redundant = 0;
            for (const Piece& piece : found->redundant)
                redundant |= tests::PieceBits{1}
                             << (std::ranges::find(boards.places(), piece.place) - boards.places().begin());
            for (std::size_t i = 0; i < boards.places().size(); ++i) {
                const tests::PieceBits piece = tests::PieceBits{1} << i;
                if (solutions.size() > 1 || !(shown & piece)) continue;
                EXPECT_EQ((redundant & piece) != 0, boards.determine(board, shown & ~piece));
            }
            for (const Piece& piece : found->decides) {
                sheet::Sheet with = boards.puzzle(board, shown);
                sheet::write(with, piece.place, piece.value);
                const auto decided =
                    verdict_of(workspace, *puzzles::make(with), {}, [](const SetterVerdict&) { return false; });
                EXPECT_EQ(decided->verdict, kernel::Verdict::unique) << piece.name;
            }
        }
    }
}

}  // namespace
}  // namespace gridwright::answers
