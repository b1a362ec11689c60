#include "gridwright/render/layout.hpp"

#include "gridwright/render/sheet_of_pictures.hpp"
#include "gridwright/render/svg.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace gridwright::render {
namespace {

Scene blank(kernel::Size size) {
    Scene scene;
    scene.title = "Test";
    scene.cells.reset(size, {});
    return scene;
}

template <typename Wanted>
std::vector<Wanted> items_of(const Picture& picture) {
    std::vector<Wanted> found;
    for (const Item& item : picture.items)
        if (const auto* wanted = std::get_if<Wanted>(&item)) found.push_back(*wanted);
    return found;
}

std::vector<std::string> words_on(const Picture& picture) {
    std::vector<std::string> words;
    for (const Words& shown : items_of<Words>(picture)) words.push_back(shown.text);
    return words;
}

bool has_fill(const Picture& picture, Tone tone) {
    return std::ranges::any_of(items_of<Rectangle>(picture),
                               [&](const Rectangle& item) { return item.fill.tone == tone; });
}

TEST(Layout, LeavesRoomForLabelsWhereThereAreAny) {
    Scene scene = blank({2, 3});
    const Placement bare = placement_of(scene);
    EXPECT_EQ(bare.left, bare.top);
    scene.labels[kernel::Side::left] = {{"1"}, {""}};
    const Placement labelled = placement_of(scene);
    EXPECT_GT(labelled.left, bare.left);
    EXPECT_EQ(labelled.top, bare.top);
    EXPECT_EQ(labelled.corner(1, 2), (Point{labelled.left + 2 * cell_side, labelled.top + cell_side}));
}

TEST(Layout, EveryTextIsInsideThePicture) {
    Scene scene = blank({3, 3});
    for (const kernel::Side side : kernel::every_side) scene.labels[side] = {{"10"}, {"2"}, {"AAA"}};
    for (SceneCell& cell : scene.cells) cell.text = "62";
    const Picture picture = lay_out(scene);
    EXPECT_EQ(words_on(picture).size(), 9u + 12u);
    for (const Words& words : items_of<Words>(picture)) {
        const int half = words.size * static_cast<int>(words.text.size()) / 3;
        EXPECT_GE(words.centre.x - half, 0) << words.text;
        EXPECT_LE(words.centre.x + half, picture.width) << words.text;
        EXPECT_GE(words.centre.y - words.size / 2, 0) << words.text;
        EXPECT_LE(words.centre.y + words.size / 2, picture.height) << words.text;
    }
}

/// Two cells with a line between them, and a frame around both.
TEST(Layout, LinesAreOneStrokeEach) {
    const auto strokes = items_of<Segment>(lay_out(blank({1, 2})));
    ASSERT_EQ(strokes.size(), 5u);
    EXPECT_EQ(std::ranges::count(strokes, Tone::grid, [](const Segment& line) { return line.stroke.paint.tone; }), 1);
    EXPECT_EQ(std::ranges::count(strokes, Tone::frame, [](const Segment& line) { return line.stroke.paint.tone; }), 4);
}

TEST(Layout, AHoleHasAFrameAndNothingInside) {
    Scene scene = blank({3, 3});
    scene.cells.at(1, 1) = {.text = "x", .hole = true};
    const Picture picture = lay_out(scene);
    EXPECT_TRUE(words_on(picture).empty());
    const auto strokes = items_of<Segment>(picture);
    EXPECT_EQ(std::ranges::count(strokes, Tone::frame, [](const Segment& line) { return line.stroke.paint.tone; }), 8);
}

/// Whatever is said about a cell changes more than a colour: a stroke, a shape or a text.
TEST(Layout, EveryRoleOfACellShows) {
    Scene scene = blank({1, 1});
    scene.cells[0].text = "3";
    scene.cells[0].other = "4";
    std::set<std::pair<std::size_t, bool>> looks;
    for (const Role role : {Role::none, Role::wrong, Role::placed, Role::differs}) {
        scene.cells[0].role = role;
        const Picture picture = lay_out(scene);
        EXPECT_TRUE(looks.insert({picture.items.size(), role == Role::placed}).second) << static_cast<int>(role);
    }
    scene.cells[0].role = Role::read;
    EXPECT_TRUE(has_fill(lay_out(scene), Tone::hint_soft));
    scene.cells[0].role = Role::forced;
    EXPECT_TRUE(has_fill(lay_out(scene), Tone::forced));
}

TEST(Layout, MarksHavePlacesOfTheirOwn) {
    Scene scene = blank({1, 1});
    scene.mark_places = 9;
    scene.cells[0].marks = {{0, "1"}, {4, "5"}, {8, "9", Role::struck}};
    const auto words = items_of<Words>(lay_out(scene));
    ASSERT_EQ(words.size(), 3u);
    EXPECT_LT(words[0].centre.x, words[1].centre.x);
    EXPECT_LT(words[1].centre.y, words[2].centre.y);
    const int middle = placement_of(scene).left + cell_side / 2;
    EXPECT_EQ(words[1].centre.x, middle);
    EXPECT_EQ(words[2].paint.tone, Tone::bad);
}

/// The first 64 pegs differ in their shape, colour or ring, not only in their number.
TEST(Layout, PegsDiffer) {
    std::set<std::string> looks;
    for (int colour = 1; colour <= 64; ++colour) {
        Scene scene = blank({1, 1});
        SceneCell& cell = scene.cells[0];
        cell.text = "1";
        cell.colour = colour;
        cell.shape = static_cast<Shape>(static_cast<int>(Shape::circle) + (colour - 1) % peg_shapes);
        cell.rounds = (colour - 1) / peg_shapes;
        std::string svg;
        write_svg(lay_out(scene), Theme::light, 0, svg);
        EXPECT_TRUE(looks.insert(svg).second) << colour;
    }
}

double light_of(std::uint8_t part) {
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(Rgb colour) {
    return 0.2126 * light_of(colour.red) + 0.7152 * light_of(colour.green) + 0.0722 * light_of(colour.blue);
}

/// By WCAG 2.
double contrast(Rgb one, Rgb other) {
    const double a = luminance(one) + 0.05, b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

TEST(Palette, TextIsReadable) {
    constexpr std::pair<Tone, Tone> pairs[] = {
        {Tone::ink, Tone::surface},   {Tone::ink, Tone::surface_2},    {Tone::ink, Tone::page},
        {Tone::ink_3, Tone::surface}, {Tone::ink_3, Tone::page},       {Tone::accent, Tone::surface},
        {Tone::accent, Tone::level},  {Tone::accent, Tone::hint_soft}, {Tone::hint, Tone::hint_soft},
        {Tone::ink, Tone::hint_soft}, {Tone::good, Tone::good_soft},   {Tone::bad, Tone::bad_soft},
        {Tone::bad, Tone::surface},   {Tone::trial, Tone::surface},    {Tone::ink, Tone::forced},
        {Tone::surface, Tone::bad},
    };
    for (const ThemeRow& theme : themes()) {
        for (const auto& [ink, ground] : pairs)
            EXPECT_GE(contrast(colour_of(theme.theme, {ink}), colour_of(theme.theme, {ground})), 4.5)
                << theme.name << ' ' << static_cast<int>(ink) << " on " << static_cast<int>(ground);
        for (int peg = 0; peg < peg_colours; ++peg)
            EXPECT_GE(contrast(colour_of(theme.theme, {Tone::peg, peg}), colour_of(theme.theme, {Tone::peg_ink, peg})),
                      4.5)
                << theme.name << ' ' << peg;
    }
}

TEST(Description, SaysCluesAndRows) {
    Scene scene = blank({2, 2});
    scene.labels_are_clues = true;
    scene.labels[kernel::Side::top] = {{"2"}, {""}};
    scene.labels[kernel::Side::right] = {{""}, {""}};
    EXPECT_EQ(description_of(scene), "Clues above the columns, from the left: 2, none. All cells are open.");
    scene.cells[1].text = "1";
    EXPECT_EQ(description_of(scene),
              "Clues above the columns, from the left: 2, none. Row 1: open, 1. The other rows are open.");
    scene.cells[2].spoken = "transparent peg";
    scene.cells[2].text = "_";
    scene.cells[3].hole = true;
    EXPECT_EQ(description_of(scene),
              "Clues above the columns, from the left: 2, none. Row 1: open, 1. Row 2: transparent peg, hole.");
}

TEST(Svg, TextStaysTextAndIsEscaped) {
    Picture picture{.width = 100, .height = 50, .title = "A < B & \"C\"", .description = "d"};
    picture.items.emplace_back(
        Words{.centre = {50, 25}, .size = 10, .bold = true, .paint = {Tone::ink}, .text = "<5>"});
    std::string svg;
    write_svg(picture, Theme::ink, 635, svg);
    EXPECT_EQ(svg,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"63.5mm\" height=\"31.7mm\" viewBox=\"0 0 "
              "100 50\">\n"
              "<title>A &lt; B &amp; &quot;C&quot;</title>\n"
              "<desc>d</desc>\n"
              "<g font-family=\"Figtree, 'DejaVu Sans', Arial, sans-serif\" text-anchor=\"middle\" "
              "stroke-linecap=\"square\">\n"
              "<text x=\"50\" y=\"28\" font-size=\"10\" font-weight=\"700\" fill=\"#000000\">&lt;5&gt;</text>\n"
              "</g>\n</svg>\n");
}

TEST(NumberedSheet, HoldsEveryPicture) {
    std::vector<Picture> pictures;
    for (int i = 1; i <= 5; ++i) {
        Scene scene = blank({i, i});
        scene.cells[0].text = "7";
        pictures.push_back(lay_out(scene));
    }
    const Picture sheet = numbered_sheet(pictures);
    EXPECT_EQ(std::ranges::count(words_on(sheet), "7"), 5);
    EXPECT_EQ(std::ranges::count(words_on(sheet), "Puzzle 5"), 1);
    for (const Rectangle& item : items_of<Rectangle>(sheet)) {
        EXPECT_LE(item.corner.x + item.width, sheet.width);
        EXPECT_LE(item.corner.y + item.height, sheet.height);
    }
}

}  // namespace
}  // namespace gridwright::render
