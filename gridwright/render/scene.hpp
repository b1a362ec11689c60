#pragma once

// What a board looks like, as data. A puzzle makes a scene, which says what each cell holds; whoever has something to
// say about the board, such as a step of an explanation, adds marks and roles. The terminal, SVG, PDF and the page draw
// it without knowing the puzzle.

#include "gridwright/kernel/domain.hpp"
#include "gridwright/kernel/grid.hpp"
#include "gridwright/kernel/origin.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace gridwright::render {

/// What is said about a cell, a mark or a label.
enum class Role : std::uint8_t {
    none,
    read,     ///< a step reads it
    placed,   ///< a step places this value
    struck,   ///< a step rules it out
    wrong,    ///< it breaks a rule or contradicts the solution
    forced,   ///< every solution has this value here
    differs,  ///< two solutions differ here
};

/// The outline of a value that is drawn as a thing: eight shapes for pegs, so that colours are never needed to tell
/// them apart, a ring for a thing without colour, and a bar for a cell that is known to stay empty.
enum class Shape : std::uint8_t { none, circle, square, diamond, triangle, hexagon, pentagon, cross, star, ring, bar };

inline constexpr int peg_shapes = 8;  ///< from circle to star

/// A pencil mark. Each value has a place of its own in the cell, so that the eye finds it.
struct SceneMark {
    int place = 0;
    std::string text;
    Role role = Role::none;

    bool operator==(const SceneMark&) const = default;
};

struct SceneCell {
    std::string text;             ///< empty for an open cell
    std::string spoken;           ///< what the value is called: "colour 3", "transparent peg"; empty for an open cell
    int colour = 0;               ///< 0 = the ink of the page; 1 and up = a colour of its own
    Shape shape = Shape::none;    ///< drawn around the text
    bool filled = true;           ///< the shape is filled with the colour; else it is an outline
    int rounds = 0;               ///< how often the shapes have been used up by lower colours
    int height = 0, highest = 0;  ///< for a value that is a height: how high it is, of how many; 0 of 0 for others
    bool given = false;           ///< given by the puzzle
    bool hole = false;            ///< no cell at all
    Role role = Role::none;
    std::string other;  ///< where two solutions differ: the value in the other one
    std::vector<SceneMark> marks;
};

/// A clue, or the name of a row or column.
struct SceneLabel {
    std::string text;  ///< empty for a missing clue
    Role role = Role::none;
};

struct Scene {
    enum class Frame { outline, boxes };

    std::string title;  ///< "Skyscraper, 6 x 6"
    kernel::Grid<SceneCell> cells;
    Frame frame = Frame::outline;
    /// An empty list is not drawn.
    kernel::BySide<std::vector<SceneLabel>> labels;
    bool labels_are_clues = false;  ///< else they are names of rows and columns
    int mark_places = 0;            ///< how many different marks a cell can hold
};

}  // namespace gridwright::render
