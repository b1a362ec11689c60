// The row of the codec for game IDs of Towers, and how an ID is recognised.

#include "gridwright/formats/sgt/codec.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/towers.hpp"

#include <algorithm>

namespace gridwright::formats::sgt {
namespace {

/// A puzzle has a colon behind its size. What has a `d` there is a way to make one, and the reader says so.
bool follows_size(char c) {
    return c == ':' || c == 'd';
}

bool recognises(Cursor& cursor) {
    if (!is_digit(cursor.peek())) return false;
    while (is_digit(cursor.peek())) cursor.take();
    return follows_size(cursor.peek());
}

bool begins(std::string_view line, Notations) {
    const auto end = std::ranges::find_if_not(line, is_digit);
    return end != line.begin() && end != line.end() && follows_size(*end);
}

}  // namespace

constinit const Codec codec{
    .name = "sgt",
    .meaning = "game IDs of Simon Tatham's Towers, one per line; Skyscraper only",
    .read = read,
    .write = write,
    .recognises = recognises,
    .begins = begins,
    .comment_mark = comment_mark,
    .line_each = true,
    .cannot_carry = [](const sheet::Sheet& sheet) { return cannot_carry_as_towers(sheet, "a game ID"); },
};

}  // namespace gridwright::formats::sgt
