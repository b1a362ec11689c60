#pragma once

#include "gridwright/formats/common/codec.hpp"
#include "gridwright/formats/common/json_pieces.hpp"

namespace gridwright::formats {

/// A sentence when the sheet cannot be written in that format: what is the matter, and which formats can carry it.
std::optional<std::string> cannot_write(const sheet::Sheet& sheet, const Codec& codec);

/// Appends the sheet in a format that can carry it, with its remarks, ending in a newline.
void write(const sheet::Sheet& sheet, const Codec& codec, std::string& into);

}  // namespace gridwright::formats
