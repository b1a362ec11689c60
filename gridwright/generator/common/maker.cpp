#include "gridwright/generator/common/maker.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::generator {

bool Sizes::contain(int size) const {
    return size >= smallest && size <= largest && std::find(left_out.begin(), left_out.end(), size) == left_out.end();
}

sheet::Sheet all_cells(const kernel::Solution& solution, const sheet::Sheet& puzzle) {
    sheet::Sheet sheet = puzzle;
    std::copy(solution.begin(), solution.end(), sheet.cells.begin());
    return sheet;
}

std::string text_of(const Sizes& sizes) {
    std::string text = base::concat("from ", sizes.smallest, " to ", sizes.largest);
    std::vector<std::string> left_out;
    for (const int size : sizes.left_out) left_out.push_back(base::concat(size));
    return left_out.empty() ? text : base::concat(text, " except ", base::listed(left_out));
}

}  // namespace gridwright::generator
