#include "cli/answer_puzzles.hpp"

#include "cli/input/puzzle_input.hpp"
#include "cli/options/header_options.hpp"
#include "cli/output/message.hpp"
#include "cli/output/output.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/writer.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <new>

namespace gridwright::cli {
namespace {

int refuse(const InputPuzzle& record, const std::string& sentence, answers::OutputFormat format, Reply& reply) {
    const std::string place = record.where();
    if (format.is_json())
        reply.print(answers::json_of_refusal(fmt::format("{}: {}", place, sentence), record.about()) + '\n');
    reply.complain(fmt::format("{}: {}\n", place, one_line(sentence)));
    return 2;
}

/// One job: a responder, and a new one after each puzzle for which memory ran out, since nothing is left of the first.
/// It is made with the first puzzle, so that each puzzle has an answer even where there is no memory for a responder.
class PuzzleJob {
  public:
    PuzzleJob(const Options& options, answers::OutputFormat format, const std::function<Responder()>& new_responder)
        : options_(options), format_(format), new_responder_(new_responder) {}

    int operator()(InputPuzzle record, Reply& reply) {
        if (!record.sheet) return refuse(record, record.sheet.error().message, format_, reply);
        if (const auto sentence = format_.cannot_write(*record.sheet)) return refuse(record, *sentence, format_, reply);
        try {
            return answer(record, reply);
        } catch (const std::bad_alloc&) {
            respond_ = nullptr;
            return refuse(record, "not enough memory for this puzzle; try another --engine or fewer --jobs", format_,
                          reply);
        }
    }

  private:
    int answer(InputPuzzle& record, Reply& reply) {
        if (!respond_) respond_ = new_responder_();
        say_in_header(options_.header, *record.sheet);
        const auto puzzle = puzzles::make(*std::move(record.sheet));
        const base::Result<int> code = respond_({*puzzle, record.about(), record.one_of_many}, reply);
        return code ? *code : refuse(record, code.error().message, format_, reply);
    }

    const Options& options_;
    const answers::OutputFormat format_;
    const std::function<Responder()>& new_responder_;
    Responder respond_;
};

/// How far the work had come when something ended it.
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

/// The end of a run that a signal stopped: what is done is put in its place before anything else happens.
int end_stopped(int code, std::uint64_t answered, std::uint64_t taken, PuzzleInput& inputs, Output& output) {
    output.leave_unfinished();
    const PuzzleInput::Rest rest = inputs.count_rest();
    if (rest.all && answered == taken + rest.count) {  // the signal came too late to stop anything
        output.be_finished();
        return code;
    }
    tell_end({"stopped", answered, taken + rest.count, rest.all}, output);
    return std::max(code, 3);
}

}  // namespace

int answer_all(const Options& options, Output& output, const std::function<Responder()>& new_responder) {
    const answers::OutputFormat format = style_of(options, output).format;
    // Whoever reads objects may wait for the answer to one puzzle before it writes the next.
    const auto ahead = format.is_json() ? PuzzleInput::Ahead::no : PuzzleInput::Ahead::yes;
    PuzzleInput inputs(options.files, options.from, ahead);
    int code = 0;
    std::uint64_t answered = 0, taken = 0, without_memory = 0;
    bool out_of_memory = false;
    {  // progress is gone before anything is said about the end
        Progress progress(!options.quiet);
        OrderedJobs jobs(output, progress, format, options.jobs);
        code = jobs.run([&] { return inputs.next(); }, [&] { return PuzzleJob(options, format, new_responder); });
        answered = jobs.answered();
        taken = jobs.taken();
        without_memory = jobs.without_memory();
        out_of_memory = jobs.out_of_memory();
    }
    if (!output.works()) return code;
    if (out_of_memory) {
        output.leave_unfinished();
        tell_end({"out of memory", answered, taken, false}, output);
        return code;
    }
    if (without_memory > 0)
        tell(fmt::format("out of memory for {} without an answer; use fewer --jobs",
                         base::counted(static_cast<std::int64_t>(without_memory), "puzzle")));
    return host::interrupt::signalled() ? end_stopped(code, answered, taken, inputs, output) : code;
}

}  // namespace gridwright::cli
