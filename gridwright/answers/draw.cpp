#include "gridwright/answers/draw.hpp"

#include "gridwright/answers/candidates.hpp"
#include "gridwright/puzzles/common/scene_cells.hpp"
#include "gridwright/render/layout.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

/// Cells of this size are comfortable to write in; larger boards have smaller cells.
constexpr int usual_cell_mm = 9, usual_widest_mm = 400;

base::Result<render::Scene> solved_scene(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search) {
    const auto solved = solve(workspace, puzzle, Goal::one, std::move(search));
    if (!solved) return solved.error();
    if (solved->outcome.kept.empty()) return base::Error{sentence_of(*solved, puzzle), {}};
    return puzzle.scene(puzzle.filled(solved->outcome.kept.back()).cells);
}

/// The marks of the player, and in the other open cells those that the rules leave.
sheet::Marks marks_to_show(const puzzles::Puzzle& puzzle) {
    sheet::Marks marks = candidates(puzzle).all;
    for (int cell = 0; cell < puzzle.size().cells(); ++cell)
        if (const auto marked = puzzle.sheet().begun.marked(cell)) marks[cell] = marked;
    return marks;
}

}  // namespace

base::Result<render::Scene> scene_to_draw(Workspace& workspace, const puzzles::Puzzle& puzzle, const DrawWishes& wishes,
                                          kernel::Search search) {
    base::Result<render::Scene> scene = wishes.solution ? solved_scene(workspace, puzzle, std::move(search))
                                                        : base::Result<render::Scene>(scene_of_begun(puzzle));
    if (!scene) return scene;
    if (wishes.marks && !wishes.solution) {
        for (render::SceneCell& cell : scene->cells) cell.marks.clear();
        add_marks(puzzle, marks_to_show(puzzle), *scene);
    }
    if (!wishes.clues && scene->labels_are_clues) scene->labels = {};
    return scene;
}

int width_of_picture(const render::Scene& scene, const DrawWishes& wishes) {
    if (wishes.width_mm) return *wishes.width_mm * 10;
    const int usual = render::placement_of(scene).width * usual_cell_mm * 10 / render::cell_side;
    return std::min(usual, usual_widest_mm * 10);
}

}  // namespace gridwright::answers
