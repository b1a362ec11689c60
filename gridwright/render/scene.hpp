#pragma once

// What a board looks like, as data. A puzzle makes a scene; the terminal, and later SVG, PDF and the page, draw it
// without knowing the puzzle.

#include "gridwright/kernel/grid.hpp"
#include "gridwright/kernel/origin.hpp"

#include <string>
#include <vector>

namespace gridwright::render {

struct SceneCell {
    std::string text;    ///< empty for an open cell
    int colour = 0;      ///< 0 = the ink of the page; 1 and up = a colour of its own
    bool given = false;  ///< given by the puzzle
    bool hole = false;   ///< no cell at all
};

struct Scene {
    enum class Frame { outline, boxes };

    kernel::Grid<SceneCell> cells;
    Frame frame = Frame::outline;
    /// Clues, or names of rows and columns. An empty list is not drawn; an empty label in a list is a missing clue.
    kernel::BySide<std::vector<std::string>> labels;
};

}  // namespace gridwright::render
