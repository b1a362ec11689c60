#pragma once

// The table of all codecs.

#include "gridwright/formats/common/codec.hpp"

#include <span>

namespace gridwright::formats {

/// Every codec, in the order in which lists show them.
std::span<const Codec* const> table();

/// The codec of that name; null when there is none.
const Codec* find(std::string_view name);

/// Adds a codec to the table, before threads start. No other has its name, and it outlives all that is read and
/// written.
void add(const Codec& codec);

}  // namespace gridwright::formats
