#pragma once

#include <cstdint>

namespace gridwright::render {

/// What characters are drawn on: a file or pipe, or a terminal with its abilities and its width.
struct Medium {
    enum class Lines : std::uint8_t {
        ascii,        ///< of + - |
        box_drawing,  ///< of the box-drawing characters of Unicode, as UTF-8
    };

    Lines lines = Lines::ascii;
    bool colours = false;  ///< of terminals, by escape sequences
    int columns = 0;       ///< how wide it is; 0 = wide enough for everything
};

}  // namespace gridwright::render
