// Only cells that the argument is about show their pencil marks: those that the step reads or changes, also inside a
// what-if or chain, and those of its lines that can hold a value of its conclusion. A board full of marks would hide
// the argument.

#include "gridwright/puzzles/steps/step_scene.hpp"

#include "gridwright/puzzles/common/scene_cells.hpp"

#include <set>

namespace gridwright::puzzles::steps {
namespace {

void mark_clue(const kernel::Origin& origin, render::Scene& scene) {
    const auto* clue = std::get_if<kernel::SideClue>(&origin);
    if (!clue || scene.labels[clue->side].empty()) return;
    scene.labels[clue->side][static_cast<std::size_t>(clue->line)].role = render::Role::read;
}

/// The cells and clues that a step reads, with those of its inner steps.
struct Reading {
    std::set<int> cells, clues;

    void add(const explain::Step& step) {
        for (const explain::CellMarks& read : step.premises.cells) cells.insert(read.cell);
        clues.insert(step.premises.clues.begin(), step.premises.clues.end());
        for (const explain::Step& inner : step.inner) {
            add(inner);
            for (const kernel::Given& placed : inner.conclusion.placed) cells.insert(placed.cell);
        }
    }
};

/// The values that the step places or strikes.
kernel::Domain concluded(const explain::Step& step) {
    kernel::Domain values;
    for (const kernel::Given& placed : step.conclusion.placed) values.add(placed.value);
    for (const explain::CellMarks& struck : step.conclusion.struck) values |= struck.marks;
    return values;
}

/// The open cells of the step's lines that can hold a value of its conclusion.
std::set<int> rivals(const explain::Step& step, const explain::Position& position) {
    std::set<int> cells;
    const explain::Board& board = position.board();
    for (const int rule : step.premises.rules)
        for (const int cell : board.lines[board.rules[rule].line_index].cells)
            if (!position.placed(cell) && position.marks(cell).meets(concluded(step))) cells.insert(cell);
    return cells;
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
    Reading reading;
    reading.add(step);
    for (const int cell : reading.cells) marks[cell] = position.marks(cell);
    for (const int cell : rivals(step, position)) marks[cell] = position.marks(cell);
    for (const explain::CellMarks& struck : step.conclusion.struck) marks[struck.cell] = position.marks(struck.cell);

    render::Scene scene = puzzle.scene(filling);
    add_marks(puzzle, marks, scene);
    const std::vector<kernel::Value> values = enterable_values(puzzle);
    for (render::SceneCell& cell : scene.cells) cell.highest = 0;  // bars would look like the shade of what is read
    for (const int cell : reading.cells) scene.cells[cell].role = render::Role::read;
    for (const int clue : reading.clues) {
        const explain::Board& board = position.board();
        mark_clue(board.model().constraints.origin(board.clues[clue].constraint), scene);
    }
    for (const explain::CellMarks& struck : step.conclusion.struck)
        strike_marks(struck, values, scene.cells[struck.cell]);
    for (const kernel::Given& placed : step.conclusion.placed) scene.cells[placed.cell].role = render::Role::placed;
    return scene;
}

}  // namespace gridwright::puzzles::steps
