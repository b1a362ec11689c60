#pragma once

// Whether two figures of the same runs rise together, as one number: used for plots of one measure against another.

#include <optional>
#include <utility>
#include <vector>

namespace gridwright::study {

/// Spearman's rank correlation: 1 when both figures rise together, -1 when one falls as the other rises, whatever the
/// shape of the curve. None for fewer than three pairs, or when one of the figures never changes.
std::optional<double> rank_correlation(const std::vector<std::pair<double, double>>& pairs);

}  // namespace gridwright::study
