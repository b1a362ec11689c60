#pragma once

// Places a scene on a picture: where each cell, label and mark is, and how roles look. Every writer of pictures draws
// the result, so a board looks the same on a screen and on paper.

#include "gridwright/render/picture.hpp"
#include "gridwright/render/scene.hpp"

namespace gridwright::render {

/// The length of the side of a cell in pictures.
inline constexpr int cell_side = 1000;

/// Where the cells are on a picture of the scene.
struct Placement {
    int left = 0, top = 0;      ///< the corner of the first cell
    int width = 0, height = 0;  ///< of the picture

    Point corner(int row, int column) const { return {left + column * cell_side, top + row * cell_side}; }
};

Placement placement_of(const Scene& scene);

Picture lay_out(const Scene& scene);

/// The scene in sentences: its clues, and what each row holds.
std::string description_of(const Scene& scene);

}  // namespace gridwright::render
