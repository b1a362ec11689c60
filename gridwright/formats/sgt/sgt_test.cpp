#include "gridwright/base/random.hpp"
#include "tests/support/readings.hpp"

namespace gridwright::formats {
namespace {

using namespace sheet;

const std::string blank_id = "6:2//3/5////4////4//2//3/1/2//2/3//3/2\n";
const std::string id_with_givens = "4:1///2/3////1///3/4///,b2b1d1b2b\n";

TEST(Sgt, ReadsGameIds) {
    const auto told = read_all(blank_id + "# source: pasted\n" + id_with_givens);
    ASSERT_EQ(told.size(), 2u);
    ASSERT_TRUE(told[0].sheet) << told[0];
    EXPECT_EQ(told[0].sheet->sides[kernel::Side::top], (std::vector{2, 0, 3, 5, 0, 0}));
    EXPECT_EQ(told[0].sheet->sides[kernel::Side::bottom], (std::vector{0, 4, 0, 0, 0, 4}));
    EXPECT_EQ(told[0].sheet->sides[kernel::Side::left], (std::vector{0, 2, 0, 3, 1, 2}));
    EXPECT_EQ(told[0].sheet->sides[kernel::Side::right], (std::vector{0, 2, 3, 0, 3, 2}));
    ASSERT_TRUE(told[1].sheet) << told[1];
    EXPECT_EQ(told[1].sheet->cells.at(0, 2), 2);
    EXPECT_EQ(told[1].sheet->cells.at(1, 1), 1);
    EXPECT_EQ(told[1].sheet->source, "pasted");
    EXPECT_EQ(written(*told[0].sheet, sgt::codec), blank_id);
    EXPECT_EQ(written(*told[1].sheet, sgt::codec), "# source: pasted\n" + id_with_givens);
}

TEST(Sgt, ComesBackUnchanged) {
    base::Random random(41);
    const auto upto = [&](int most) { return static_cast<int>(random.below(static_cast<std::uint64_t>(most) + 1)); };
    for (int size = 1; size <= longest_side; ++size)
        for (const std::uint64_t rarity : {1, 2, 9, 1000}) {
            Sheet sheet = blank(notation_named("skyscraper"), {size, size});
            for (auto& side : sheet.sides)
                for (int& clue : side) clue = upto(size);
            for (auto& cell : sheet.cells)
                if (random.one_in(rarity)) cell = static_cast<kernel::Value>(1 + upto(size - 1));
            const std::string id = written(sheet, sgt::codec);
            for (const Codec* forced : {static_cast<const Codec*>(nullptr), &sgt::codec}) {
                const auto told = read_all(id, forced);
                ASSERT_EQ(told.size(), 1u) << id;
                ASSERT_TRUE(told[0].sheet) << told[0] << id;
                ASSERT_EQ(*told[0].sheet, sheet) << id;
            }
        }
}

/// Cut anywhere, a stream gives a mistake or a beginning of its puzzles.
TEST(Sgt, IsNeverAnotherPuzzleWhenCut) {
    Sheet large = blank(notation_named("skyscraper"), {12, 12});
    for (auto& cell : large.cells) cell = kernel::Value{11};
    const std::string stream = blank_id + id_with_givens + written(large, sgt::codec);
    const auto whole = read_all(stream);
    ASSERT_EQ(whole.size(), 3u);
    for (std::size_t end = 0; end < stream.size(); ++end) {
        const auto told = read_all(std::string_view(stream).substr(0, end));
        for (std::size_t i = 0; i < told.size(); ++i) {
            if (told[i].message.empty()) {
                ASSERT_EQ(*told[i].sheet, *whole[i].sheet) << end;
            } else {
                ASSERT_EQ(i + 1, told.size()) << end;
            }
        }
    }
}

TEST(Sgt, TellsMistakes) {
    const struct {
        std::string_view id, place, message;
    } mistakes[] = {
        {"5dh#text\n", "1:2", "'5dh' is not a puzzle but a way to make one; a game ID has a colon after its size"},
        {"63:\n", "1:1", "size 63 is out of range; a board has 1 to 62"},
        {"2:1/2/1\n", "1:3",
         "the game ID has 3 clues; a 2 x 2 board needs 8, separated by slashes and empty for no clue"},
        {"2:1/3//////\n", "1:5", "clue 3 is out of range; a 2 x 2 board has clues 1 to 2"},
        {"2:///////,c\n", "1:12", "the game ID has fewer cells than a 2 x 2 board"},
        {"2:///////,e\n", "1:12", "the game ID has more cells than a 2 x 2 board"},
        {"2:///////,a3b\n", "1:12", "height 3 in row 1 is out of range; heights are 1 to 2"},
        {"2:///////,_1c\n", "1:11",
         "'_' does not belong in the cells of a game ID; they are numbers, letters for open cells, and _ between two "
         "numbers"},
        {"2:///////", "1:10", "the input ends after the clues of a game ID; end the line with a newline"},
    };
    for (const auto& [id, place, message] : mistakes) {
        const auto told = read_all(id);
        ASSERT_EQ(told.size(), 1u) << id;
        EXPECT_EQ(told[0].message, message) << id;
        EXPECT_EQ(told[0].place, place) << id;
    }
}

TEST(Sgt, SaysOnlyWhatItCan) {
    const Sheet hoodoo = blank(notation_named("hoodoo"), {1, 1});
    EXPECT_FALSE(cannot_write(blank(notation_named("skyscraper"), {1, 1}), sgt::codec));
    EXPECT_EQ(cannot_write(hoodoo, sgt::codec),
              "a hoodoo cannot be written as a game ID; text, json and prolog can carry it");
    EXPECT_FALSE(cannot_write(hoodoo, text::codec));
}

}  // namespace
}  // namespace gridwright::formats
