#include "gridwright/answers/marked_scene.hpp"

#include "gridwright/sheet/parts_on_sheet.hpp"

namespace gridwright::answers {
namespace {

using render::Role;

void mark_cells(const std::vector<int>& cells, Role role, render::Scene& scene) {
    for (const int cell : cells) scene.cells[cell].role = role;
}

void mark_parts(const kernel::Parts& parts, const puzzles::Puzzle& puzzle, const kernel::Model& model,
                render::Scene& scene) {
    mark_cells(sheet::cells_among(parts, model), Role::wrong, scene);
    if (!scene.labels_are_clues) return;
    for (const sheet::Address& clue : sheet::clues_among(parts, model, puzzle.sheet()))
        scene.labels[clue.side][static_cast<std::size_t>(clue.line)].role = Role::wrong;
}

}  // namespace

void mark(const Checked& checked, const puzzles::Puzzle& puzzle, const kernel::Model& model, render::Scene& scene) {
    for (const puzzles::Violation& violation : checked.violations) {
        mark_cells(violation.cells, Role::wrong, scene);
        mark_parts(violation.parts, puzzle, model, scene);
    }
    if (checked.conflict) mark_parts(checked.conflict->parts, puzzle, model, scene);
    if (checked.entries) mark_cells(checked.entries->wrong, Role::wrong, scene);
}

void mark(const Forced& forced, render::Scene& scene) {
    for (int cell = 0; cell < scene.cells.size().cells(); ++cell)
        if (forced.is_forced(cell) && !scene.cells[cell].given) scene.cells[cell].role = Role::forced;
    mark_cells(forced.differ, Role::differs, scene);
}

void mark(const HintAnswer& answer, Reveal reveal, render::Scene& scene) {
    mark_cells(answer.wrong, Role::wrong, scene);
    if (!answer.step || reveal != Reveal::move) return;
    for (const explain::CellMarks& read : answer.step->premises.cells) scene.cells[read.cell].role = Role::read;
    for (const kernel::Given& placed : answer.step->conclusion.placed) scene.cells[placed.cell].role = Role::placed;
}

}  // namespace gridwright::answers
