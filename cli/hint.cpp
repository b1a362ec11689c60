#include "cli/answer_puzzles.hpp"
#include "cli/input/companion_boards.hpp"
#include "cli/output/explain_answer.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/expectation.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

/// Why the board cannot belong to the puzzle; nothing when it can.
std::optional<base::Error> mismatch(const sheet::Sheet& sheet, const sheet::Sheet& board) {
    if (sheet.notation == board.notation && sheet.size == board.size) return std::nullopt;
    return base::Error{
        fmt::format("the puzzle of this board is a {} of {} x {}, the board a {} of {} x {}", sheet.notation->name,
                    sheet.size.rows, sheet.size.columns, board.notation->name, board.size.rows, board.size.columns),
        {}};
}

/// The worker of one job; its engine serves one puzzle after the other.
class HintWorker {
  public:
    HintWorker(const Options& options, const OutputStyle& style, const CompanionBoards& originals)
        : options_(options),
          style_(style),
          originals_(originals),
          engine_(engines::make_engine(options.engine)),
          workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        if (!options_.explaining.puzzle) return answer(task, task.puzzle, reply);
        const auto original = originals_.of(task.about.number);
        if (!original) return original.error();
        if (auto error = mismatch(**original, task.puzzle.sheet())) return *std::move(error);
        return answer(task, *puzzle_from(**original, options_), reply);
    }

  private:
    base::Result<Answered> answer(const Task& task, const puzzles::Puzzle& puzzle, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        const auto hint =
            answers::hint(workspace_, puzzle, answers::begun_on(puzzle, task.puzzle.sheet()), std::move(search));
        if (!hint) return hint.error();
        if (host::interrupt::stop() && hint->verdict == answers::HintAnswer::Verdict::unknown)
            reply.be_cut_short(false);
        reply.print(text_of(*hint, puzzle, options_.explaining.reveal, task, style_));
        return Answered{exit_code(*hint), answers::contradiction(puzzle, hint->ground.solved)};
    }

    const Options& options_;
    const OutputStyle style_;
    const CompanionBoards& originals_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

}  // namespace

int hint(const Options& options, Output& output) {
    CompanionBoards originals("--puzzle");
    if (options.explaining.puzzle && !originals.read(*options.explaining.puzzle, options.from)) return 2;
    return answer_puzzles<HintWorker>(options, output, originals);
}

}  // namespace gridwright::cli
