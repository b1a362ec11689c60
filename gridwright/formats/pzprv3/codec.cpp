// The row of the codec for files of pzpr, and how one is recognised.

#include "gridwright/formats/pzprv3/codec.hpp"

#include "gridwright/formats/common/towers.hpp"

namespace gridwright::formats::pzprv3 {
namespace {

bool begins(std::string_view line, Notations) {
    return base::trimmed(line) == first_line;
}

bool recognises(Cursor& cursor) {
    const std::size_t from = cursor.at();
    while (cursor.at() < from + first_line.size() && cursor.more()) cursor.take();
    return cursor.part(from, cursor.at()) == first_line;
}

std::optional<std::string> cannot_carry(const sheet::Sheet& sheet) {
    sheet::Sheet without_entries = sheet;
    without_entries.begun.entries = {};
    return cannot_carry_as_towers(without_entries, "a pzprv3 file");
}

}  // namespace

constinit const Codec codec{
    .name = "pzprv3",
    .meaning = "files of pzpr, as puzz.link saves them; Skyscraper only",
    .read = read,
    .write = write,
    .recognises = recognises,
    .begins = begins,
    .ends_alone = false,
    .cannot_carry = cannot_carry,
};

}  // namespace gridwright::formats::pzprv3
