#pragma once

// A height is tried in a cell; it is out if the line then shows too many or too few.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique too_many_or_too_few;  ///< S21: nothing follows but that no other cell has that height
extern const Technique line_trial;           ///< S23: with the singles that follow in the line
extern const Technique thorough_line_trial;  ///< S24: and with S1 to S20
extern const Technique two_clue_line_trial;  ///< S23b: and with the clues of both ends

}  // namespace gridwright::explain
