#include "gridwright/formats/digits/codec.hpp"

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/towers.hpp"

#include <algorithm>

namespace gridwright::formats::digits {
namespace {

using namespace sheet;
using base::concat;

constexpr char comment_mark = '#';
constexpr int smallest = 5, largest = 9;

/// Fewer digits may be anything.
constexpr std::size_t fewest_digits = 10;

bool recognises(Cursor& cursor) {
    const std::size_t from = cursor.at();
    while (is_digit(cursor.peek())) cursor.take();
    return cursor.at() >= from + fewest_digits && (!cursor.more() || is_blank(cursor.peek()));
}

bool begins(std::string_view line, Notations) {
    const auto end = std::ranges::find_if_not(line, is_digit);
    return end >= line.begin() + fewest_digits && (end == line.end() || is_blank(*end));
}

base::Result<Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks) {
    const auto line = take_line_record(cursor, comment_mark, remarks);
    if (!line) return line.error();
    const auto notation = towers_notation(accepted, "a digit string");
    if (!notation) return notation.error();
    const std::string_view text = line->text;
    const auto error = [&](std::size_t at, std::string sentence) {
        return base::Error{std::move(sentence), line->begin + at};
    };
    if (const auto odd = std::ranges::find_if_not(text, is_digit); odd != text.end())
        return error(static_cast<std::size_t>(odd - text.begin()),
                     concat(quoted({&*odd, 1}), " does not belong in a digit string, which has digits only"));
    const int size = text.empty() ? 0 : text.front() - '0';
    if (size < smallest || size > largest)
        return error(0, concat("a digit string begins with its size, which is ", smallest, " to ", largest, ", not ",
                               quoted(text.substr(0, 1))));
    Sheet sheet = blank(**notation, {size, size});
    const Vocabulary vocabulary(sheet, numbers_only);
    const std::size_t needed = 1 + 4 * static_cast<std::size_t>(size) + static_cast<std::size_t>(sheet.size.cells());
    if (text.size() != needed)
        return error(text.size(),
                     concat("the digit string has ", text.size(), " digits; ", vocabulary.board(), " needs ", needed,
                            ": its size, ", 4 * size, " clues and ", sheet.size.cells(), " cells"));
    std::size_t at = 1;
    for (const kernel::Side side : top_bottom_left_right)
        for (int& clue : sheet.sides[side]) {
            const std::string_view digit = text.substr(at, 1);
            if (digit != "0" && !vocabulary.read_clue(digit, clue))
                return vocabulary.unfit_clue(digit, line->begin + at);
            ++at;
        }
    for (int cell = 0; cell < sheet.size.cells(); ++cell, ++at) {
        const std::string_view digit = text.substr(at, 1);
        if (digit != "0" && !vocabulary.read(digit, sheet.cells[cell]))
            return vocabulary.unfit(digit, sheet.size.row_of(cell) + 1, line->begin + at);
    }
    return sheet;
}

void write(const Sheet& sheet, std::string& into) {
    into += concat(sheet.size.rows);
    for (const kernel::Side side : top_bottom_left_right)
        for (const int clue : sheet.sides[side]) into += concat(clue);
    for (const auto& cell : sheet.cells) into += concat(cell.value_or(0));
    into += '\n';
}

std::optional<std::string> cannot_carry(const Sheet& sheet) {
    if (auto lack = cannot_carry_as_towers(sheet, "a digit string")) return lack;
    if (sheet.size.rows >= smallest && sheet.size.rows <= largest) return std::nullopt;
    return concat("a ", sheet.size.rows, " x ", sheet.size.columns,
                  " board cannot be written as a digit string, which has ", "sizes ", smallest, " to ", largest);
}

}  // namespace

constinit const Codec codec{
    .name = "digits",
    .meaning = "digit strings, one per line; Skyscraper 5 to 9 only",
    .read = read,
    .write = write,
    .recognises = recognises,
    .begins = begins,
    .comment_mark = comment_mark,
    .line_each = true,
    .cannot_carry = cannot_carry,
};

}  // namespace gridwright::formats::digits
