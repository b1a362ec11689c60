#include "gridwright/answers/marked_scene.hpp"

#include "gridwright/answers/setter_check.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/render/text.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

std::unique_ptr<puzzles::Puzzle> puzzle_from(std::string_view text, std::string_view kind) {
    return puzzles::make(tests::sheet_from(text, puzzles::find(kind)->notation));
}

/// The drawing of the board with the marks of `check`.
std::string checked_drawing(const puzzles::Puzzle& puzzle) {
    const auto engine = engines::make_engine("auto");
    Workspace workspace(*engine);
    const auto checked = (puzzle.sheet().begun.empty() ? check : check_begun)(workspace, puzzle, {}, Depth::possible);
    EXPECT_TRUE(checked);
    render::Scene scene = puzzle.scene(sheet::board_of(puzzle.sheet()));
    mark(*checked, puzzle, workspace.model, scene);
    std::string text;
    render::draw_text(scene, {}, text);
    return text;
}

TEST(MarkedScene, ARepeatedHeightAndABrokenClue) {
    const auto puzzle = puzzle_from(
        "skyscraper 3\n"
        ". . .\n"
        ". 2 . 2 .\n"
        "1 1 2 3 .\n"
        ". . . . .\n"
        ". . .\n",
        "skyscraper");
    EXPECT_EQ(checked_drawing(*puzzle),
              "    . . .\n"
              "  +-------+\n"
              ". | 2!. 2!| .\n"
              "1!| 1!2!3!| .\n"
              ". | . . . | .\n"
              "  +-------+\n"
              "    . . .\n");
}

TEST(MarkedScene, AConflictOfClues) {
    const auto puzzle = puzzle_from(
        "skyscraper 3\n"
        "1 . .\n"
        "3 . . . .\n"
        ". . . . .\n"
        ". . . . .\n"
        ". . .\n",
        "skyscraper");
    EXPECT_EQ(checked_drawing(*puzzle),
              "    1!. .\n"
              "  +-------+\n"
              "3!| . . . | .\n"
              ". | . . . | .\n"
              ". | . . . | .\n"
              "  +-------+\n"
              "    . . .\n");
}

TEST(MarkedScene, NamesOfRowsAreNeverMarked) {
    EXPECT_EQ(checked_drawing(*puzzle_from("hoodoo 2 2 pegs=none colours=4\n1 1\n. .\n", "hoodoo")),
              "  +---+---+\n"
              "2 | 1!| 1!|\n"
              "  +---+---+\n"
              "1 | . | . |\n"
              "  +---+---+\n"
              "    A   B\n");
}

TEST(MarkedScene, ARightBoardHasNoMarks) {
    EXPECT_EQ(checked_drawing(*puzzle_from("hoodoo 1 2\n1 2\n", "hoodoo")).find('!'), std::string::npos);
}

TEST(MarkedScene, WhatIsForcedAndWhatDiffers) {
    const auto puzzle = puzzle_from(
        "skyscraper 3\n"
        "1 . .\n"
        ". . . . .\n"
        ". . . . .\n"
        ". . . . .\n"
        ". . .\n",
        "skyscraper");
    const auto engine = engines::make_engine("auto");
    Workspace workspace(*engine);
    const auto answer = check_for_setter(workspace, *puzzle, {}, {.forced = true});
    ASSERT_TRUE(answer && answer->forced);
    render::Scene scene = puzzle->scene(forced_board(*answer->forced, *puzzle).cells);
    mark(*answer->forced, scene);
    EXPECT_EQ(scene.cells[0].role, render::Role::forced);
    EXPECT_EQ(scene.cells[0].text, "3");
    int differing = 0;
    for (const render::SceneCell& cell : scene.cells) differing += cell.role == render::Role::differs;
    EXPECT_EQ(differing, static_cast<int>(answer->forced->differ.size()));
    EXPECT_GT(differing, 0);
}

}  // namespace
}  // namespace gridwright::answers
