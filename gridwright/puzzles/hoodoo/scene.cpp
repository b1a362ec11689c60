#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/scene_cells.hpp"

namespace gridwright::puzzles::hoodoo {
namespace {

/// A … Z, AA, AB … as spreadsheets count.
std::string column_letters(int column) {
    std::string letters(1, static_cast<char>('A' + column % 26));
    return column < 26 ? letters : column_letters(column / 26 - 1) + letters;
}

}  // namespace

/// Rows are counted from the bottom and columns have letters, as on a chessboard. A coloured peg has its colour and its
/// number, a transparent one has the page's ink and the `_` of the text format.
render::Scene Hoodoo::scene(const sheet::Filling& filling) const {
    render::Scene scene;
    scene.cells = scene_cells(*this, filling);
    scene.frame = render::Scene::Frame::boxes;
    for (int cell = 0; cell < size().cells(); ++cell) {
        if (!filling[cell]) continue;
        scene.cells[cell].hole = filling[cell] == hole;
        if (filling[cell] != hole && filling[cell] != transparent) scene.cells[cell].colour = *filling[cell];
    }
    for (int row = 0; row < size().rows; ++row)
        scene.labels[kernel::Side::left].push_back(base::concat(size().rows - row));
    for (int column = 0; column < size().columns; ++column)
        scene.labels[kernel::Side::bottom].push_back(column_letters(column));
    return scene;
}

}  // namespace gridwright::puzzles::hoodoo
