#pragma once

// A format that exists only in tests: `@skyscraper 2 .2..1.2...1.`, a line each, with the cells and then the clues of
// each side. It shows that a codec is one file with one row.

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/codec.hpp"
#include "gridwright/formats/common/vocabulary.hpp"
#include "gridwright/formats/registry.hpp"
#include "tests/support/in_a_process.hpp"

#include <algorithm>

namespace gridwright::formats::toy {

/// Calls `visit` for every cell and clue of a sheet, in the order in which they are written.
template <typename Visit>
void visit_all(sheet::Sheet& sheet, Visit visit) {
    for (auto& cell : sheet.cells) {
        int number = cell.value_or(0);
        visit(number);
        cell = number > 0 ? std::optional(static_cast<kernel::Value>(number)) : std::nullopt;
    }
    for (auto& side : sheet.sides)
        for (int& clue : side) visit(clue);
}

inline base::Result<sheet::Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks&) {
    const TextLine line = cursor.line();
    cursor.take_line(line);
    std::string_view rest = line.text;
    const auto take = [&] {
        const std::string_view token = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(token.size() + 1, rest.size()));
        return token;
    };
    const std::string_view name = take().substr(1);
    const auto notation = std::ranges::find(accepted.notations, name, &sheet::Notation::name);
    if (notation == accepted.notations.end())
        return unknown_puzzle(name, accepted.notations, &sheet::Notation::name, 1);
    int size = 0;
    if (Mistake mistake = read_size(take(), 0, size)) return *mistake;
    sheet::Sheet sheet = blank(**notation, {size, size});
    bool good = true;
    visit_all(sheet, [&](int& number) {
        good = good && !rest.empty() && (rest[0] == '.' || (rest[0] > '0' && rest[0] <= '9'));
        if (!good) return;
        number = rest[0] == '.' ? 0 : rest[0] - '0';
        rest.remove_prefix(1);
    });
    if (!good || !rest.empty() || !line.ended) return base::Error{"the toy is broken", line.text.size()};
    return sheet;
}

inline void write(const sheet::Sheet& sheet, std::string& into) {
    into += base::concat('@', sheet.notation->name, ' ', sheet.size.rows, ' ');
    sheet::Sheet copy = sheet;
    visit_all(copy, [&](int number) { into += number == 0 ? '.' : static_cast<char>('0' + number); });
    into += '\n';
}

inline std::optional<std::string> cannot_carry(const sheet::Sheet& sheet) {
    if (sheet.notation->symbols.empty() && sheet.notation->options.empty() && sheet.size.rows <= 9) return std::nullopt;
    return "a toy has only digits";
}

inline constexpr Codec codec{
    .name = "toy",
    .meaning = "lines for tests",
    .read = read,
    .write = write,
    .recognises = [](Cursor& cursor) { return cursor.peek() == '@'; },
    .begins = [](std::string_view line, Notations) { return line.starts_with('@'); },
    .comment_mark = ';',
    .line_each = true,
    .cannot_carry = cannot_carry,
};

/// Runs part of a test in a process that knows the codec.
template <typename Act>
void with_toy(Act act) {
    tests::in_a_process([&] {
        add(codec);
        act();
    });
}

}  // namespace gridwright::formats::toy
