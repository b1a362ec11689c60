// What one format writes, it reads back as the same sheet; and no input at all breaks a reader.

#include "gridwright/base/random.hpp"
#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

#include <functional>

namespace gridwright::formats {
namespace {

using namespace sheet;

int between(int low, int high, base::Random& random) {
    const int count = high - low + 1;
    return low + static_cast<int>(random.below(static_cast<std::uint64_t>(count)));
}

/// A cell of that sheet, unknown in half the cases.
std::optional<kernel::Value> any_cell(const Sheet& sheet, base::Random& random) {
    const Notation& notation = *sheet.notation;
    const auto symbols = notation.symbols.size();
    const std::size_t numbers = notation.highest_number(sheet.size, sheet.options);
    if (random.one_in(2)) return std::nullopt;
    const std::size_t choice = random.below(symbols + numbers);
    return choice < symbols ? notation.symbols[choice].value : static_cast<kernel::Value>(choice - symbols + 1);
}

std::string any_remark(base::Random& random) {
    constexpr std::string_view parts[] = {
        "a", " ", "\"", "\\", "#", "%", "é", "漢", "source:", ".", "{", "'", "\xf0\x9f\x98\x80"};
    std::string remark;
    for (auto left = random.below(8); left > 0; --left) remark += parts[random.below(std::size(parts))];
    return one_line(remark);
}

/// Those with the same key are side by side.
std::vector<Comment> any_comments(base::Random& random) {
    Remarks remarks;
    constexpr std::string_view keys[] = {"date", "comment", "hard", "a-b_2", "Titel"};
    for (auto left = random.below(4); left > 0; --left)
        if (const std::string text = any_remark(random); !text.empty())
            remarks.add({std::string(keys[random.below(std::size(keys))]), text});
    return remarks.comments;
}

/// Entries, marks, both or neither, in cells that are not given.
/// What a player may enter: no hole.
std::optional<kernel::Value> any_entry(const Sheet& sheet, base::Random& random) {
    const auto value = any_cell(sheet, random);
    for (const Symbol& symbol : sheet.notation->symbols)
        if (symbol.only_given && value == symbol.value) return std::nullopt;
    return value;
}

Begun any_begun(const Sheet& sheet, base::Random& random) {
    Begun begun;
    if (random.one_in(2)) begun.entries.reset(sheet.size, std::nullopt);
    if (random.one_in(2)) begun.marks.reset(sheet.size, std::nullopt);
    for (auto& entry : begun.entries) entry = any_entry(sheet, random);
    for (auto& marks : begun.marks) {
        if (random.one_in(2)) continue;
        marks.emplace();
        for (auto left = random.below(5); left > 0; --left)
            if (const auto value = any_entry(sheet, random)) marks->add(*value);
    }
    for (int cell = 0; cell < sheet.size.cells(); ++cell)
        if (begun.entry(cell) && sheet.cells[cell]) begun.entries[cell].reset();
    tidy(begun, sheet.cells);
    return begun;
}

Sheet any_sheet(std::uint64_t seed, int rows, int columns, std::size_t kind) {
    base::Random random(seed);
    const Notation& notation = *every_notation()[kind];
    Sheet sheet = blank(notation, {rows, notation.rectangular ? columns : rows});
    for (std::size_t i = 0; i < sheet.options.size(); ++i) {
        const Option& option = notation.options[i];
        if (random.one_in(2)) continue;
        sheet.options[i] = option.words.empty() ? between(option.lowest, option.highest, random)
                                                : between(0, static_cast<int>(option.words.size()) - 1, random);
    }
    for (auto& side : sheet.sides)
        for (int& clue : side) clue = between(0, rows, random);
    for (auto& cell : sheet.cells) cell = any_cell(sheet, random);
    if (random.one_in(2)) sheet.begun = any_begun(sheet, random);
    for (std::string sheet::Remarks::*const text : {&Sheet::title, &Sheet::author, &Sheet::source, &Sheet::expect})
        sheet.*text = any_remark(random);
    sheet.comments = any_comments(random);
    return sheet;
}

/// A sheet of any kind with at most `longest` rows and columns.
Sheet drawn_sheet(int longest, base::Random& random) {
    const int rows = between(1, longest, random), columns = between(1, longest, random);
    const std::size_t kind = random.below(every_notation().size());
    return any_sheet(random.next(), rows, columns, kind);
}

/// Writes the sheet in some format.
void write_somehow(const Sheet& sheet, base::Random& random, std::string& into) {
    const auto fitting = codecs_for(sheet);
    write(sheet, *fitting[random.below(fitting.size())], into);
}

void expect_round_trip(const Sheet& sheet) {
    for (const Codec* codec : codecs_for(sheet)) {
        const std::string text = written(sheet, *codec);
        for (const Codec* forced : {static_cast<const Codec*>(nullptr), codec}) {
            const auto told = read_all(text, forced);
            ASSERT_EQ(told.size(), 1u) << text;
            ASSERT_EQ(told[0].message, "") << told[0] << '\n' << text;
            ASSERT_EQ(*told[0].sheet, sheet) << text;
        }
    }
}

TEST(RoundTrip, EverySizeOfEveryKind) {
    for (std::size_t kind = 0; kind < every_notation().size(); ++kind)
        for (int side = 1; side <= longest_side; ++side)
            expect_round_trip(any_sheet(static_cast<std::uint64_t>(side), side, longest_side + 1 - side, kind));
}

/// Calls `test` with sources of chance that differ from case to case and are the same in every run, until one fails.
void for_many_cases(const std::function<void(base::Random&)>& test) {
    for (std::uint64_t number = 0; number < 150 && !::testing::Test::HasFailure(); ++number) {
        SCOPED_TRACE(number);
        base::Random random = base::Random::for_item(1, number);
        test(random);
    }
}

TEST(RoundTrip, AnySheet) {
    for_many_cases([](base::Random& random) {
        const int longest = between(1, longest_side, random);
        expect_round_trip(drawn_sheet(longest, random));
    });
}

TEST(RoundTrip, AStreamOfMixedFormats) {
    for_many_cases([](base::Random& random) {
        std::string text;
        std::vector<Sheet> sheets;
        for (int left = between(1, 7, random); left > 0; --left) {
            sheets.push_back(drawn_sheet(13, random));
            write_somehow(sheets.back(), random, text);
        }
        const auto told = read_all(slow_source(text, 1 + random.below(199)));
        ASSERT_EQ(told.size(), sheets.size()) << text;
        for (std::size_t i = 0; i < sheets.size(); ++i) ASSERT_EQ(told[i].sheet, sheets[i]) << text;
    });
}

/// Some valid records with a few bytes changed, inserted, left out or repeated.
std::string damaged_stream(base::Random& random) {
    std::string text;
    for (int left = between(1, 4, random); left > 0; --left) write_somehow(drawn_sheet(5, random), random, text);
    using namespace std::literals;
    constexpr std::string_view bytes = "\0\n\r\t .,:;|+-_#%/**[]{}{}()\"'\\0123456789abxCF\xef\xbb\xc3\xff"sv;
    for (auto left = random.below(6); left > 0 && !text.empty(); --left) {
        const std::size_t at = random.below(text.size());
        const char byte = bytes[random.below(bytes.size())];
        switch (random.below(4)) {
            case 0: text[at] = byte; break;
            case 1: text.insert(at, 1, byte); break;
            case 2: text.erase(at, random.below(30)); break;
            default: text.insert(at, text.substr(random.below(text.size()), random.below(40)));
        }
    }
    return text;
}

TEST(Robustness, DamagedStreamsAreToldTheSameHoweverTheyArrive) {
    for_many_cases([](base::Random& random) {
        const std::string text = damaged_stream(random);
        std::vector<const Codec*> choices{nullptr};
        choices.insert(choices.end(), table().begin(), table().end());
        for (const Codec* forced : choices) {
            const auto told = read_all(text, forced);
            ASSERT_FALSE(told.empty()) << text;
            ASSERT_LE(told.size(), text.size() + 1) << text;
            ASSERT_EQ(told, read_all(slow_source(text, 1), forced)) << text;
            for (const Told& one : told)
                if (one.sheet) expect_round_trip(*one.sheet);
            ASSERT_FALSE(::testing::Test::HasFailure()) << text;
        }
    });
}

}  // namespace
}  // namespace gridwright::formats
