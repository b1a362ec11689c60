// Generates puzzles. A puzzle is fully determined by its options, seed and number, so any number of jobs, a run split
// by
// --first and a resumed run all end with the same bytes.

#include "cli/generate/finished_file.hpp"
#include "cli/generate/generated_puzzle.hpp"
#include "cli/generate/part_file.hpp"
#include "cli/generate/run_settings.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/message.hpp"
#include "cli/output/ordered_jobs.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/base/seconds.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/writer.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <random>

namespace gridwright::cli {
namespace {

using generator::Refusal;

int refuse_run(std::string_view sentence) {
    tell(sentence);
    return 2;
}

/// The exit code of a run that ended for lack of memory.
constexpr int out_of_memory = 2;

int exit_code_of(Refusal::Why why) {
    switch (why) {
        case Refusal::Why::settings: return 2;
        case Refusal::Why::impossible: return 1;
        case Refusal::Why::not_found:
        case Refusal::Why::stopped: break;
    }
    return 3;
}

generator::Attempt<answers::Workshop> open_workshop(const answers::MakeAsk& make) {
    return answers::Workshop::open(answers::Context(engines::table()), *make.kind, make.settings);
}

/// The data that all jobs of a run share.
struct GenerateRun {
    const Options& options;
    answers::MakeAsk make;  ///< with its seed
    RunSettings settings;
    OutputStyle style;
    std::uint64_t before = 0;  ///< puzzles made by an earlier run

    std::uint64_t end() const { return make.first + make.count; }
};

/// The numbers of the puzzles still to make.
struct PuzzleNumbers {
    std::uint64_t first, end;

    std::optional<std::uint64_t> next() { return first < end ? std::optional(first++) : std::nullopt; }
};

/// One job, which makes one puzzle after the other.
class GenerateJob {
  public:
    explicit GenerateJob(const GenerateRun& run)
        : run_(run),
          command_(run.settings.command()),
          limits_(run.options.search.limits),
          workshop_(*open_workshop(run.make)) {
        limits_.stop = &host::interrupt::stop();
    }

    int operator()(std::uint64_t index, Reply& reply) {
        try {
            return make(index, reply);
        } catch (const std::bad_alloc&) {
            reply.be_the_last();  // later puzzles would leave a gap in a resumable file
            return out_of_memory;
        }
    }

  private:
    int make(std::uint64_t index, Reply& reply) {
        const std::uint64_t seed = *run_.make.seed;
        auto made = workshop_.make(seed, index, limits_);
        if (made) {
            reply.print(text_of(answers::GeneratedPuzzle{*std::move(made), command_, seed, index}, run_.style));
            return 0;
        }
        const Refusal& refusal = made.error();
        const bool stopped = refusal.why == Refusal::Why::stopped;
        if (stopped && limits_.time && !host::interrupt::stop()) {
            complain(index, fmt::format("not found within {} s", base::short_seconds(*limits_.time)), reply);
        } else {
            if (!stopped) complain(index, refusal.sentence, reply);
            reply.be_the_last();
        }
        return exit_code_of(refusal.why);
    }

    static void complain(std::uint64_t index, std::string_view sentence, Reply& reply) {
        reply.complain(fmt::format("gridwright: puzzle {}: {}\n", index, one_line(sentence)));
    }

