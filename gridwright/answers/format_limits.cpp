#include "gridwright/answers/format_limits.hpp"

#include "gridwright/puzzles/registry.hpp"

namespace gridwright::answers {
namespace {

bool carries(const formats::Codec& codec, const sheet::Sheet& sheet) {
    return !codec.cannot_carry || !codec.cannot_carry(sheet);
}

std::optional<SizeRange> sizes_of(const formats::Codec& codec, const sheet::Notation& notation) {
    std::optional<SizeRange> sizes;
    for (int size = 1; size <= sheet::longest_side; ++size) {
        if (!carries(codec, sheet::blank(notation, {size, size}))) continue;
        if (!sizes) sizes = SizeRange{size, size};
        sizes->largest = size;
    }
    return sizes;
}

}  // namespace

FormatLimits limits_of(const formats::Codec& codec) {
    FormatLimits limits;
    for (const sheet::Notation* notation : puzzles::notations()) {
        const auto sizes = sizes_of(codec, *notation);
        limits.kinds.push_back({notation->name, sizes});
        if (!sizes) continue;
        sheet::Sheet board = sheet::blank(*notation, {sizes->smallest, sizes->smallest});
        board.begun.entries.reset(board.size, kernel::Value{1});
        limits.entries = limits.entries || carries(codec, board);
        board.begun = {};
        board.begun.marks.reset(board.size, kernel::Domain::single(1));
        limits.marks = limits.marks || carries(codec, board);
    }
    return limits;
}

}  // namespace gridwright::answers
