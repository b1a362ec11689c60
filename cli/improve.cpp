#include "cli/answer_puzzles.hpp"
#include "cli/input/companion_boards.hpp"
#include "cli/output/output.hpp"
#include "cli/output/setter_answer.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

namespace gridwright::cli {
namespace {

/// The worker of one job; its engine serves one puzzle after the other.
class ImproveWorker {
  public:
    ImproveWorker(const Options& options, const OutputStyle& style, CompanionBoards& towards)
        : options_(options),
          style_(style),
          towards_(towards),
          engine_(engines::make_engine(options.engine)),
          workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        if (!options_.improving.towards) return improve(task, nullptr, reply);
        const auto board = towards_.of(task.about.number);
        if (!board) return board.error();
        const auto& [where, sheet] = **board;
        if (!sheet) return Answered{.where = where, .refusal = sheet.error().message};
        if (auto problem = answers::no_solution_of(*sheet, task.puzzle))
            return Answered{.where = where, .refusal = *std::move(problem)};
        return improve(task, &*sheet, reply);
    }

  private:
    base::Result<Answered> improve(const Task& task, const sheet::Sheet* towards, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        const auto improved =
            answers::improve(workspace_, task.puzzle, options_.improving.wanted.front(), towards, std::move(search));
        if (!improved) return improved.error();
        if (improved->cancelled) reply.be_cut_short(!improved->unchanged());
        reply.print(text_of(*improved, task, style_));
        return Answered{exit_code(*improved)};
    }

    const Options& options_;
    const OutputStyle style_;
    CompanionBoards& towards_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

}  // namespace

int improve(const Options& options, Output& output) {
    CompanionBoards towards;
    if (options.improving.towards && !towards.read(*options.improving.towards, options.from)) return 2;
    const int code = answer_puzzles<ImproveWorker>(options, output, towards);
    return output.works() && !host::interrupt::stop() ? towards.finish(code) : code;
}

}  // namespace gridwright::cli
