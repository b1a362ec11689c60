#pragma once

// Writes a path of links as a step: the assumption, an inner step for each link, and the contradiction. Each inner step
// reads the marks before the assumption, the assumption, and the inner step before it; nothing else.

#include "gridwright/explain/common/consequence.hpp"
#include "gridwright/explain/common/links.hpp"
#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

/// The most links of a chain.
inline constexpr int longest_chain = 16;

/// What an inner step may read: `standing` is the position with the assumption and the inner step before, `before` the
/// marks without either, which are preferred.
struct LinkContext {
    const Position& standing;
    const kernel::Grid<kernel::Domain>& before;
    Consequence& consequence;
};

/// Fills in technique and smallest premises of a step with this conclusion; false if it does not follow in that way.
using LinkReason = bool (*)(const LinkContext& context, Step& step);

bool by_naked_single(const LinkContext& context, Step& step);
bool by_hidden_single(const LinkContext& context, Step& step);
/// The same on a board of pegs.
bool by_last_colour(const LinkContext& context, Step& step);
bool by_only_place(const LinkContext& context, Step& step);

/// The chain of this path, each link explained by the first reason that applies; false if one cannot be explained, or
/// a later link denies an earlier one: then some candidate of the cell that they are about has a shorter chain.
bool write_chain(const Position& position, kernel::Given assumption, std::span<const Literal> path,
                 std::span<const LinkReason> reasons, Step& chain);

/// Reports every candidate that contradicts itself by a path of at most `most` links, those with the shortest paths
/// first.
void find_chains(const Position& position, Findings& findings, Links& links, int most,
                 std::span<const LinkReason> reasons);

}  // namespace gridwright::explain
