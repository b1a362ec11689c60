#pragma once

// A walk to puzzles with ever fewer solutions, for puzzles too rare to be drawn at random: threshold accepting (Dueck
// and Scheuer, 1990) in whole numbers. A step that does not add solutions is taken; one that adds some is taken the
// less often the more it adds. What a step may cost is known before its solutions are counted, so counting ends there.

#include "gridwright/base/random.hpp"

#include <cstdint>
#include <optional>

namespace gridwright::generator {

struct DescentRules {
    int first_draws;         ///< the walk begins with the best of this many draws,
    std::uint64_t too_many;  ///< and with something that has fewer solutions than this
    int standstill;          ///< steps without progress after which it begins again
};

/// Something with a single solution. `draw` gives something to begin with, `changed` something near, and `count` the
/// number of solutions up to a limit, or nothing to end the search; the walk then returns nothing, too.
template <typename Draw, typename Changed, typename Count>
auto descend(const DescentRules& rules, base::Random& random, Draw draw, Changed changed, Count count)
    -> std::optional<decltype(draw())> {
    while (true) {
        std::optional<decltype(draw())> state;
        std::uint64_t solutions = rules.too_many;
        for (int drawn = 0; drawn < rules.first_draws || !state; ++drawn) {
            auto candidate = draw();
            const std::optional<std::uint64_t> counted = count(candidate, solutions);
            if (!counted) return std::nullopt;
            if (*counted > 0 && *counted < solutions) solutions = *counted, state = std::move(candidate);
        }
        std::uint64_t fewest = solutions;
        for (int standstill = 0; solutions > 1 && standstill < rules.standstill; ++standstill) {
            auto candidate = changed(*state);
            std::uint64_t most = solutions;
            while (random.one_in(4)) most += most / 4 + 1;
            const std::optional<std::uint64_t> counted = count(candidate, most + 1);
            if (!counted) return std::nullopt;
            if (*counted > 0 && *counted <= most) solutions = *counted, state = std::move(candidate);
            if (solutions < fewest) fewest = solutions, standstill = 0;
        }
        if (solutions == 1) return state;
    }
}

}  // namespace gridwright::generator
