#include "gridwright/formats/writer.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/registry.hpp"

namespace gridwright::formats {
namespace {

std::optional<std::string> lack_of(const Codec& codec, const sheet::Sheet& sheet) {
    return codec.cannot_carry ? codec.cannot_carry(sheet) : std::nullopt;
}

}  // namespace

std::optional<std::string> cannot_write(const sheet::Sheet& sheet, const Codec& codec) {
    const auto lack = lack_of(codec, sheet);
    if (!lack) return std::nullopt;
    std::vector<std::string> others;
    for (const Codec* other : table())
        if (other->write && !lack_of(*other, sheet)) others.emplace_back(other->name);
    return base::concat(*lack, "; ", base::listed(others), " can carry it");
}

void write(const sheet::Sheet& sheet, const Codec& codec, std::string& into) {
    base::require(codec.write, "the format can be written");
    if (codec.comment_mark != '\0') write_remarks(sheet, codec.comment_mark, into);
    codec.write(sheet, into);
}

}  // namespace gridwright::formats
