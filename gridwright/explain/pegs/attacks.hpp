#pragma once

// Pegs that attack each other: cells on a common line of different values never have the same colour, whichever line it
// is. So an argument on one line reaches every cell that all places of a colour attack.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique block_of_four;  ///< H4: four colours are left for the four cells of a block
extern const Technique line_attacks;   ///< H5: wherever a line has its peg of a colour, it attacks this cell
extern const Technique peg_pair;       ///< H6: two cells with two colours, or two colours with two cells of a line
extern const Technique peg_set;        ///< H6: three cells of a line with three colours
extern const Technique peg_fish;       ///< H7: two lines have a colour, and two others have all their places
extern const Technique large_fish;     ///< H7: the same for three lines

}  // namespace gridwright::explain
