#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/scene_cells.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"

namespace gridwright::puzzles::hoodoo {
namespace {

/// A coloured peg has a shape, its colour and its number. After eight colours the shapes begin again.
void show_peg(int colour, render::SceneCell& cell) {
    const int turn = (colour - 1) % render::peg_shapes;
    cell.colour = colour;
    cell.shape = static_cast<render::Shape>(static_cast<int>(render::Shape::circle) + turn);
    cell.rounds = (colour - 1) / render::peg_shapes;
    cell.spoken = base::concat("colour ", colour);
}

}  // namespace

/// Rows and columns are labelled as on a chessboard. A transparent peg is a ring, with the page's ink and the `_` of
/// the text format.
render::Scene Hoodoo::scene(const sheet::Filling& filling) const {
    render::Scene scene = begin_scene(*this, filling);
    scene.frame = render::Scene::Frame::boxes;
    for (int cell = 0; cell < size().cells(); ++cell) {
        if (!filling[cell]) continue;
        if (filling[cell] == hole)
            scene.cells[cell].hole = true;
        else if (filling[cell] == transparent)
            scene.cells[cell].shape = render::Shape::ring;
        else
            show_peg(*filling[cell], scene.cells[cell]);
    }
    label_lines(*this, scene);
    return scene;
}

}  // namespace gridwright::puzzles::hoodoo
