#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "gridwright/puzzles/common/scene_cells.hpp"

namespace gridwright::puzzles::close_or_far {

/// C and F have a colour each; a square known to be empty has the `-` of the text format, so that it differs from an
/// open one.
render::Scene CloseOrFar::scene(const sheet::Filling& filling) const {
    render::Scene scene;
    scene.cells = scene_cells(*this, filling);
    scene.frame = render::Scene::Frame::boxes;
    for (int cell = 0; cell < size().cells(); ++cell)
        if (filling[cell] == near || filling[cell] == far) scene.cells[cell].colour = *filling[cell];
    return scene;
}

}  // namespace gridwright::puzzles::close_or_far
