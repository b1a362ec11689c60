#pragma once

// Phrases that sentences about every puzzle share: viewpoints, places in a line, numbers in words.

#include "gridwright/kernel/grid.hpp"
#include "gridwright/kernel/origin.hpp"
#include "gridwright/sheet/naming.hpp"

#include <string>
#include <vector>

namespace gridwright::puzzles {

/// "from the left", "from the top"; where no clue is beside the board, "from row 1, column 2".
std::string viewpoint(const kernel::Origin& origin, kernel::Line line, kernel::Size size, const sheet::Naming& naming);

/// "row 3": the line at whose end a clue is.
std::string name_of_line(const kernel::SideClue& clue, kernel::Size size, const sheet::Naming& naming);

/// "left of", "above": where a clue at this side is, seen from its line.
std::string_view beside(kernel::Side side);

/// "left of row 2", "above column 2".
std::string place_of(const kernel::SideClue& clue, kernel::Size size, const sheet::Naming& naming);

/// "no", "one", "two" up to "twelve", then digits.
std::string in_words(int number);

/// "two 5s", "one C", "no C".
std::string amount(int number, const std::string& noun);

/// "5", "a transparent peg", "an F".
std::string one(const std::string& noun);

}  // namespace gridwright::puzzles
