#pragma once

// The ladder of a puzzle: which techniques its players use, how hard each is (level 1 to 9), and what it costs within
// its level. The level of a puzzle is that of the hardest technique it needs.

#include "gridwright/explain/common/technique.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace gridwright::explain {

/// The names of the levels, from 1.
inline constexpr std::array<std::string_view, 9> level_names{"Starter", "Easy",   "Medium",  "Hard",  "Tough",
                                                             "Expert",  "Master", "Extreme", "Beyond"};

inline constexpr int highest_level = static_cast<int>(level_names.size());

/// A technique with its place on a ladder.
struct Rung {
    const Technique* technique = nullptr;
    int level = 0;
    int cost = 0;    ///< in tenths
    int inside = 0;  ///< of a what-if: the highest level that its argument may use
    int dearer = 0;  ///< of a listing: its cost when more than `few_arrangements` are listed; 0 = no difference
};

/// A listing that fits on a small piece of paper.
inline constexpr int few_arrangements = 12;

/// The rungs in order of level and cost; rungs of equal level and cost are tried in the order of the ladder.
struct Ladder {
    std::span<const Rung> rungs;

    bool has(std::string_view id) const {
        return std::ranges::any_of(rungs, [&](const Rung& rung) { return rung.technique->id == id; });
    }
};

/// Which techniques may be used: all of the ladder but these ids, up to this level.
struct Allowed {
    std::vector<std::string_view> without = {};
    int highest = highest_level;

    bool rung(const Rung& rung) const {
        return rung.level <= highest && std::ranges::find(without, rung.technique->id) == without.end();
    }
};

}  // namespace gridwright::explain
