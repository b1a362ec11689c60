#include "cli/answer_puzzles.hpp"
#include "cli/output/search_trace.hpp"
#include "cli/output/solve_answer.hpp"
#include "gridwright/answers/expectation.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

namespace gridwright::cli {
namespace {

/// The worker of one job; its engine serves one puzzle after the other.
class SolveWorker {
  public:
    static constexpr bool ignores_begun = true;

    SolveWorker(const Options& options, const OutputStyle& style)
        : options_(options), style_(style), engine_(engines::make_engine(options.engine)), workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        answers::SearchListener listener;
        listener.on_solution = [&](const kernel::Solution& solution, std::uint64_t index) {
            return reply.print(text_of_solution(solution, index, workspace_.model.objective, task, style_));
        };
        OptimumProgress optimum = optimum_progress_of(task.puzzle);
        listener.on_progress = [&](const answers::Progress& progress) {
            optimum.progress = progress;
            reply.show_progress(optimum);
            return true;
        };
        std::optional<SearchTrace> trace;
        if (options_.trace) {
            trace.emplace(task.puzzle);
            search.on_node = [&](const kernel::SearchNode& node) { trace->add(node); };
        }
        const auto solved = answers::solve(workspace_, task.puzzle, options_.goal, std::move(search), listener);
        if (!solved) return solved.error();
        if (solved->outcome.stopped == kernel::Stop::cancelled)
            reply.be_cut_short(solved->outcome.verdict() != kernel::Verdict::unknown);
        reply.print(text_of(*solved, task, style_));
        if (trace) reply.print_trace(trace->text(task.about, solved->outcome));
        return Answered{exit_code(*solved), answers::contradiction(task.puzzle, *solved)};
    }

  private:
    const Options& options_;
    const OutputStyle style_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

}  // namespace

int solve(const Options& options, Output& output) {
    if (!options.trace) return answer_puzzles<SolveWorker>(options, output);
    Output trace;
    trace.begin_with(trace_heading());
    trace.open(*options.trace, options.files);
    return trace.finish(trace.works() ? answer_puzzles<SolveWorker>(options, Outputs(output, &trace)) : 2);
}

}  // namespace gridwright::cli
