// Only cells that the step reads or changes show their pencil marks: a board full of marks would hide the argument.

#include "gridwright/puzzles/steps/step_scene.hpp"

#include "gridwright/puzzles/common/scene_cells.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {
namespace {

void mark_clue(const kernel::Origin& origin, render::Scene& scene) {
    const auto* clue = std::get_if<kernel::SideClue>(&origin);
    if (!clue || scene.labels[clue->side].empty()) return;
    scene.labels[clue->side][static_cast<std::size_t>(clue->line)].role = render::Role::read;
}

void strike_marks(const explain::CellMarks& struck, const std::vector<kernel::Value>& values, render::SceneCell& cell) {
    for (render::SceneMark& mark : cell.marks)
        if (struck.marks.contains(values[static_cast<std::size_t>(mark.place)])) mark.role = render::Role::struck;
    if (cell.marks.empty()) cell.role = render::Role::struck;
}

}  // namespace

render::Scene scene_of(const explain::Step& step, const explain::Position& position, const Puzzle& puzzle) {
    sheet::Filling filling(puzzle.size());
    sheet::Marks marks(puzzle.size());
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
        filling[cell] = puzzle.sheet().cells[cell];
        if (position.placed(cell)) filling[cell] = static_cast<kernel::Value>(position.marks(cell).min());
    }
    for (const kernel::Given& placed : step.conclusion.placed) filling[placed.cell] = placed.value;
    for (const explain::CellMarks& read : step.premises.cells) marks[read.cell] = position.marks(read.cell);
    for (const explain::CellMarks& struck : step.conclusion.struck) marks[struck.cell] = position.marks(struck.cell);

    render::Scene scene = puzzle.scene(filling);
    add_marks(puzzle, marks, scene);
    const std::vector<kernel::Value> values = enterable_values(puzzle);
    for (const explain::CellMarks& read : step.premises.cells) scene.cells[read.cell].role = render::Role::read;
    for (const int clue : step.premises.clues) {
        const explain::Board& board = position.board();
        mark_clue(board.model().constraints.origin(board.clues[clue].constraint), scene);
    }
    for (const explain::CellMarks& struck : step.conclusion.struck)
        strike_marks(struck, values, scene.cells[struck.cell]);
    for (const kernel::Given& placed : step.conclusion.placed) scene.cells[placed.cell].role = render::Role::placed;
    return scene;
}

}  // namespace gridwright::puzzles::steps
