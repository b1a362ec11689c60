#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/scene_cells.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {

/// The clues are around an outline; a place without a clue has an empty label. A value is a height.
render::Scene Skyscraper::scene(const sheet::Filling& filling) const {
    render::Scene scene = begin_scene(*this, filling);
    scene.frame = render::Scene::Frame::outline;
    scene.labels_are_clues = true;
    for (int cell = 0; cell < size().cells(); ++cell) {
        if (!filling[cell]) continue;
        scene.cells[cell].height = *filling[cell];
        scene.cells[cell].highest = size().rows;
    }
    for (const kernel::Side side : kernel::every_side)
        for (const int clue : sheet().sides[side]) scene.labels[side].push_back({clue ? base::concat(clue) : ""});
    return scene;
}

}  // namespace gridwright::puzzles::skyscraper
