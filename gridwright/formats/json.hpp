#pragma once

// JSON: one object a puzzle, usually one a line.

#include "gridwright/formats/recognise.hpp"
#include "gridwright/formats/remarks.hpp"

namespace gridwright::formats {

/// Reads the record that the cursor stands before.
base::Result<sheet::Sheet> read_json(Cursor& cursor, const Accepted& accepted, Remarks& remarks);

void write_json(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats
