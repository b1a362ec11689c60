#include "gridwright/answers/percentiles.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace gridwright::answers {
namespace {

/// The level and score of the easiest puzzle above a percentile.
struct Mark {
    int level = 0, score = 0, percentile = 0;
};

/// A measured distribution, its marks from easy to hard.
struct Distribution {
    std::string_view kind;
    kernel::Size size;
    std::span<const Mark> marks;
};

/// Empty until distributions are measured; a row is found by kind and size.
constexpr std::span<const Distribution> distributions;

}  // namespace

std::optional<int> percentile(std::string_view kind, kernel::Size size, const explain::Grade& grade) {
    const auto row = std::ranges::find_if(
        distributions, [&](const Distribution& one) { return one.kind == kind && one.size == size; });
    if (row == distributions.end()) return std::nullopt;
    int reached = 0;
    for (const Mark& mark : row->marks)
        if (std::pair(mark.level, mark.score) <= std::pair(grade.level, grade.score)) reached = mark.percentile;
    return reached;
}

}  // namespace gridwright::answers
