#pragma once

// Prolog: terms that say what they are, and the bare lists of the reports.

#include "gridwright/formats/recognise.hpp"
#include "gridwright/formats/remarks.hpp"

namespace gridwright::formats {

/// Reads the record that the cursor stands before.
base::Result<sheet::Sheet> read_prolog(Cursor& cursor, const Accepted& accepted, Remarks& remarks);

void write_prolog(const sheet::Sheet& sheet, std::string& into);

}  // namespace gridwright::formats
