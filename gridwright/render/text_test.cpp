#include "gridwright/render/text.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gridwright::render {
namespace {

/// A scene whose cells are the words of each row; "." is an open cell, "#" a hole.
Scene scene_of(Scene::Frame frame, const std::vector<std::vector<std::string>>& rows) {
    Scene scene;
    scene.frame = frame;
    scene.cells.reset({static_cast<int>(rows.size()), static_cast<int>(rows[0].size())}, {});
    int cell = 0;
    for (const auto& row : rows)
        for (const std::string& word : row) {
            scene.cells[cell].hole = word == "#";
            if (word != "." && word != "#") scene.cells[cell].text = word;
            ++cell;
        }
    return scene;
}

std::string drawn(const Scene& scene, const Medium& medium = {}) {
    std::string text;
    draw_text(scene, medium, text);
    return text;
}

constexpr Medium coloured{.colours = true};
constexpr Medium boxed{.lines = Medium::Lines::box_drawing};

/// A board of 3 x 3 with clues on all sides.
Scene with_clues() {
    Scene scene = scene_of(Scene::Frame::outline, {{"1", ".", "."}, {".", "2", "."}, {".", ".", "3"}});
    scene.labels[kernel::Side::top] = {{"2"}, {""}, {"1"}};
    scene.labels[kernel::Side::left] = {{""}, {""}, {"3"}};
    scene.labels[kernel::Side::bottom] = {{""}, {"2"}, {""}};
    scene.labels[kernel::Side::right] = {{"1"}, {""}, {""}};
    scene.labels_are_clues = true;
    return scene;
}

/// A board of 2 x 2 with names of rows and columns.
Scene with_names() {
    Scene scene = scene_of(Scene::Frame::boxes, {{"1", "_"}, {".", "2"}});
    scene.labels[kernel::Side::left] = {{"10"}, {"9"}};
    scene.labels[kernel::Side::bottom] = {{"A"}, {"B"}};
    return scene;
}

TEST(DrawText, OutlineWithClues) {
    EXPECT_EQ(drawn(with_clues()),
              "    2 . 1\n"
              "  +-------+\n"
              ". | 1 . . | 1\n"
              ". | . 2 . | .\n"
              "3 | . . 3 | .\n"
              "  +-------+\n"
              "    . 2 .\n");
}

TEST(DrawText, OutlineWithoutLabels) {
    EXPECT_EQ(drawn(scene_of(Scene::Frame::outline, {{"1", "."}, {".", "12"}})),
              "+-------+\n"
              "|  1  . |\n"
              "|  . 12 |\n"
              "+-------+\n");
}

TEST(DrawText, BoxesWithNames) {
    EXPECT_EQ(drawn(with_names()),
              "   +---+---+\n"
              "10 | 1 | _ |\n"
              "   +---+---+\n"
              " 9 | . | 2 |\n"
              "   +---+---+\n"
              "     A   B\n");
}

TEST(DrawText, ColumnsAreAsWideAsTheWidestEntry) {
    Scene scene = scene_of(Scene::Frame::boxes, {{"1", "12"}});
    scene.labels[kernel::Side::bottom] = {{"A"}, {"AAA"}};
    EXPECT_EQ(drawn(scene),
              "+-----+-----+\n"
              "|   1 |  12 |\n"
              "+-----+-----+\n"
              "    A   AAA\n");
}

TEST(DrawText, WidthCountsCharactersNotBytes) {
    EXPECT_EQ(drawn(scene_of(Scene::Frame::boxes, {{"é", "12"}})),
              "+----+----+\n"
              "|  é | 12 |\n"
              "+----+----+\n");
}

TEST(DrawText, HolesAreBlankAndKeepTheirNeighboursLines) {
    EXPECT_EQ(drawn(scene_of(Scene::Frame::boxes, {{"1", "2", "#"}, {"3", "#", "#"}, {"#", "#", "#"}})),
              "+---+---+\n"
              "| 1 | 2 |\n"
              "+---+---+\n"
              "| 3 |\n"
              "+---+\n"
              "\n"
              "\n");
}

TEST(DrawText, BoxDrawingOutline) {
    EXPECT_EQ(drawn(with_clues(), boxed),
              "    2 . 1\n"
              "  ┌───────┐\n"
              ". │ 1 . . │ 1\n"
              ". │ . 2 . │ .\n"
              "3 │ . . 3 │ .\n"
              "  └───────┘\n"
              "    . 2 .\n");
}

TEST(DrawText, BoxDrawingBoxes) {
    EXPECT_EQ(drawn(with_names(), boxed),
              "   ┌───┬───┐\n"
              "10 │ 1 │ _ │\n"
              "   ├───┼───┤\n"
              " 9 │ . │ 2 │\n"
              "   └───┴───┘\n"
              "     A   B\n");
}

TEST(DrawText, BoxDrawingGoesAroundHoles) {
    Scene scene = scene_of(Scene::Frame::boxes, {{"1", "2", "#"}, {"3", "#", "4"}});
    for (SceneCell& cell : scene.cells)
        if (cell.hole) cell.text = "x";
    EXPECT_EQ(drawn(scene, boxed),
              "┌───┬───┐\n"
              "│ 1 │ 2 │ x\n"
              "├───┼───┼───┐\n"
              "│ 3 │ x │ 4 │\n"
              "└───┘   └───┘\n");
}

TEST(DrawText, BoxesAreLeftOutWhereTheyDoNotFit) {
    const Scene scene = with_names();
    EXPECT_EQ(drawn(scene, {.columns = 12}), drawn(scene));
    const std::string compact =
        "   +-----+\n"
        "10 | 1 _ |\n"
        " 9 | . 2 |\n"
        "   +-----+\n"
        "     A B\n";
    EXPECT_EQ(drawn(scene, {.columns = 11}), compact);
    EXPECT_EQ(narrowest_text(scene), 10);
    EXPECT_EQ(drawn(scene, {.columns = 1}), compact) << "there is nothing narrower";
    EXPECT_EQ(drawn(scene, {.lines = Medium::Lines::box_drawing, .columns = 11}),
              "   ┌─────┐\n"
              "10 │ 1 _ │\n"
              " 9 │ . 2 │\n"
              "   └─────┘\n"
              "     A B\n");
}

TEST(DrawText, HolesAreInsideACompactFrame) {
    Scene scene = scene_of(Scene::Frame::boxes, {{"#", "2"}, {"3", "#"}});
    for (SceneCell& cell : scene.cells)
        if (cell.hole) cell.text = "x";
    EXPECT_EQ(drawn(scene, {.columns = 8}),
              "+-----+\n"
              "| x 2 |\n"
              "| 3 x |\n"
              "+-----+\n");
}

TEST(DrawText, NoLineIsLongerThanTheWidthThatIsCounted) {
    Scene scene = with_clues();
    for (const kernel::Side side : kernel::every_side) scene.labels[side].back() = {"12", Role::wrong};
    std::string text = drawn(scene);
    std::size_t longest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        longest = std::max(longest, end - begin);
        begin = end + 1;
    }
    EXPECT_EQ(longest, static_cast<std::size_t>(narrowest_text(scene)));
}

