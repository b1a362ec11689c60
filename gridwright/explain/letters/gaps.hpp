#pragma once

// The distances of the letters of a line: the two near letters are closer together than the two far letters.

#include "gridwright/explain/letters/line.hpp"

namespace gridwright::explain {

extern const Technique far_neighbours;  ///< C3: a far letter is placed, so there is none beside it
extern const Technique widest_gaps;     ///< C4: near letters are at most N-3 apart, far letters at least 2
extern const Technique near_gap_known;  ///< C5: the near letters are placed, so the far ones are further apart
extern const Technique far_gap_known;   ///< C6: the far letters are placed, so the near ones are closer together
extern const Technique gap_bounds;      ///< C7: how far apart the letters of one kind can be limits those of the other
extern const Technique
    near_partner;  ///< C8: a near letter is placed, and the other is closer than far ones can be apart
extern const Technique
    far_partner;  ///< C9: a far letter is placed, and near letters are closer than its partner can be

void deduce_far_neighbours(const LetterMarks& marks, LetterDeductions& deductions);
void deduce_widest_gaps(const LetterMarks& marks, LetterDeductions& deductions);
void deduce_near_gap(const LetterMarks& marks, LetterDeductions& deductions);
void deduce_far_gap(const LetterMarks& marks, LetterDeductions& deductions);
void deduce_gap_bounds(const LetterMarks& marks, LetterDeductions& deductions);
void deduce_near_partner(const LetterMarks& marks, LetterDeductions& deductions);
void deduce_far_partner(const LetterMarks& marks, LetterDeductions& deductions);

}  // namespace gridwright::explain
