#pragma once

// What the techniques about pegs share: values that may repeat, and the lines that join cells.

#include "gridwright/explain/common/board.hpp"
#include "gridwright/explain/common/step.hpp"

#include <algorithm>

namespace gridwright::explain::pegs {

/// The values that may repeat on some line: transparent pegs and holes.
inline kernel::Domain excepted(const Board& board) {
    kernel::Domain except;
    for (const DifferLine& line : board.differs) except |= line.except;
    return except;
}

inline void add_rule(int rule, Premises& premises) {
    if (std::ranges::find(premises.rules, rule) == premises.rules.end()) premises.rules.push_back(rule);
}

/// Adds the rule of the line through two cells that attack each other.
inline void read_line(const Board& board, int one, int other, Premises& premises) {
    add_rule(board.differs[board.common_differ(one, other)].rule, premises);
}

}  // namespace gridwright::explain::pegs
