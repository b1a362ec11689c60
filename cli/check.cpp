#include "cli/answer_puzzles.hpp"
#include "cli/originals.hpp"
#include "cli/output/check_answer.hpp"
#include "cli/output/output.hpp"
#include "cli/output/setter_answer.hpp"
#include "gridwright/answers/expectation.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

#include <mutex>

namespace gridwright::cli {
namespace {

/// The summary of all jobs.
class SharedSummary {
  public:
    void add(const answers::Checked& checked, const Task& task, bool contradicts_expectation) {
        const std::lock_guard lock(mutex_);
        summary_.add(checked, task.puzzle.sheet(), task.about.number, contradicts_expectation);
    }
    void add_refused(std::uint64_t number) {
        const std::lock_guard lock(mutex_);
        summary_.add_refused(number);
    }
    const answers::CheckSummary& figures() const { return summary_; }

  private:
    std::mutex mutex_;
    answers::CheckSummary summary_;
};

/// The worker of one job; its engine serves one puzzle after the other.
class CheckWorker {
  public:
    CheckWorker(const Options& options, const OutputStyle& style, SharedSummary& summary, Originals& originals)
        : options_(options),
          style_(style),
          summary_(summary),
          originals_(originals),
          engine_(engines::make_engine(options.engine)),
          workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        if (!originals_.any()) return check(task, reply);
        const auto begun = originals_.with_board(task.puzzle.sheet(), task.about.number, options_);
        if (!begun) return begun.error();
        auto answered = check({*begun->puzzle, task.about, task.one_of_many}, reply);
        if (answered) answered->where = begun->where;
        return answered;
    }

  private:
    base::Result<Answered> check(const Task& task, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        if (options_.wishes.any()) return answer_setter(task, std::move(search), reply);
        const bool begun = originals_.any() || !task.puzzle.sheet().begun.empty();
        const auto checked =
            (begun ? answers::check_begun : answers::check)(workspace_, task.puzzle, std::move(search), options_.depth);
        if (!checked) return checked.error();
        return print(*checked, *checked, task, reply);
    }

    base::Result<Answered> answer_setter(const Task& task, kernel::Search search, Reply& reply) {
        const auto answer = answers::check_for_setter(workspace_, task.puzzle, std::move(search), options_.wishes);
        if (!answer) return answer.error();
        return print(*answer, answer->checked, task, reply);
    }

    Answered print(const auto& answer, const answers::Checked& checked, const Task& task, Reply& reply) {
        if (checked.cancelled) reply.be_cut_short(checked.verdict != answers::Checked::Verdict::unknown);
        std::string contradiction = answers::contradiction(task.puzzle, checked);
        if (options_.summary) summary_.add(checked, task, !contradiction.empty());
        reply.print(text_of(answer, task, workspace_.model, style_));
        return {exit_code(answer), std::move(contradiction)};
    }

    const Options& options_;
    const OutputStyle style_;
    SharedSummary& summary_;
    Originals& originals_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

void write_summary(const answers::CheckSummary& summary, answers::OutputFormat format, Output& output) {
    std::string text;
    if (format.is_json())
        text = answers::json_of(summary) + '\n';
    else
        for (const std::string& line : summary.lines()) append_note(format, line, text);
    output.write(format.line_each() || summary.boards() == 0 ? text : "\n" + text);
}

}  // namespace

int check(const Options& options, Output& output) {
    SharedSummary summary;
    Originals originals;
    if (!originals.read(options)) return 2;
    const int code = answer_puzzles<CheckWorker>(options, output, summary, originals);
    if (!output.works() || host::interrupt::stop()) return code;
    if (options.summary) write_summary(summary.figures(), style_of(options, output).format, output);
    return originals.finish(code);
}

}  // namespace gridwright::cli
