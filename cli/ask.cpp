// The dialogue of the report on Hoo-Doo, for every kind of which a blank board is a puzzle: asks for the board, shows
// the best solution found, and offers another.

#include "cli/input/dialogue.hpp"
#include "cli/output/message.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress_line.hpp"
#include "cli/output/solve_answer.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/error_text.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <new>

namespace gridwright::cli {
namespace {

class Conversation {
  public:
    Conversation(const Options& options, Output& output)
        : options_(options),
          notation_(*options.asked),
          style_(style_of(options, output)),
          engine_(engines::make_engine(options.engine)),
          dialogue_(output) {
        style_.format = answers::terminal_format();
        style_.headers = false;  // the person has just said what it would say
    }

    /// Returns the exit code.
    int run() {
        do {
            const auto board = ask_for_board();
            if (!board) break;
            answer(*puzzles::make(*board));
            // Ctrl-C at the keyboard ends the search, not the conversation.
            if (dialogue_.typed()) host::interrupt::forgive();
        } while (!host::interrupt::stop() && dialogue_.ask_whether("Another board?") == true);
        if (const int error = dialogue_.error()) {
            say(fmt::format("-: {}\n", host::error_text(error)));
            return 2;
        }
        return host::interrupt::signalled() ? std::max(code_, 3) : code_;
    }

  private:
    std::optional<sheet::Sheet> ask_for_board() {
        const auto ask_for_side = [&](std::string_view question) {
            return dialogue_.ask_number(question, 1, sheet::longest_side);
        };
        const auto rows = ask_for_side(notation_.rectangular ? "How many rows?" : "How many rows and columns?");
        if (!rows) return std::nullopt;
        const auto columns = notation_.rectangular ? ask_for_side("How many columns?") : rows;
        if (!columns) return std::nullopt;
        sheet::Sheet sheet = sheet::blank(notation_, {*rows, *columns});
        for (std::size_t i = 0; i < notation_.options.size(); ++i) {
            if (notation_.options[i].question.empty()) continue;
            const auto yes = dialogue_.ask_whether(notation_.options[i].question);
            if (!yes) return std::nullopt;
            sheet.options[i] = *yes ? 0 : 1;
        }
        return sheet;
    }

    void answer(const puzzles::Puzzle& puzzle) {
        try {
            const auto solved = solve(puzzle);
            dialogue_.say(solved ? fmt::format("\n{}\n", text_of(*solved, {puzzle, {}}, style_))
                                 : fmt::format("\n{}\n\n", base::as_sentence(solved.error().message)));
            if (!solved) code_ = 2;
        } catch (const std::bad_alloc&) {
            engine_ = engines::make_engine(options_.engine);  // the old one is no longer usable
            dialogue_.say("\nThere is not enough memory for this board.\n\n");
            code_ = 2;
        }
        if (host::interrupt::signalled()) code_ = std::max(code_, 3);
    }

    /// Clears the progress line before the board is shown.
    base::Result<answers::Solved> solve(const puzzles::Puzzle& puzzle) {
        ProgressLine progress(!options_.quiet);
        progress.begin();
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        OptimumProgress optimum = optimum_progress_of(puzzle);
        answers::SearchListener listener;
        listener.on_progress = [&](const answers::Progress& now) {
            optimum.progress = now;
            progress.show(0, optimum);
            return true;
        };
        answers::Workspace workspace(*engine_);
        return answers::solve(workspace, puzzle, Goal::one, std::move(search), listener);
    }

    const Options& options_;
    const sheet::Notation& notation_;
    OutputStyle style_;
    std::unique_ptr<kernel::Engine> engine_;
    Dialogue dialogue_;
    int code_ = 0;
};

}  // namespace

int ask(const Options& options, Output& output) {
    return Conversation(options, output).run();
}

}  // namespace gridwright::cli
