#pragma once

// Recognises the format of a record by its first characters, and by a whole line whether a new record begins there.

#include "gridwright/formats/common/codec.hpp"

namespace gridwright::formats {

/// The format of the record at the cursor, which stays there.
const Codec& recognise(Cursor& cursor, const Accepted& accepted);

/// True when the line begins a comment of one of the accepted formats.
bool is_comment(std::string_view line, const Accepted& accepted);

/// True when a record of an accepted format seems to begin with this line.
bool begins_record(std::string_view line, const Accepted& accepted);

}  // namespace gridwright::formats
