// Every format refuses what is damaged with one sentence, and says where: over cut copies of its records, copies with a
// flipped bit, and the records of other formats.

#include "gridwright/base/random.hpp"
#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::formats {
namespace {

/// A puzzle of that kind with clues, givens, and remarks.
Sheet some_sheet(const Notation& notation, int size) {
    Sheet sheet = blank(notation, {size, size});
    base::Random random(static_cast<std::uint64_t>(size));
    for (auto& side : sheet.sides)
        for (int& clue : side) clue = static_cast<int>(random.below(static_cast<std::uint64_t>(size) + 1));
    for (int cell = 0; cell < sheet.size.cells(); cell += 3) sheet.cells[cell] = 1;
    sheet.title = "one";
    return sheet;
}

/// A record of each format for each kind that it can express.
struct Record {
    const Codec* codec;
    std::string text;
};

std::vector<Record> every_record(int size) {
    std::vector<Record> records;
    for (const Notation* notation : every_notation()) {
        const Sheet sheet = some_sheet(*notation, size);
        for (const Codec* codec : codecs_for(sheet)) records.push_back({codec, written(sheet, *codec)});
    }
    records.push_back(
        {&prolog::codec, ":- a.\n% title: t\nr4([[1,0],[0,0],[0,0],[0,2]]).\nb4([[_,2],[_,_]]).\nc :- d.\n"});
    return records;
}

/// The mistakes among what was told, each of which is one line with a place inside the text.
std::size_t mistakes_in(const std::vector<Told>& all, std::string_view text) {
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    std::size_t mistakes = 0;
    for (const Told& told : all) {
        if (told.sheet) continue;
        ++mistakes;
        EXPECT_FALSE(told.message.empty()) << text;
        EXPECT_EQ(told.message.find_first_of("\n\r"), std::string::npos) << told << '\n' << text;
        EXPECT_LT(told.message.size(), 400u) << told;
        std::size_t line = 0;
        EXPECT_TRUE(base::read_number(std::string_view(told.place).substr(0, told.place.find(':')), line));
        EXPECT_TRUE(line >= 1 && line <= lines) << told << '\n' << text;
    }
    return mistakes;
}

TEST(Damage, ACutRecordIsOneSentence) {
    for (const int size : {2, 5})
        for (const auto& [codec, text] : every_record(size))
            for (const Codec* forced : {static_cast<const Codec*>(nullptr), codec})
                for (std::size_t cut = 0; cut < text.size(); ++cut) {
                    const std::string_view left = std::string_view(text).substr(0, cut);
                    const auto all = read_all(left, forced);
                    const std::size_t mistakes = mistakes_in(all, left);
                    ASSERT_LE(mistakes, 1u) << codec->name << ", cut at " << cut << '\n' << left;
                    ASSERT_LE(all.size() - mistakes, 1u) << codec->name << ", cut at " << cut << '\n' << left;
                    ASSERT_TRUE(!all.empty() && (mistakes == 0 || !all.back().sheet)) << "a mistake is at the end";
                }
}

TEST(Damage, AFlippedBitNeverNeedsMoreThanASentenceALine) {
    for (const auto& [codec, text] : every_record(5))
        for (std::size_t at = 0; at < text.size(); ++at)
            for (int bit = 0; bit < 8; ++bit) {
                std::string damaged = text;
                damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
                const auto all = read_all(damaged, codec);
                ASSERT_FALSE(all.empty());
                const auto lines = static_cast<std::size_t>(std::ranges::count(damaged, '\n')) + 1;
                ASSERT_LE(mistakes_in(all, damaged), lines) << damaged;
            }
}

TEST(Damage, AForeignRecordIsRefused) {
    for (const auto& [codec, text] : every_record(5))
        for (const Codec* forced : table()) {
            if (forced == codec) continue;
            const auto all = read_all(text, forced);
            ASSERT_FALSE(all.empty());
            EXPECT_EQ(mistakes_in(all, text), all.size()) << codec->name << " read as " << forced->name << '\n' << text;
        }
    for (const std::string_view text : {"\x7f"
                                        "ELF\x02\x01",
                                        "%PDF-1.4\n", "<svg xmlns=\"x\">\n", "PK\x03\x04", "\xff\xfeh\n"})
        for (const Codec* forced : {static_cast<const Codec*>(nullptr), &text::codec, &json::codec, &prolog::codec}) {
            const auto all = read_all(text, forced);
            EXPECT_EQ(all.size(), 1u) << text;
            EXPECT_EQ(mistakes_in(all, text), 1u) << text;
        }
}

/// Sizes with numbers beyond one letter and beyond one hexadecimal digit.
TEST(Damage, LargeBoardsAreCarriedOrRefusedWithAReason) {
    for (const int size : {1, 9, 10, 16, 17, 27, 62})
        for (const Notation* notation : every_notation()) {
            Sheet sheet = some_sheet(*notation, size);
            if (notation->sides) sheet.sides[kernel::Side::left].back() = size;
            if (notation->highest_number(sheet.size, sheet.options) > 0)
                sheet.cells[sheet.size.cells() - 1] = static_cast<kernel::Value>(size);
            for (const Codec* codec : table()) {
                if (const auto lack = cannot_write(sheet, *codec)) {
                    EXPECT_TRUE(lack->find("cannot be written as") != std::string::npos) << *lack;
                    EXPECT_TRUE(lack->find("text, json and prolog") != std::string::npos ||
                                lack->ends_with("can carry it"))
                        << *lack;
                    continue;
                }
                const auto all = read_all(written(sheet, *codec), codec);
                ASSERT_EQ(all.size(), 1u) << codec->name << ' ' << size;
                EXPECT_EQ(all[0].sheet, sheet) << codec->name << ' ' << size << all[0].message;
            }
        }
}

}  // namespace
}  // namespace gridwright::formats
