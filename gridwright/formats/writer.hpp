#pragma once

// Writes a sheet in any format.

#include "gridwright/formats/common/codec.hpp"
#include "gridwright/formats/common/json_pieces.hpp"

namespace gridwright::formats {

/// A sentence when the sheet cannot be written in that format: the reason, and which formats can express it.
std::optional<std::string> cannot_write(const sheet::Sheet& sheet, const Codec& codec);

/// Appends the sheet in a format that can express it, with its remarks, ending in a newline.
void write(const sheet::Sheet& sheet, const Codec& codec, std::string& into);

}  // namespace gridwright::formats
