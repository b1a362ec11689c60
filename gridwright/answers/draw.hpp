#pragma once

// A puzzle as a scene to draw: the board as it is, with pencil marks, or solved.

#include "gridwright/answers/solve.hpp"
#include "gridwright/render/palette.hpp"
#include "gridwright/render/scene.hpp"

namespace gridwright::answers {

/// What a picture of a puzzle shows.
struct DrawWishes {
    bool solution = false;  ///< the board filled in
    bool marks = false;     ///< what the rules leave in open cells that the player has not marked
    bool clues = true;      ///< those beside the board
    render::Theme theme = render::themes().front().theme;
    std::optional<int> width_mm = {};  ///< of the picture; none: by the number of cells
};

inline constexpr int narrowest_mm = 10, widest_mm = 2000;

/// The scene, or why there is none: an engine refuses the puzzle, or there is no solution to show.
base::Result<render::Scene> scene_to_draw(Workspace& workspace, const puzzles::Puzzle& puzzle, const DrawWishes& wishes,
                                          kernel::Search search);

/// How wide the picture of the scene is, in tenths of a millimetre.
int width_of_picture(const render::Scene& scene, const DrawWishes& wishes);

}  // namespace gridwright::answers
