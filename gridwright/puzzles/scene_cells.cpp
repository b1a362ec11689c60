#include "gridwright/puzzles/scene_cells.hpp"

namespace gridwright::puzzles {

kernel::Grid<render::SceneCell> scene_cells(const Puzzle& puzzle, const sheet::Filling& filling) {
    base::require(filling.size() == puzzle.size(), "a filling has the size of its board");
    kernel::Grid<render::SceneCell> cells(puzzle.size());
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
        if (filling[cell]) cells[cell].text = sheet::text_of(puzzle.notation(), *filling[cell]);
        cells[cell].given = puzzle.sheet().cells[cell].has_value();
    }
    return cells;
}

}  // namespace gridwright::puzzles
