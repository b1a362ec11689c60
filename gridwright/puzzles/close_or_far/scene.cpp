#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "gridwright/puzzles/common/scene_cells.hpp"

namespace gridwright::puzzles::close_or_far {

/// C is round and F is square, in a colour each, filled where they are given. A square known to be empty has the `-` of
/// the text format, so that it differs from an open one.
render::Scene CloseOrFar::scene(const sheet::Filling& filling) const {
    render::Scene scene = begin_scene(*this, filling);
    scene.frame = render::Scene::Frame::boxes;
    for (int cell = 0; cell < size().cells(); ++cell) {
        render::SceneCell& shown = scene.cells[cell];
        if (filling[cell] == empty) shown.shape = render::Shape::bar;
        if (filling[cell] != near && filling[cell] != far) continue;
        shown.colour = *filling[cell];
        shown.shape = filling[cell] == near ? render::Shape::circle : render::Shape::square;
        shown.filled = shown.given;
    }
    return scene;
}

}  // namespace gridwright::puzzles::close_or_far
