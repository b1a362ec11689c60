#include "cli/answer_puzzles.hpp"

#include "cli/options/header_options.hpp"
#include "cli/output/message.hpp"
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

/// The names of the files that keep what is done.
std::vector<std::string> parts_of(const Outputs& outputs) {
    std::vector<std::string> parts{outputs.results.part()};
    if (outputs.trace) parts.push_back(outputs.trace->part());
    std::erase(parts, "");
    return parts;
}

void tell_end(const End& end, const Outputs& outputs) {
    std::string sentence = fmt::format("{} after ", end.what);
    if (end.all_known)
        sentence += fmt::format("{} of {} puzzles", end.answered, end.known);
    else if (end.known > end.answered)
        sentence += fmt::format("{} of at least {} puzzles", end.answered, end.known);
    else
        sentence += base::counted(static_cast<std::int64_t>(end.answered), "puzzle");
    if (const auto parts = parts_of(outputs); !parts.empty())
        sentence += "; the finished part is in " + base::listed(parts);
    tell(sentence);
}

/// Ends work that a signal stopped. The finished part is saved before anything else happens.
int finish_stopped(const WorkDone& done, PuzzleInput& input, Outputs outputs) {
    outputs.leave_unfinished();
    const PuzzleInput::Rest rest = input.count_rest();
    if (rest.all && done.answered == done.taken + rest.count) {  // the signal came too late to stop anything
        outputs.be_finished();
        return done.code;
    }
    tell_end({"stopped", done.answered, done.taken + rest.count, rest.all}, outputs);
    return std::max(done.code, 3);
}

/// Ends work that stopped because one of the outputs failed. The other one, if there is another, is left unfinished.
int finish_failed(const WorkDone& done, Outputs outputs) {
    if (!outputs.trace) return done.code;
    outputs.leave_unfinished();
    if (!parts_of(outputs).empty()) tell_end({"stopped", done.answered, done.taken, false}, outputs);
    return done.code;
}

std::string place_of(const InputPuzzle& input, const Answered& answered) {
    return answered.where.empty() ? input.where() : answered.where;
}

}  // namespace

std::optional<std::string> why_unanswerable(const InputPuzzle& input, answers::OutputFormat format) {
    if (!input.sheet) return input.sheet.error().message;
    return format.cannot_write(*input.sheet);
}

int finish(const InputPuzzle& input, const Answered& answered, Reply& reply) {
    if (answered.contradiction.empty()) return answered.code;
    reply.complain(fmt::format("{}: {}\n", place_of(input, answered), one_line(answered.contradiction)));
    return std::max(answered.code, 1);
}

int refuse(const InputPuzzle& input, const Answered& refused, answers::OutputFormat format, Reply& reply) {
    const std::string place = place_of(input, refused);
    if (format.is_json())
        reply.print(answers::json_of_refusal(fmt::format("{}: {}", place, refused.refusal), input.about()) + '\n');
    reply.complain(fmt::format("{}: {}\n", place, one_line(refused.refusal)));
    return 2;
}

sheet::Sheet with_header(sheet::Sheet sheet, const Options& options) {
    if (options.header.empty()) return sheet;
    const std::vector<int> before = sheet.options;
    say_in_header(options.header, sheet);
    if (sheet.options != before) sheet.expect.clear();
    return sheet;
}

std::unique_ptr<puzzles::Puzzle> puzzle_from(sheet::Sheet sheet, const Options& options) {
    return puzzles::make(with_header(std::move(sheet), options));
}

void announce_terminal_input(std::span<const std::string> files) {
    if (std::ranges::find(files, "-") != files.end() && isatty(STDIN_FILENO) && isatty(STDERR_FILENO))
        tell("reading puzzles from the terminal; end with Ctrl-D");
}

int finish_work(const WorkDone& done, PuzzleInput& input, Outputs outputs) {
    if (!outputs.work()) return finish_failed(done, outputs);
    if (done.out_of_memory) {
        outputs.leave_unfinished();
        tell_end({"out of memory", done.answered, done.taken, false}, outputs);
        return done.code;
    }
    if (done.without_memory > 0)
        tell(fmt::format("out of memory for {} without an answer; use fewer --jobs",
                         base::counted(static_cast<std::int64_t>(done.without_memory), "puzzle")));
    return host::interrupt::signalled() ? finish_stopped(done, input, outputs) : done.code;
}

}  // namespace gridwright::cli
