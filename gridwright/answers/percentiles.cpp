#include "gridwright/answers/percentiles.hpp"

#include "gridwright/answers/percentile_table.hpp"

#include <algorithm>

namespace gridwright::answers {

std::optional<int> percentile(std::string_view kind, kernel::Size size, const explain::Grade& grade) {
    const auto row = std::ranges::find_if(
        distributions(), [&](const Distribution& one) { return one.kind == kind && one.size == size; });
    if (row == distributions().end()) return std::nullopt;
    const auto easier = std::ranges::lower_bound(row->marks, Mark{grade.level, grade.score});
    return static_cast<int>(easier - row->marks.begin());
}

}  // namespace gridwright::answers
