#include "gridwright/answers/groundwork.hpp"

#include "gridwright/base/text.hpp"

namespace gridwright::answers {

base::Result<Groundwork> lay_groundwork(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search) {
    const kernel::Watch watch(search.limits);
    search.solutions = solutions_for(Goal::unique);
    auto solved = solve(workspace, puzzle, Goal::unique, std::move(search));
    if (!solved) return solved.error();
    Groundwork ground{.solved = *std::move(solved), .watch = watch};
    if (ground.verdict() == kernel::Verdict::unique)
        ground.board = std::make_unique<explain::Board>(workspace.model, ground.solved.outcome.objective);
    return ground;
}

std::string sentence_about_budget(const Groundwork& ground, const puzzles::Puzzle& puzzle) {
    if (!ground.unique() || !ground.board->budget) return "";
    return base::concat("The fewest ", sheet::noun_of(puzzle.notation(), *ground.board->scarce),
                        "s possible: ", *ground.board->budget, '.');
}

std::string sentence_of(const Groundwork& ground) {
    if (ground.unique()) return "";
    switch (ground.verdict()) {
        case kernel::Verdict::impossible: return "The puzzle has no solution; check names a conflict.";
        case kernel::Verdict::several:
            return "The puzzle has more than one solution; check --forced says what is certain.";
        default: return "A limit was reached before it was known whether there is exactly one solution.";
    }
}

}  // namespace gridwright::answers
