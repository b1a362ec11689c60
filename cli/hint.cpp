#include "cli/answer_puzzles.hpp"
#include "cli/output/explain_answer.hpp"
#include "cli/output/message.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/expectation.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

/// The puzzles of --puzzle: one for all boards, or one for each.
class Originals {
  public:
    /// Reads the file; false after a message.
    bool read(const std::string& file, const formats::Codec* from) {
        PuzzleInput input({file}, from, answers::usual_format());
        while (auto puzzle = input.next()) {
            if (!puzzle->sheet) {
                say(fmt::format("{}: {}\n", puzzle->where(), one_line(puzzle->sheet.error().message)));
                return false;
            }
            sheets_.push_back(*std::move(puzzle->sheet));
        }
        return true;
    }

    /// The puzzle that board number `number` belongs to: the only one, or the one with the same number.
    base::Result<const sheet::Sheet*> of(const sheet::Sheet& board, std::uint64_t number) const {
        if (sheets_.size() != 1 && number > sheets_.size())
            return base::Error{fmt::format("--puzzle has only {}, none for board {}",
                                           base::counted(static_cast<std::int64_t>(sheets_.size()), "puzzle"), number),
                               {}};
        const sheet::Sheet& sheet = sheets_.size() == 1 ? sheets_.front() : sheets_[number - 1];
        if (sheet.notation != board.notation || sheet.size != board.size)
            return base::Error{fmt::format("the puzzle of this board is a {} of {} x {}, the board a {} of {} x {}",
                                           sheet.notation->name, sheet.size.rows, sheet.size.columns,
                                           board.notation->name, board.size.rows, board.size.columns),
                               {}};
        return &sheet;
    }

    void add_refused(std::uint64_t) {}

  private:
    std::vector<sheet::Sheet> sheets_;
};

/// The worker of one job; its engine serves one puzzle after the other.
class HintWorker {
  public:
    HintWorker(const Options& options, const OutputStyle& style, const Originals& originals)
        : options_(options),
          style_(style),
          originals_(originals),
          engine_(engines::make_engine(options.engine)),
          workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        if (!options_.explaining.puzzle) return answer(task, task.puzzle, reply);
        const auto original = originals_.of(task.puzzle.sheet(), task.about.number);
        if (!original) return original.error();
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
    const Originals& originals_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

}  // namespace

int hint(const Options& options, Output& output) {
    Originals originals;
    if (options.explaining.puzzle && !originals.read(*options.explaining.puzzle, options.from)) return 2;
    return answer_puzzles<HintWorker>(options, output, originals);
}

}  // namespace gridwright::cli
