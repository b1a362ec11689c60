#include "cli/answer_puzzles.hpp"
#include "cli/output/explain_answer.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/expectation.hpp"
#include "gridwright/answers/step_json.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

/// The worker of one job; its engine serves one puzzle after the other.
class GradeWorker {
  public:
    GradeWorker(const Options& options, const OutputStyle& style)
        : options_(options), style_(style), engine_(engines::make_engine(options.engine)), workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        const auto graded = answers::grade(workspace_, task.puzzle, std::move(search), options_.explaining.without);
        if (!graded) return graded.error();
        if (host::interrupt::stop() && (!graded->grade || graded->limited))
            reply.be_cut_short(graded->grade.has_value());
        reply.print(text_of(*graded, task, style_));
        return Answered{exit_code(*graded), answers::contradiction(task.puzzle, graded->ground.solved)};
    }

  private:
    const Options& options_;
    const OutputStyle style_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

/// The techniques of a kind by level; costs in tenths.
std::string text_of_ladder(const sheet::Notation& notation) {
    std::string text = fmt::format("{}\n", notation.name);
    for (const explain::Rung& rung : puzzles::ladder_of(notation).rungs) {
        text += fmt::format("  {:<10}  {:<5} {:<34} cost {}.{}", answers::level_name(rung.level), rung.technique->id,
                            rung.technique->name, rung.cost / 10, rung.cost % 10);
        if (rung.inside > 0) text += fmt::format(", levels 1 to {} inside", rung.inside);
        text += '\n';
    }
    return text;
}

int show_levels(const Options& options, Output& output) {
    const bool json = style_of(options, output).format.is_json();
    bool first = true;
    for (const sheet::Notation* notation : options.explaining.kinds) {
        if (!json && !first) output.write("\n");
        output.write(json ? answers::json_of_ladder(*notation) + '\n' : text_of_ladder(*notation));
        first = false;
    }
    return 0;
}

}  // namespace

int grade(const Options& options, Output& output) {
    return options.explaining.levels ? show_levels(options, output) : answer_puzzles<GradeWorker>(options, output);
}

}  // namespace gridwright::cli
