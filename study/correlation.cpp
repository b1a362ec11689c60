#include "study/correlation.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gridwright::study {
namespace {

/// The rank of each figure; equal figures share the mean of their ranks.
std::vector<double> ranks_of(const std::vector<double>& figures) {
    std::vector<std::size_t> order(figures.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return figures[a] < figures[b]; });
    std::vector<double> ranks(figures.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last + 1 < order.size() && figures[order[last + 1]] == figures[order[first]]) ++last;
        for (std::size_t i = first; i <= last; ++i) ranks[order[i]] = static_cast<double>(first + last) / 2;
        first = last + 1;
    }
    return ranks;
}

}  // namespace

std::optional<double> rank_correlation(const std::vector<std::pair<double, double>>& pairs) {
    if (pairs.size() < 3) return std::nullopt;
    std::vector<double> first, second;
    for (const auto& [one, other] : pairs) {
        first.push_back(one);
        second.push_back(other);
    }
    const auto x = ranks_of(first), y = ranks_of(second);
    const double mean = static_cast<double>(pairs.size() - 1) / 2;
    double together = 0, of_x = 0, of_y = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        together += (x[i] - mean) * (y[i] - mean);
        of_x += (x[i] - mean) * (x[i] - mean);
        of_y += (y[i] - mean) * (y[i] - mean);
    }
    if (of_x == 0 || of_y == 0) return std::nullopt;
    return together / std::sqrt(of_x * of_y);
}

}  // namespace gridwright::study