    const GenerateRun& run_;
    const std::string command_;
    kernel::Limits limits_;
    answers::Workshop workshop_;
};

std::uint64_t drawn_seed() {
    constexpr std::uint64_t below = 10'000'000'000;  // short enough to type
    std::random_device source;
    const std::uint64_t high = source();
    return (high << 32 | source()) % below;
}

/// The settings of the whole run.
RunSettings settings_of(const GenerateRun& run) {
    RunSettings settings = run.settings;
    settings.add("--first", fmt::format("{}", run.make.first));
    settings.add("--count", fmt::format("{}", run.make.count));
    settings.add("--to", run.style.format.name());
    if (run.style.solutions) settings.add("--solutions", "");
    if (const auto time = run.options.search.limits.time) settings.add("--time", base::short_seconds(*time));
    return settings;
}

/// The progress of a run, including the puzzles of an earlier one.
struct Reached {
    std::uint64_t made;   ///< puzzles
    std::uint64_t tried;  ///< including those not found in time
};

/// Why a run ended early: "stopped after ", "out of memory after ".
std::string_view end_of(int code) {
    if (host::interrupt::signalled()) return "stopped after ";
    return code == out_of_memory ? "out of memory after " : "";
}

std::string_view way_on(const GenerateRun& run, int code) {
    if (run.options.search.limits.time) return "";
    if (!end_of(code).empty()) return "; --resume continues";
    return run.settings.any_effort() ? "; --resume with a larger --effort may continue" : "";
}

/// Reports what is kept of a run that ended early, and how to continue it.
void end_early(const GenerateRun& run, Reached reached, int code, const std::optional<PartFile>& part, Output& output) {
    const std::uint64_t count = run.make.count;
    const std::string_view end = end_of(code);
    if (!part) {
        if (!end.empty() && reached.tried < count)
            tell(fmt::format("{}{} of {} puzzles; --seed {} --first {} --count {} makes the rest", end, reached.made,
                             count, *run.make.seed, run.make.first + reached.tried, count - reached.tried));
        return;
    }
    output.leave_unfinished();
    if (!part->in_place())
        return tell(fmt::format("{}{} of {} puzzles; {} was replaced or removed meanwhile, so they are lost", end,
                                reached.made, count, part->name()));
    const bool resumable = !run.options.search.limits.time;
    if (reached.made == 0 && !(resumable && !end.empty())) return part->discard();
    // The separator before the next board, which shows that the last one is complete.
    if (resumable && !run.style.format.line_each() && reached.made > run.before) output.write("\n");
    tell(fmt::format("{}{} of {} puzzles{} in {}{}", end, reached.made, count, end.empty() ? " are" : "; they are",
                     part->name(), way_on(run, code)));
}

int make_all(const GenerateRun& run, const std::optional<PartFile>& part, Output& output) {
    int code = 0;
    Reached reached{run.before, run.before};
    {  // the progress line is cleared before any message about the end
        ProgressLine progress(!run.options.quiet, WorkAmount{run.before, run.make.count});
        OrderedJobs jobs(output, progress, run.style.format, run.options.jobs);
        PuzzleNumbers numbers{run.make.first + run.before, run.end()};
        const WorkDone done = jobs.run<GenerateJob>(numbers, run);
        code = done.code;
        reached.made += done.printed;
        reached.tried += done.answered;
    }
    // A run that found nothing in its time does not replace a file.
    const bool worth_keeping = reached.tried == run.make.count && reached.made > 0;
    if (worth_keeping || !output.works()) return code;
    end_early(run, reached, code, part, output);
    return host::interrupt::signalled() ? std::max(code, 3) : code;
}

/// Why no puzzle can be made, checked before any file is opened.
std::optional<Refusal> refusal_of(const Options& options) {
    if (options.to) {
        const int size = std::clamp(options.make.settings.size, 1, sheet::longest_side);
        if (auto sentence = options.to->cannot_write(sheet::blank(options.make.kind->notation, {size, size})))
            return Refusal{Refusal::Why::settings, *std::move(sentence)};
    }
    if (options.resume && !PartFile::possible(*options.output))
        return Refusal{Refusal::Why::settings,
                       fmt::format("--resume needs -o with a regular file; {} is a pipe or a device", *options.output)};
    const auto workshop = open_workshop(options.make);
    return workshop ? std::nullopt : std::optional(workshop.error());
}

/// Opens the output file; returns the exit code when nothing is left to do.
std::optional<int> open_file(const Options& options, std::optional<PartFile>& part, Output& output) {
    const std::string& file = *options.output;
    if (!PartFile::possible(file)) {
        output.open(file);
        return output.works() ? std::nullopt : std::optional(2);
    }
    if (const auto why = host::why_not_replaced(file))
        return refuse_run(fmt::format("cannot write {}: {}", file, *why));
    auto opened = PartFile::open(file, options.resume);
    if (!opened) return refuse_run(opened.error().message);
    if (opened->finished()) {
        if (!is_finished(file, options.make, options.to.value_or(answers::usual_format()), options.solutions))
            return refuse_run(file + " is there and is not what this command makes; choose another name or remove it");
        opened->forget_settings();
        tell(file + " is finished; there is nothing to resume");
        return 0;
    }
    output.open(file, opened->growing_file());
    part.emplace(*std::move(opened));
    return std::nullopt;
}

}  // namespace

int generate(const Options& options, Output& output) {
    if (const auto refusal = refusal_of(options)) {
        const bool usage = refusal->why == Refusal::Why::settings;
        tell(refusal->sentence + (usage ? "; see gridwright generate --help" : ""));
        return exit_code_of(refusal->why);
    }
    std::optional<PartFile> part;
    if (options.output)
        if (const auto code = open_file(options, part, output)) return *code;

    answers::MakeAsk make = options.make;
    if (!make.seed && part) make.seed = part->seed();
    if (!make.seed) make.seed = drawn_seed();
    GenerateRun run{options, make, RunSettings(make), style_of(options, output)};
    if (part) {
        const auto before = part->go_on(settings_of(run), make.count, run.style.format);
        if (!before) return refuse_run(before.error().message);
        run.before = *before;
    }
    if (!options.make.seed) say(fmt::format("seed {}\n", *make.seed));
    if (options.search.limits.time) tell("with --time the puzzles depend on the speed of the machine");
    return make_all(run, part, output);
}

}  // namespace gridwright::cli
