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

std::string drawn(const Scene& scene, bool colours = false) {
    std::string text;
    draw_text(scene, colours, text);
    return text;
}

TEST(DrawText, OutlineWithClues) {
    Scene scene = scene_of(Scene::Frame::outline, {{"1", ".", "."}, {".", "2", "."}, {".", ".", "3"}});
    scene.labels[kernel::Side::top] = {{"2"}, {""}, {"1"}};
    scene.labels[kernel::Side::left] = {{""}, {""}, {"3"}};
    scene.labels[kernel::Side::bottom] = {{""}, {"2"}, {""}};
    scene.labels[kernel::Side::right] = {{"1"}, {""}, {""}};
    EXPECT_EQ(drawn(scene),
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
    Scene scene = scene_of(Scene::Frame::boxes, {{"1", "_"}, {".", "2"}});
    scene.labels[kernel::Side::left] = {{"10"}, {"9"}};
    scene.labels[kernel::Side::bottom] = {{"A"}, {"B"}};
    EXPECT_EQ(drawn(scene),
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
    EXPECT_EQ(drawn(scene, true),
              "+---+---+---+---+\n"
              "|\x1b[38;5;16;48;5;196m 1 \x1b[0m|\x1b[1;38;5;16;48;5;33m 2 \x1b[0m|\x1b[1m 3 \x1b[0m| 4 |\n"
              "+---+---+---+---+\n");
}

TEST(DrawText, DarkColoursGetWhiteInk) {
    Scene scene = scene_of(Scene::Frame::outline, {{"5"}});
    scene.cells[0].colour = 5;
    EXPECT_EQ(drawn(scene, true),
              "+---+\n"
              "| \x1b[38;5;231;48;5;20m5\x1b[0m |\n"
              "+---+\n");
}

TEST(DrawText, SixtyTwoColoursDiffer) {
    std::set<std::string> drawings;
    Scene scene = scene_of(Scene::Frame::boxes, {{"o"}});
    for (int colour = 1; colour <= 62; ++colour) {
        scene.cells[0].colour = colour;
        drawings.insert(drawn(scene, true));
    }
    EXPECT_EQ(drawings.size(), 62u);
    scene.cells[0].colour = 63;
    EXPECT_TRUE(drawings.contains(drawn(scene, true))) << "more colours begin again";
}

}  // namespace
}  // namespace gridwright::render
