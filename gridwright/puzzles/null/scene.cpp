#include "gridwright/puzzles/common/scene_cells.hpp"
#include "gridwright/puzzles/null/puzzle.hpp"

namespace gridwright::puzzles::null {

render::Scene Null::scene(const sheet::Filling& filling) const {
    render::Scene scene = begin_scene(*this, filling);
    scene.frame = render::Scene::Frame::outline;
    return scene;
}

}  // namespace gridwright::puzzles::null