TEST(DrawText, WhatIsWrongIsMarkedWithoutColours) {
    Scene scene = with_clues();
    scene.cells.at(0, 0).role = Role::wrong;
    scene.cells.at(2, 2).role = Role::wrong;
    scene.labels[kernel::Side::top][2].role = Role::wrong;
    scene.labels[kernel::Side::left][2].role = Role::wrong;
    scene.labels[kernel::Side::right][0].role = Role::wrong;
    EXPECT_EQ(drawn(scene),
              "    2 . 1!\n"
              "  +-------+\n"
              ". | 1!. . | 1!\n"
              ". | . 2 . | .\n"
              "3!| . . 3!| .\n"
              "  +-------+\n"
              "    . 2 .\n");
    Scene boxes = scene_of(Scene::Frame::boxes, {{"1", "2"}});
    boxes.cells[1].role = Role::wrong;
    EXPECT_EQ(drawn(boxes),
              "+---+---+\n"
              "| 1 | 2!|\n"
              "+---+---+\n");
}

TEST(DrawText, CluesAndMistakesHaveColours) {
    Scene scene = scene_of(Scene::Frame::outline, {{"1", "2"}});
    scene.labels[kernel::Side::left] = {{"2"}};
    scene.labels[kernel::Side::right] = {{"1", Role::wrong}};
    scene.cells[1].role = Role::wrong;
    scene.cells[1].given = true;
    const std::string names =
        "  +-----+\n"
        "2 | 1 \x1b[1;97;41m2!\x1b[0m| \x1b[97;41m1!\x1b[0m\n"
        "  +-----+\n";
    EXPECT_EQ(drawn(scene, coloured), names) << "names of rows look like other text";
    scene.labels_are_clues = true;
    EXPECT_EQ(drawn(scene, coloured),
              "  +-----+\n"
              "\x1b[36m2\x1b[0m | 1 \x1b[1;97;41m2!\x1b[0m| \x1b[97;41m1!\x1b[0m\n"
              "  +-----+\n");
}

