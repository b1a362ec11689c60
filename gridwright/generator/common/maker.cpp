#include "gridwright/generator/common/maker.hpp"

#include "gridwright/base/text.hpp"

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

std::string text_of(const Sizes& sizes) {
    std::string text = base::concat("from ", sizes.smallest, " to ", sizes.largest);
    std::vector<std::string> left_out;
    for (const auto& [size, reason] : sizes.left_out) left_out.push_back(base::concat(size));
    return left_out.empty() ? text : base::concat(text, " except ", base::listed(left_out));
}

}  // namespace gridwright::generator
