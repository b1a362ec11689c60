#include "gridwright/answers/solve.hpp"

#include "gridwright/base/deadline.hpp"
#include "gridwright/base/text.hpp"

namespace gridwright::answers {
namespace {

using base::concat;
using kernel::Outcome;
using kernel::Search;
using kernel::Solution;
using kernel::Stop;

/// Passes solutions to the listener and adds up the time it takes, which does not count as the engine's.
void pass_on_solutions(const SearchListener& listener, std::chrono::nanoseconds& listening, Search& search) {
    search.on_solution = [&, number = std::uint64_t{0}](const Solution& solution) mutable {
        const auto started = base::now();
        const bool go_on = listener.on_solution(solution, ++number);
        listening += base::now() - started;
        return go_on;
    };
}

/// Reports the best solution and the bound whenever one of them gets better. The search can be stopped only when it
/// finds a solution, so a listener that returns false at a bound stops it at the next solution.
class ProgressReport {
  public:
    ProgressReport(const SearchListener& listener, kernel::Fewest objective)
        : listener_(listener), objective_(objective) {}

    void follow(Search& search) {
        tell();
        search.on_solution = [this](const Solution& solution) {
            progress_.best = kernel::objective_of(objective_, solution);
            return tell();
        };
        search.on_bound = [this](int bound) {
            progress_.bound = bound;
            tell();
        };
    }

  private:
    bool tell() { return go_on_ = listener_.on_progress(progress_) && go_on_; }

    const SearchListener& listener_;
    const kernel::Fewest objective_;
    Progress progress_;
    bool go_on_ = true;
};

/// "2 transparent pegs".
std::string amount(const Solved& solved, const puzzles::Puzzle& puzzle) {
    return base::counted(*solved.outcome.objective, sheet::noun_of(puzzle.notation(), solved.objective->value));
}

std::string sentence_for_one(const Solved& solved, const puzzles::Puzzle& puzzle) {
    const Outcome& outcome = solved.outcome;
    if (!outcome.objective) return solved.goal == Goal::one ? "A solution." : "At least 1 solution.";
    const std::string best = amount(solved, puzzle);
    if (outcome.proven()) return best + ", the fewest possible.";
    return concat(best, "; whether fewer are possible is not known (at least ", outcome.bound.value_or(0), ").");
}

std::string sentence_for_several(const Solved& solved, const std::string& which) {
    if (solved.goal == Goal::unique) return concat("More than one solution", which, "; these are two.");
    return concat(solved.outcome.complete() ? "" : "At least ", solved.outcome.found, " solutions", which, ".");
}

}  // namespace

base::Result<Solved> solve(Workspace& workspace, const puzzles::Puzzle& puzzle, Goal goal, Search search,
                           const SearchListener& listener) {
    const auto started = base::now();
    kernel::Model& model = workspace.model;
    puzzle.model(model);
    if (auto refusal = workspace.engine.refuses(model)) return base::Error{*std::move(refusal), {}};

    search.keep = goal == Goal::unique ? 2 : 1;
    std::chrono::nanoseconds listening{};
    std::optional<ProgressReport> report;
    if (goal == Goal::all && listener.on_solution) {
        pass_on_solutions(listener, listening, search);
    } else if (model.objective && listener.on_progress) {
        report.emplace(listener, *model.objective);
        report->follow(search);
    }
    Solved solved{goal, model.objective, workspace.engine.run(model, search), {}};
    solved.effort = {workspace.engine.answered_by(), base::now() - started - listening, solved.outcome.stats};
    return solved;
}

std::string sentence_of(const Solved& solved, const puzzles::Puzzle& puzzle) {
    const Outcome& outcome = solved.outcome;
    const std::string which = outcome.objective ? " with " + amount(solved, puzzle) : "";
    switch (outcome.verdict()) {
        case kernel::Verdict::impossible: return "No solution.";
        case kernel::Verdict::unique: return concat("The only solution", which, ".");
        case kernel::Verdict::several: return sentence_for_several(solved, which);
        case kernel::Verdict::solved:
        case kernel::Verdict::optimal: return sentence_for_one(solved, puzzle);
        case kernel::Verdict::unknown: break;
    }
    const std::string_view cause = outcome.stopped == Stop::cancelled ? "Stopped" : "A limit was reached";
    if (outcome.found == 0) return concat(cause, " before an answer was found.");
    return concat(cause, " before the answer was certain; this is a solution", which, ".");
}

}  // namespace gridwright::answers
