#pragma once

#include <optional>
#include <utility>
#include <vector>

namespace gridwright::study {

/// Spearman's rank correlation: 1 when both figures rise together, -1 when one falls as the other rises, whatever the
/// shape of the curve. Nothing for fewer than three pairs, or where one of the figures is always the same.
std::optional<double> rank_correlation(const std::vector<std::pair<double, double>>& pairs);

}  // namespace gridwright::study
