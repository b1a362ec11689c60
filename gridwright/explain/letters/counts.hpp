#pragma once

// Counting the letters and the blanks of a line, whatever their distances.

#include "gridwright/explain/letters/line.hpp"

namespace gridwright::explain {

extern const Technique pair_complete;  ///< C1: both letters of a kind are placed, so no other place has one
extern const Technique last_places;    ///< C2: only two places can hold a letter of a kind, so both do
extern const Technique blank_count;    ///< C10: all but four places are blank

void deduce_pair_complete(const LetterMarks& marks, LetterDeductions& deductions);
void deduce_last_places(const LetterMarks& marks, LetterDeductions& deductions);
void deduce_blank_count(const LetterMarks& marks, LetterDeductions& deductions);

}  // namespace gridwright::explain
