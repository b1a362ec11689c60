#pragma once

// Are draws spread evenly? Pearson's sum of squares against what even chances give.

#include <cmath>
#include <cstddef>
#include <map>

namespace gridwright::tests {

/// How many standard deviations the sum of squares lies above its mean, for draws counted by outcome of which there are
/// so many in all; above 5 the draws are uneven, far below -5 they are suspiciously even.
template <typename Outcome>
double unevenness(const std::map<Outcome, int>& counts, std::size_t outcomes) {
    double draws = 0, sum = 0;
    for (const auto& [outcome, count] : counts) draws += count;
    const double expected = draws / static_cast<double>(outcomes);
    for (const auto& [outcome, count] : counts) sum += (count - expected) * (count - expected) / expected;
    sum += expected * static_cast<double>(outcomes - counts.size());
    const double freedom = static_cast<double>(outcomes) - 1;
    return (sum - freedom) / std::sqrt(2 * freedom);
}

}  // namespace gridwright::tests
