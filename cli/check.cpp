#include "cli/answer_puzzles.hpp"
#include "cli/output/check_answer.hpp"
#include "gridwright/base/deadline.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

#include <algorithm>

namespace gridwright::cli {
namespace {

using Verdict = Judgement::Verdict;

/// One job's judge. A full board needs no search. Otherwise an engine says whether it can be completed at all,
/// whatever the objective, and when it cannot, which clues and givens are to blame.
class Judge {
  public:
    Judge(const Options& options, const OutputStyle& style)
        : options_(options), style_(style), engine_(engines::make_engine(options.engine)) {}

    base::Result<int> operator()(const puzzles::Puzzle& puzzle, Reply& reply) {
        const auto started = base::now();
        puzzle.model(model_);
        const auto objective = std::exchange(model_.objective, std::nullopt);
        const sheet::Filling& cells = puzzle.sheet().cells;

        Judgement judgement;
        judgement.open = static_cast<int>(std::count(cells.begin(), cells.end(), std::nullopt));
        judgement.violations = puzzles::violations(model_, cells, puzzle.notation());
        if (objective && judgement.open == 0)
            judgement.fewest = static_cast<int>(std::count(cells.begin(), cells.end(), objective->value));
        if (!judgement.violations.empty()) judgement.verdict = Verdict::broken;
        cut_short_ = false;
        if (judgement.open > 0) {
            auto refusal = engine_->refuses(model_);
            if (!refusal)
                search(judgement);
            else if (judgement.violations.empty())
                return base::Error{std::move(*refusal), {}};
        }
        judgement.effort.time = base::now() - started;
        const int code = exit_code(judgement);
        if (cut_short_) reply.be_cut_short(judgement.verdict != Verdict::unknown);
        reply.print(text_of(judgement, puzzle, model_, objective, style_));
        return code;
    }

  private:
    void search(Judgement& judgement) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        search.keep = 1;
        const base::Deadline deadline(search.limits.time);
        const kernel::Outcome outcome = engine_->run(model_, search);
        cut_short_ = outcome.stopped == kernel::Stop::cancelled;
        judgement.effort.engine = engine_->answered_by();
        judgement.effort.stats = outcome.stats;
        if (outcome.found > 0) return;
        if (judgement.verdict == Verdict::ok)
            judgement.verdict = outcome.complete() ? Verdict::impossible : Verdict::unknown;
        if (!outcome.complete()) return;
        // The limits are for the puzzle; the conflict gets what is left of them.
        search.limits.time = deadline.left();
        if (auto& failures = search.limits.failures) *failures -= std::min(*failures, outcome.stats.backtracks);
        judgement.conflict = explain::find_conflict(*engine_, model_, search);
        cut_short_ = !judgement.conflict->minimal && host::interrupt::signalled();
    }

    const Options& options_;
    const OutputStyle style_;
    std::unique_ptr<kernel::Engine> engine_;
    kernel::Model model_;
    bool cut_short_ = false;  ///< a signal ended the search on the last board
};

}  // namespace

int check(const Options& options, Output& output) {
    return answer_all_with<Judge>(options, output);
}

}  // namespace gridwright::cli
