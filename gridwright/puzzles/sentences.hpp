#pragma once

// Sentences about lines, clues and broken rules. Every rule is a constraint of the vocabulary, so these serve every
// puzzle; what its values, rows, columns and cells are called comes from its notation.

#include "gridwright/kernel/model.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace gridwright::puzzles {

/// A rule that the filling breaks, or that no way to go on can keep.
struct Violation {
    std::string sentence;    ///< "row 3 shows 3 from the left, its clue says 2"
    std::vector<int> cells;  ///< the cells that break it
    kernel::Parts parts;     ///< the constraint that is broken, or the given that is not kept
    bool lost = false;       ///< it can no longer be kept, but the sentence does not say why
};

/// Every constraint of the model that the filling breaks; in a half-filled line, that it can no longer keep.
std::vector<Violation> violations(const kernel::Model& model, const sheet::Filling& filling,
                                  const sheet::Notation& notation);

/// "the clue 3 left of row 2", "the rule that row 1 repeats nothing".
std::string name_of(const kernel::Constraint& constraint, const kernel::Origin& origin, kernel::Size size,
                    const sheet::Notation& notation);

/// "the 4 in row 3, column 3".
std::string name_of(const kernel::Given& given, kernel::Size size, const sheet::Notation& notation);

/// The names of all these parts, constraints first.
std::vector<std::string> names_of(const kernel::Parts& parts, const kernel::Model& model,
                                  const sheet::Notation& notation);

}  // namespace gridwright::puzzles
