#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/scene_cells.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {

/// The clues are around an outline; a place without a clue has an empty label.
render::Scene Skyscraper::scene(const sheet::Filling& filling) const {
    render::Scene scene;
    scene.cells = scene_cells(*this, filling);
    scene.frame = render::Scene::Frame::outline;
    for (const kernel::Side side : kernel::every_side)
        for (const int clue : sheet().sides[side]) scene.labels[side].push_back(clue ? base::concat(clue) : "");
    return scene;
}

}  // namespace gridwright::puzzles::skyscraper
