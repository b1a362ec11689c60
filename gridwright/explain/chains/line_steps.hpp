#pragma once

// The links of a line with its clues or letters, as inner steps of a chain.

#include "gridwright/explain/lines/chain_steps.hpp"

namespace gridwright::explain {

/// The conclusion follows from one line with its clues, by a listing; of several lines, the one with fewest premises.
/// Where it follows without the clues, weaker marks are read, so that it takes them.
bool by_listing(const LinkContext& context, Step& step);
/// The same, but the clues of the line need not matter.
bool by_set(const LinkContext& context, Step& step);

}  // namespace gridwright::explain
