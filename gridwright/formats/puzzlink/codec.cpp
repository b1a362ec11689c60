// The row of the codec for addresses of puzz.link, and how one is recognised.

#include "gridwright/formats/puzzlink/codec.hpp"

#include "gridwright/formats/common/towers.hpp"

#include <algorithm>

namespace gridwright::formats::puzzlink {
namespace {

/// An address of a page, or a name of the puzzle with a slash behind it.
bool begins(std::string_view line, Notations) {
    if (line.starts_with("http://") || line.starts_with("https://")) return true;
    return std::ranges::any_of(pzpr_names, [&](std::string_view name) {
        return line.starts_with(name) && line.substr(name.size()).starts_with('/');
    });
}

/// Looks no further than the longest beginning.
bool recognises(Cursor& cursor) {
    constexpr std::size_t longest = std::string_view("skyscrapers/").size();
    const std::size_t from = cursor.at();
    while (cursor.at() < from + longest && cursor.more() && cursor.peek() != '\n') cursor.take();
    return begins(cursor.part(from, cursor.at()), {});
}

}  // namespace

constinit const Codec codec{
    .name = "puzzlink",
    .meaning = "addresses of puzz.link, one per line; Skyscraper only",
    .read = read,
    .write = write,
    .recognises = recognises,
    .begins = begins,
    .comment_mark = comment_mark,
    .line_each = true,
    .cannot_carry = [](const sheet::Sheet& sheet) { return cannot_carry_as_towers(sheet, "a puzz.link address"); },
};

}  // namespace gridwright::formats::puzzlink
