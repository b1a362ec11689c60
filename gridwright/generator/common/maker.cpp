#include "gridwright/generator/common/maker.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/common/draft.hpp"

#include <algorithm>

namespace gridwright::generator {

bool Sizes::contain(int size) const {
    return size >= smallest && size <= largest &&
           std::ranges::find(left_out, size, &SizeLeftOut::size) == left_out.end();
}

std::string_view Sizes::why_not(int size) const {
    const auto found = std::ranges::find(left_out, size, &SizeLeftOut::size);
    return found == left_out.end() ? std::string_view() : found->reason;
}

Freedom Maker::freedom(const Draft& draft) const {
    return {one_by_one(draft.all_clues() | draft.all_givens())};
}

sheet::Sheet all_cells(const kernel::Solution& solution, const sheet::Sheet& puzzle) {
    sheet::Sheet sheet = puzzle;
    std::copy(solution.begin(), solution.end(), sheet.cells.begin());
    return sheet;
}

std::string text_of(const Sizes& sizes) {
    std::string text = base::concat("from ", sizes.smallest, " to ", sizes.largest);
    std::vector<std::string> left_out;
    for (const auto& [size, reason] : sizes.left_out) left_out.push_back(base::concat(size));
    return left_out.empty() ? text : base::concat(text, " except ", base::listed(left_out));
}

}  // namespace gridwright::generator
