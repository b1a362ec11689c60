#pragma once

// The loop that solve, check and convert share: read puzzles and answer each, in order. Each of these commands has a
// Worker, made from the options, the style and whatever the workers of the command share. Its `answer` takes a Task and
// a Reply and returns an Answered, or an error when it refuses the puzzle. A Worker with a member `ignores_begun` gets
// puzzles without a player's entries and marks, which not every format could carry.

#include "cli/input/puzzle_input.hpp"
#include "cli/options/arguments.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/ordered_jobs.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/base/result.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <new>
#include <optional>
#include <span>
#include <tuple>

namespace gridwright::cli {

/// What becomes of a puzzle.
struct Answered {
    int code = 0;                    ///< the exit code
    std::string contradiction = {};  ///< of the answer to what the puzzle expects; empty when there is none
    std::string where = {};          ///< "file:line:column" of what is wrong; empty for the puzzle of the input
    std::string refusal = {};        ///< why there is no answer; empty when there is one
};

/// Why no command can answer a puzzle: it cannot be read, or cannot be written in the output format.
std::optional<std::string> why_unanswerable(const InputPuzzle& input, answers::OutputFormat format);

/// Reports that the answer is not what the puzzle expects, if so; returns the exit code.
int finish(const InputPuzzle& input, const Answered& answered, Reply& reply);

/// Reports why the puzzle is refused; returns the exit code.
int refuse(const InputPuzzle& input, const Answered& refused, answers::OutputFormat format, Reply& reply);

/// The sheet with the header options of the command line applied. One that they change is another puzzle, about which
/// its expectation says nothing.
sheet::Sheet with_header(sheet::Sheet sheet, const Options& options);

/// The puzzle, with the header options of the command line applied.
std::unique_ptr<puzzles::Puzzle> puzzle_from(sheet::Sheet sheet, const Options& options);

/// Says on a terminal that the program waits for puzzles from the keyboard.
void announce_terminal_input(std::span<const std::string> files);

/// Reports how far the work came if something ended it early; returns the exit code.
int finish_work(const WorkDone& done, PuzzleInput& input, Outputs outputs);

/// One job. It makes its worker with the first puzzle, so that every puzzle has an answer even when memory is too short
/// for a worker, and a new one after a puzzle for which memory ran out, since the old one is no longer usable.
template <typename Worker, typename... Shared>
class AnswerJob {
  public:
    AnswerJob(const Options& options, const OutputStyle& style, Shared&... shared)
        : options_(options), style_(style), shared_(shared...) {}

    int operator()(InputPuzzle input, Reply& reply) {
        if constexpr (requires { Worker::ignores_begun; })
            if (input.sheet) input.sheet->begun = {};
        if (const auto why = why_unanswerable(input, style_.format)) return refuse(input, *why, reply);
        try {
            return answer(input, reply);
        } catch (const std::bad_alloc&) {
            worker_.reset();
            return refuse(input, "not enough memory for this puzzle; try another --engine or fewer --jobs", reply);
        }
    }

  private:
    int answer(InputPuzzle& input, Reply& reply) {
        if (!worker_) std::apply([&](Shared&... shared) { worker_.emplace(options_, style_, shared...); }, shared_);
        const auto puzzle = puzzle_from(*std::move(input.sheet), options_);
        const base::Result<Answered> answered = worker_->answer({*puzzle, input.about(), input.one_of_many}, reply);
        if (!answered) return refuse(input, answered.error().message, reply);
        return answered->refusal.empty() ? finish(input, *answered, reply) : refuse(input, *answered, reply);
    }

    int refuse(const InputPuzzle& input, std::string sentence, Reply& reply) {
        return refuse(input, Answered{.refusal = std::move(sentence)}, reply);
    }

    int refuse(const InputPuzzle& input, const Answered& refused, Reply& reply) {
        if (input.is_puzzle()) std::apply([&](Shared&... shared) { (shared.add_refused(input.number), ...); }, shared_);
        return cli::refuse(input, refused, style_.format, reply);
    }

    const Options& options_;
    const OutputStyle& style_;
    std::tuple<Shared&...> shared_;
    std::optional<Worker> worker_;
};

/// Answers every puzzle of the input with one worker per job; returns the highest exit code. Shared objects hear of
/// refused puzzles.
template <typename Worker, typename... Shared>
int answer_puzzles(const Options& options, Outputs outputs, Shared&... shared) {
    const OutputStyle style = style_of(options, outputs.results);
    PuzzleInput input(options.files, options.from, style.format);
    if (!options.quiet) announce_terminal_input(options.files);
    WorkDone done;
    {  // the progress line is cleared before any message about the end
        ProgressLine progress(!options.quiet, [&] { return input.share(); });
        OrderedJobs jobs(outputs, progress, style.format, options.jobs);
        done = jobs.run<AnswerJob<Worker, Shared...>>(input, options, style, shared...);
    }
    return finish_work(done, input, outputs);
}

}  // namespace gridwright::cli
