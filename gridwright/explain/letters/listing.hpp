#pragma once

// All arrangements of a line listed: a candidate that occurs in none is out.

#include "gridwright/explain/letters/line.hpp"

namespace gridwright::explain {

extern const Technique letter_listing;  ///< C12

/// In how many ways the line can be filled.
int arrangements(const LetterMarks& marks);

}  // namespace gridwright::explain
