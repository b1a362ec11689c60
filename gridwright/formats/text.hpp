#pragma once

// Boards drawn as text: a header line, then the rows as people write them, with or without a frame.

#include "gridwright/formats/recognise.hpp"
#include "gridwright/formats/remarks.hpp"

namespace gridwright::formats {

/// Reads the record that the cursor stands before.
base::Result<sheet::Sheet> read_text(Cursor& cursor, const Accepted& accepted, Remarks& remarks);

void write_text(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats
