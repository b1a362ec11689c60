#include "cli/answer_puzzles.hpp"
#include "cli/output/check_answer.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

namespace gridwright::cli {
namespace {

/// The worker of one job; its engine serves one puzzle after the other.
class CheckWorker {
  public:
    CheckWorker(const Options& options, const OutputStyle& style)
        : options_(options), style_(style), engine_(engines::make_engine(options.engine)), workspace_(*engine_) {}

    base::Result<int> answer(const Task& task, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        const auto checked = answers::check(workspace_, task.puzzle, std::move(search));
        if (!checked) return checked.error();
        if (checked->cancelled) reply.be_cut_short(checked->verdict != answers::Checked::Verdict::unknown);
        reply.print(text_of(*checked, task, workspace_.model, style_));
        return exit_code(*checked);
    }

  private:
    const Options& options_;
    const OutputStyle style_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

}  // namespace

int check(const Options& options, Output& output) {
    return answer_puzzles<CheckWorker>(options, output);
}

}  // namespace gridwright::cli
