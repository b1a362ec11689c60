#pragma once

// A step seen by itself: a board on which nothing is known but what the step reads.

#include "tests/support/marked_boards.hpp"

namespace gridwright::tests {

/// A board with the rules of the game, the clues that the step lists and no others, every mark but those that are gone
/// in the cells that it lists, and its budget if it reads that. Cells that it reads and that are placed on the position
/// where it was found are placed here too. Of a chain or a what-if, what the inner steps read before the assumption.
std::unique_ptr<MarkedBoard> premises_alone(const explain::Step& step, const explain::Position& found_on);

/// True if everything that is concluded is among what was found in the mode `conclusions`.
bool includes(const explain::Findings& found, const explain::Conclusion& conclusion);

}  // namespace gridwright::tests
