#include "gridwright/render/drawing.hpp"
#include "gridwright/render/text.hpp"

namespace gridwright::render {
namespace {

constexpr Drawing table[] = {
    {"pretty", "boards for people, with frames and colours; the default on a terminal", draw_text, narrowest_text},
};

}  // namespace

std::span<const Drawing> drawings() {
    return table;
}

}  // namespace gridwright::render
