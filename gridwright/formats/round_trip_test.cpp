// What one format writes, it reads back as the same sheet; and no input at all breaks a reader.

#include "gridwright/base/random.hpp"
#include "tests/support/readings.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

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
    const auto numbers = static_cast<std::size_t>(notation.highest_number(sheet.size, sheet.options));
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
    sheet.source = any_remark(random);
    sheet.expect = any_remark(random);
    return sheet;
}

Sheet drawn_sheet(int longest) {
    return any_sheet(*rc::gen::arbitrary<std::uint64_t>(), *rc::gen::inRange(1, longest + 1),
                     *rc::gen::inRange(1, longest + 1), *rc::gen::inRange<std::size_t>(0, every_notation().size()));
}

void write_somehow(const Sheet& sheet, std::string& into) {
    const auto fitting = codecs_for(sheet);
    write(sheet, *fitting[*rc::gen::inRange<std::size_t>(0, fitting.size())], into);
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

RC_GTEST_PROP(RoundTrip, AnySheet, ()) {
    expect_round_trip(drawn_sheet(longest_side));
    RC_ASSERT(!::testing::Test::HasFailure());
}

RC_GTEST_PROP(RoundTrip, AStreamOfMixedFormats, ()) {
    std::string text;
    std::vector<Sheet> sheets;
    for (int left = *rc::gen::inRange(1, 8); left > 0; --left) {
        sheets.push_back(drawn_sheet(13));
        write_somehow(sheets.back(), text);
    }
    const auto told = read_all(slow_source(text, *rc::gen::inRange<std::size_t>(1, 200)));
    RC_ASSERT(told.size() == sheets.size());
    for (std::size_t i = 0; i < sheets.size(); ++i) RC_ASSERT(told[i].sheet == sheets[i]);
}

/// Some valid records with a few bytes changed, inserted, left out or repeated.
std::string damaged_stream() {
    std::string text;
    for (int left = *rc::gen::inRange(1, 5); left > 0; --left) write_somehow(drawn_sheet(5), text);
    using namespace std::literals;
    constexpr std::string_view bytes = "\0\n\r\t .,:;|+-_#%/*[]{}()\"'\\0123456789abxCF\xef\xbb\xc3\xff"sv;
    base::Random random(*rc::gen::arbitrary<std::uint64_t>());
    for (int left = *rc::gen::inRange(0, 6); left > 0 && !text.empty(); --left) {
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

RC_GTEST_PROP(Robustness, DamagedStreamsAreToldTheSameHoweverTheyArrive, ()) {
    const std::string text = damaged_stream();
    std::vector<const Codec*> choices{nullptr};
    choices.insert(choices.end(), codecs().begin(), codecs().end());
    for (const Codec* forced : choices) {
        const auto told = read_all(text, forced);
        RC_ASSERT(!told.empty());
        RC_ASSERT(told.size() <= text.size() + 1);
        RC_ASSERT(told == read_all(slow_source(text, 1), forced));
        for (const Told& one : told)
            if (one.sheet) expect_round_trip(*one.sheet);
        RC_ASSERT(!::testing::Test::HasFailure());
    }
}

}  // namespace
}  // namespace gridwright::formats
