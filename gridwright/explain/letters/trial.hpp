#pragma once

// A letter or a blank tried in one line: the techniques that count letters and compare gaps are used on that line alone
// until one of them meets a contradiction. The candidate is then out.

#include "gridwright/explain/letters/line.hpp"

namespace gridwright::explain {

extern const Technique letter_trial;  ///< CT

/// True if the techniques C1 to C10 end in a contradiction on this line.
bool refuted(LetterMarks marks);

}  // namespace gridwright::explain