TEST(DrawText, ColoursChangeNothingElse) {
    Scene scene = with_clues();
    scene.cells[0].given = true;
    scene.cells[4].role = Role::wrong;
    scene.cells[5].role = Role::differs;
    scene.labels[kernel::Side::top][0].role = Role::wrong;
    std::string text = drawn(scene, coloured);
    for (std::size_t begin; (begin = text.find('\x1b')) != std::string::npos;)
        text.erase(begin, text.find('m', begin) + 1 - begin);
    EXPECT_EQ(text, drawn(scene));
}

TEST(DrawText, RolesLookDifferent) {
    std::set<std::string> drawings;
    Scene scene = scene_of(Scene::Frame::boxes, {{"5"}});
    for (const Role role : {Role::none, Role::read, Role::placed, Role::struck, Role::wrong, Role::differs}) {
        scene.cells[0].role = role;
        drawings.insert(drawn(scene, coloured));
    }
    EXPECT_EQ(drawings.size(), 6u);
}

TEST(DrawText, PlainTextHasNoEscapes) {
    Scene scene = scene_of(Scene::Frame::boxes, {{"1", "2"}});
    scene.cells[0].colour = 1;
    scene.cells[1].given = true;
    EXPECT_EQ(drawn(scene).find('\x1b'), std::string::npos);
}

TEST(DrawText, ColouredCellsResetAfterThemselves) {
    Scene scene = scene_of(Scene::Frame::boxes, {{"1", "2", "3", "4"}});
    scene.cells[0].colour = 1;
    scene.cells[1].colour = 2;
    scene.cells[1].given = true;
    scene.cells[2].given = true;
    EXPECT_EQ(drawn(scene, coloured),
              "+---+---+---+---+\n"
              "|\x1b[38;5;16;48;5;196m 1 \x1b[0m|\x1b[1;38;5;16;48;5;33m 2 \x1b[0m|\x1b[1m 3 \x1b[0m| 4 |\n"
              "+---+---+---+---+\n");
}

TEST(DrawText, DarkColoursGetWhiteInk) {
    Scene scene = scene_of(Scene::Frame::outline, {{"5"}});
    scene.cells[0].colour = 5;
    EXPECT_EQ(drawn(scene, coloured),
              "+---+\n"
              "| \x1b[38;5;231;48;5;20m5\x1b[0m |\n"
              "+---+\n");
}

TEST(DrawText, SixtyTwoColoursDiffer) {
    std::set<std::string> drawings;
    Scene scene = scene_of(Scene::Frame::boxes, {{"o"}});
    for (int colour = 1; colour <= 62; ++colour) {
        scene.cells[0].colour = colour;
        drawings.insert(drawn(scene, coloured));
    }
    EXPECT_EQ(drawings.size(), 62u);
    scene.cells[0].colour = 63;
    EXPECT_TRUE(drawings.contains(drawn(scene, coloured))) << "more colours begin again";
}

}  // namespace
}  // namespace gridwright::render
