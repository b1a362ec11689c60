#include "cli/answer_puzzles.hpp"
#include "cli/output/solve_answer.hpp"
#include "gridwright/base/deadline.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

namespace gridwright::cli {
namespace {

/// One job's solver: an engine and a model whose memory serves one puzzle after the other.
class Solver {
  public:
    Solver(const Options& options, const OutputStyle& style)
        : options_(options), style_(style), engine_(engines::make_engine(options.engine)) {}

    base::Result<int> operator()(const puzzles::Puzzle& puzzle, Reply& reply) {
        const auto started = base::now();
        puzzle.model(model_);
        if (auto refusal = engine_->refuses(model_)) return base::Error{std::move(*refusal), {}};

        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        search.keep = 1;
        std::chrono::nanoseconds printing{};
        if (options_.goal == Goal::all)
            search.on_solution = print_each(puzzle, reply, printing);
        else if (model_.objective)
            follow_optimum(search, *model_.objective, puzzle.size(),
                           [&](const OptimumProgress& now) { reply.show_progress(now); });
        Answer answer{puzzle, model_.objective, options_.goal, engine_->run(model_, search), {}};
        answer.effort = {engine_->answered_by(), base::now() - started - printing, answer.outcome.stats};
        if (answer.outcome.stopped == kernel::Stop::cancelled)
            reply.be_cut_short(answer.outcome.verdict() != kernel::Verdict::unknown);
        reply.print(text_of(answer, style_));
        return exit_code(answer);
    }

  private:
    /// Prints solutions as they come and adds up what that costs, which is not the engine's time.
    std::function<bool(const kernel::Solution&)> print_each(const puzzles::Puzzle& puzzle, Reply& reply,
                                                            std::chrono::nanoseconds& printing) {
        return [&, index = std::uint64_t{0}](const kernel::Solution& solution) mutable {
            const auto started = base::now();
            const bool read = reply.print(text_of_solution(puzzle, model_.objective, solution, ++index, style_));
            printing += base::now() - started;
            return read;
        };
    }

    const Options& options_;
    const OutputStyle style_;
    std::unique_ptr<kernel::Engine> engine_;
    kernel::Model model_;
};

}  // namespace

int solve(const Options& options, Output& output) {
    return answer_all_with<Solver>(options, output);
}

}  // namespace gridwright::cli
