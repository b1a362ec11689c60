#include "cli/answer_puzzles.hpp"

#include "cli/options/header_options.hpp"
#include "cli/output/message.hpp"
#include "cli/output/output.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/writer.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

/// How far the work came before something ended it.
struct End {
    std::string_view what;
    std::uint64_t answered, known;
    bool all_known;
};

void tell_end(const End& end, const Output& output) {
    std::string sentence = fmt::format("{} after ", end.what);
    if (end.all_known)
        sentence += fmt::format("{} of {} puzzles", end.answered, end.known);
    else if (end.known > end.answered)
        sentence += fmt::format("{} of at least {} puzzles", end.answered, end.known);
    else
        sentence += base::counted(static_cast<std::int64_t>(end.answered), "puzzle");
    if (const std::string part = output.part(); !part.empty()) sentence += "; what is done is in " + part;
    tell(sentence);
}

/// Ends work that a signal stopped. The finished part is saved before anything else happens.
int finish_stopped(const WorkDone& done, PuzzleInput& input, Output& output) {
    output.leave_unfinished();
    const PuzzleInput::Rest rest = input.count_rest();
    if (rest.all && done.answered == done.taken + rest.count) {  // the signal came too late to stop anything
        output.be_finished();
        return done.code;
    }
    tell_end({"stopped", done.answered, done.taken + rest.count, rest.all}, output);
    return std::max(done.code, 3);
}

}  // namespace

std::optional<std::string> why_unanswerable(const InputPuzzle& input, answers::OutputFormat format) {
    if (!input.sheet) return input.sheet.error().message;
    return format.cannot_write(*input.sheet);
}

int finish(const InputPuzzle& input, const Answered& answered, Reply& reply) {
    if (answered.contradiction.empty()) return answered.code;
    reply.complain(fmt::format("{}: {}\n", input.where(), one_line(answered.contradiction)));
    return std::max(answered.code, 1);
}

int refuse(const InputPuzzle& input, const std::string& sentence, answers::OutputFormat format, Reply& reply) {
    const std::string place = input.where();
    if (format.is_json())
        reply.print(answers::json_of_refusal(fmt::format("{}: {}", place, sentence), input.about()) + '\n');
    reply.complain(fmt::format("{}: {}\n", place, one_line(sentence)));
    return 2;
}

std::unique_ptr<puzzles::Puzzle> puzzle_from(sheet::Sheet sheet, const Options& options) {
    if (!options.header.empty()) {
        const std::vector<int> before = sheet.options;
        say_in_header(options.header, sheet);
        if (sheet.options != before) sheet.expect.clear();
    }
    return puzzles::make(std::move(sheet));
}

void announce_terminal_input(std::span<const std::string> files) {
    if (std::ranges::find(files, "-") != files.end() && isatty(STDIN_FILENO) && isatty(STDERR_FILENO))
        tell("reading puzzles from the terminal; end with Ctrl-D");
}

int finish_work(const WorkDone& done, PuzzleInput& input, Output& output) {
    if (!output.works()) return done.code;
    if (done.out_of_memory) {
        output.leave_unfinished();
        tell_end({"out of memory", done.answered, done.taken, false}, output);
        return done.code;
    }
    if (done.without_memory > 0)
        tell(fmt::format("out of memory for {} without an answer; use fewer --jobs",
                         base::counted(static_cast<std::int64_t>(done.without_memory), "puzzle")));
    return host::interrupt::signalled() ? finish_stopped(done, input, output) : done.code;
}

}  // namespace gridwright::cli
