// The palette has indexes of the terminal's 6 x 6 x 6 colour cube. From red and blue on, each next colour is the one
// farthest (CIEDE2000) from all before it and from black and white, so the first few differ most; no two of all 62 are
// closer than 11.8, where 2.3 is about the smallest difference that people notice.

#include "gridwright/render/terminal_colours.hpp"

#include <cstdint>
#include <iterator>

namespace gridwright::render {
namespace {

constexpr std::uint8_t palette[] = {
    196, 33,  28,  200, 20,  178, 82,  37,  23,  94,  52,  138, 89, 60, 183, 122, 208, 117, 101, 99,  106,
    161, 223, 145, 211, 24,  59,  124, 186, 103, 224, 137, 108, 95, 66, 167, 29,  128, 31,  209, 132, 58,
    42,  111, 51,  22,  190, 152, 100, 166, 225, 54,  39,  102, 36, 27, 34,  136, 141, 139, 97,  213,
};

}  // namespace

int terminal_colour(int colour) {
    return palette[(colour - 1) % std::ssize(palette)];
}

int terminal_ink_on(int index) {
    constexpr int black = 16, white = 231;
    constexpr int linear[] = {0, 114, 242, 429, 680, 1000};  // the light of the six levels, in thousandths
    const int place = index - black;
    const int luminance = 213 * linear[place / 36] + 715 * linear[place / 6 % 6] + 72 * linear[place % 6];
    return luminance > 179'000 ? black : white;
}

}  // namespace gridwright::render
