#pragma once

// JSON: one object for each puzzle, usually on a line of its own.

#include "gridwright/formats/common/codec.hpp"

namespace gridwright::formats::json {

extern const Codec codec;

base::Result<sheet::Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks);
void write(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats::json
