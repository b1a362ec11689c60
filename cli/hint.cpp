#include "cli/answer_puzzles.hpp"
#include "cli/originals.hpp"
#include "cli/output/explain_answer.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/expectation.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

namespace gridwright::cli {
namespace {

/// The worker of one job; its engine serves one puzzle after the other.
class HintWorker {
  public:
    HintWorker(const Options& options, const OutputStyle& style, Originals& originals)
        : options_(options),
          style_(style),
          originals_(originals),
          engine_(engines::make_engine(options.engine)),
          workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        if (!originals_.any()) return hint(task, reply);
        const auto begun = originals_.with_board(task.puzzle.sheet(), task.about.number, options_);
        if (!begun) return begun.error();
        auto answered = hint({*begun->puzzle, task.about, task.one_of_many}, reply);
        if (answered) answered->where = begun->where;
        return answered;
    }

  private:
    base::Result<Answered> hint(const Task& task, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        const auto hint = answers::hint(workspace_, task.puzzle, std::move(search), originals_.any());
        if (!hint) return hint.error();
        if (host::interrupt::stop() && hint->verdict == answers::HintAnswer::Verdict::unknown)
            reply.be_cut_short(false);
        reply.print(text_of(*hint, options_.explaining.reveal, task, style_));
        return Answered{exit_code(*hint), answers::contradiction(task.puzzle, hint->ground.solved)};
    }

    const Options& options_;
    const OutputStyle style_;
    Originals& originals_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

}  // namespace

int hint(const Options& options, Output& output) {
    Originals originals;
    if (!originals.read(options)) return 2;
    const int code = answer_puzzles<HintWorker>(options, output, originals);
    return output.works() && !host::interrupt::stop() ? originals.finish(code) : code;
}

}  // namespace gridwright::cli
