#include "gridwright/puzzles/common/scene_cells.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"

namespace gridwright::puzzles::hoodoo {
/// Rows and columns are labelled as on a chessboard. A coloured peg has its colour and its number, a transparent one
/// has the page's ink and the `_` of the text format.
render::Scene Hoodoo::scene(const sheet::Filling& filling) const {
    render::Scene scene;
    scene.cells = scene_cells(*this, filling);
    scene.frame = render::Scene::Frame::boxes;
    for (int cell = 0; cell < size().cells(); ++cell) {
        if (!filling[cell]) continue;
        scene.cells[cell].hole = filling[cell] == hole;
        if (filling[cell] != hole && filling[cell] != transparent) scene.cells[cell].colour = *filling[cell];
    }
    label_lines(*this, scene);
    return scene;
}

}  // namespace gridwright::puzzles::hoodoo
