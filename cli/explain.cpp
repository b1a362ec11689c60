#include "cli/answer_puzzles.hpp"
#include "cli/output/explain_answer.hpp"
#include "cli/output/explain_html.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/expectation.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

namespace gridwright::cli {
namespace {

/// The worker of one job; its engine serves one puzzle after the other.
class ExplainWorker {
  public:
    ExplainWorker(const Options& options, const OutputStyle& style)
        : options_(options), style_(style), engine_(engines::make_engine(options.engine)), workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        std::optional<answers::Why> why;
        if (options_.explaining.why) {
            const auto question = answers::why_on(task.puzzle, *options_.explaining.why);
            if (!question) return question.error();
            why = *question;
        }
        const auto explanation = answers::explain(workspace_, task.puzzle, std::move(search), why);
        if (!explanation) return explanation.error();
        if (host::interrupt::stop() && (!explanation->finished || explanation->limited))
            reply.be_cut_short(!explanation->steps.empty());
        reply.print(options_.explaining.html ? html_of(*explanation, task)
                                             : text_of(*explanation, task, style_, options_.explaining.brief));
        return Answered{exit_code(*explanation), answers::contradiction(task.puzzle, explanation->ground.solved)};
    }

  private:
    const Options& options_;
    const OutputStyle style_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

}  // namespace

int explain(const Options& options, Output& output) {
    if (options.explaining.html) output.begin_with(std::string(html_head()));
    const int code = answer_puzzles<ExplainWorker>(options, output);
    // After a signal the part of a file is closed already.
    const bool open = !(host::interrupt::stop() && output.whole());
    if (options.explaining.html && output.wrote() && open) output.write(html_tail());
    return code;
}

}  // namespace gridwright::cli
