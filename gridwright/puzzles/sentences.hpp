#pragma once

// What people are told about lines, clues and broken rules. Every rule is a word, so these sentences serve every
// puzzle; what the values are called comes from its notation.

#include "gridwright/kernel/model.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace gridwright::puzzles {

/// A rule that the filling breaks, or that no way to go on can keep.
struct Violation {
    std::string sentence;    ///< «row 3 shows 3 from the left, its clue says 2»
    std::vector<int> cells;  ///< the cells that break it
    kernel::Parts parts;     ///< the constraint that is broken, or the given that is not kept
};

/// Every word of the model that the filling breaks; in a half-filled line, that it can no longer keep.
std::vector<Violation> violations(const kernel::Model& model, const sheet::Filling& filling,
                                  const sheet::Notation& notation);

/// «row 3», «column 2», «the diagonal from row 1, column 2 down to row 3, column 4».
std::string name_of(kernel::Line line, kernel::Size size);

/// «row 2, column 5».
std::string name_of_cell(int cell, kernel::Size size);

/// "the clue 3 left of row 2", "the rule that row 1 repeats nothing".
std::string name_of(const kernel::Constraint& constraint, const kernel::Origin& origin, kernel::Size size,
                    const sheet::Notation& notation);

/// «the 4 in row 3, column 3».
std::string name_of(const kernel::Given& given, kernel::Size size, const sheet::Notation& notation);

}  // namespace gridwright::puzzles
