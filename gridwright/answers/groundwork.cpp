#include "gridwright/answers/groundwork.hpp"

namespace gridwright::answers {

base::Result<Groundwork> lay_groundwork(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search) {
    const kernel::Watch watch(search.limits);
    search.solutions = solutions_for(Goal::unique);
    auto solved = solve(workspace, puzzle, Goal::unique, std::move(search));
    if (!solved) return solved.error();
    Groundwork ground{.solved = *std::move(solved), .watch = watch};
    if (ground.verdict() == kernel::Verdict::unique)
        ground.board.emplace(workspace.model, ground.solved.outcome.objective);
    return ground;
}

}  // namespace gridwright::answers
