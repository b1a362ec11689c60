#pragma once

// What a format can express of which kind of puzzle. Nothing is listed: each codec is asked about boards of every size,
// and about a board that a player has begun, so the answer is what `convert` does.

#include "gridwright/formats/common/codec.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gridwright::answers {

/// The smallest and largest board of a kind that a format can express.
struct SizeRange {
    int smallest, largest;
};

struct KindLimit {
    std::string_view kind;
    std::optional<SizeRange> sizes;  ///< none when the format cannot express the kind
};

struct FormatLimits {
    std::vector<KindLimit> kinds;
    bool entries = false, marks = false;  ///< of a player
};

FormatLimits limits_of(const formats::Codec& codec);

}  // namespace gridwright::answers
