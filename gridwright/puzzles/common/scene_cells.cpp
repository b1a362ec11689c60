#include "gridwright/puzzles/common/scene_cells.hpp"

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

void label_lines(const Puzzle& puzzle, render::Scene& scene) {
    const sheet::Naming& naming = puzzle.notation().naming;
    for (int row = 0; row < puzzle.size().rows; ++row)
        scene.labels[kernel::Side::left].push_back(row_label(naming, row, puzzle.size()));
    for (int column = 0; column < puzzle.size().columns; ++column)
        scene.labels[kernel::Side::bottom].push_back(column_label(naming, column));
}

}  // namespace gridwright::puzzles
