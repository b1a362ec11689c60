#pragma once

// What solve, check and convert share: read puzzles, answer each, print the answers in the order of the puzzles. With
// several jobs each thread has its own responder; an answer waits for those before it, and both the answers that wait
// and the text of each are bounded, so memory stays small however long the input is.

#include "cli/arguments.hpp"
#include "cli/look.hpp"
#include "gridwright/base/result.hpp"
#include "gridwright/puzzles/puzzle.hpp"

#include <functional>
#include <memory>

namespace gridwright::cli {

class Stream;

/// The answer to one puzzle while it is being made.
class Reply {
  public:
    /// Appends to the results; returns false when nobody reads them any more.
    bool print(std::string_view text);

    /// Tells people who wait what the search has reached.
    void show_progress(std::string reached);

  private:
    friend class Stream;
    Reply(Stream& stream, std::uint64_t index);

    Stream& stream_;
    std::uint64_t index_;
    std::string text_;
    std::string complaint_;
    std::chrono::nanoseconds passed_on_;
};

/// Answers one puzzle and gives the exit code; an error is a puzzle that is refused.
using Responder = std::function<base::Result<int>(const puzzles::Puzzle& puzzle, Reply& reply)>;

/// Answers every puzzle of the input, with one responder a job; gives the highest exit code.
int answer_all(const Options& options, Output& output, const std::function<Responder()>& new_responder);

/// The same with a Worker for each job, made from the options and the look, that serves one puzzle after the other.
template <typename Worker>
int answer_all_with(const Options& options, Output& output) {
    const Look look = look_of(options, output);
    return answer_all(options, output, [&]() -> Responder {
        return [worker = std::make_shared<Worker>(options, look)](const puzzles::Puzzle& puzzle, Reply& reply) {
            return (*worker)(puzzle, reply);
        };
    });
}

}  // namespace gridwright::cli
