// Generates puzzles. A puzzle is fully determined by its options, seed and number, so any number of jobs, a run split
// by --first and a resumed run all end with the same bytes.

#include "cli/generate/finished_file.hpp"
#include "cli/generate/making.hpp"
#include "cli/generate/part_file.hpp"
#include "cli/generate/seed.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/message.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/base/seconds.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/writer.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace gridwright::cli {
namespace {

using generator::Refusal;

int refuse_run(std::string_view sentence) {
    tell(sentence);
    return 2;
}

/// The settings of the whole run.
RunSettings settings_of(const GenerateRun& run) {
    RunSettings settings = run.settings;
    settings.add("--first", fmt::format("{}", run.make.first));
    settings.add("--count", fmt::format("{}", run.make.count));
    settings.add("--to", run.style.format.name());
    if (run.style.solutions) settings.add("--solutions", "");
    if (run.make.distinct) settings.add("--distinct", "");
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
    return run.settings.any_effort() && !run.make.distinct ? "; --resume with a larger --effort may continue" : "";
}

/// Reports what is kept of a run that ended early, and how to continue it.
void end_early(const GenerateRun& run, Reached reached, int code, const std::optional<PartFile>& part, Output& output) {
    const std::uint64_t count = run.make.count;
    const std::string_view end = end_of(code);
    if (!part) {
        if (end.empty()) return;
        if (run.make.distinct)
            tell(fmt::format("{}{} of {} puzzles", end, reached.made, count));
        else if (reached.tried < count)
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

/// Prints a rising run in its order.
void print_sorted(GenerateRun& run, Output& output) {
    std::ranges::sort(run.ranked, {},
                      [](const RankedPuzzle& puzzle) { return std::tuple(puzzle.part, puzzle.score, puzzle.number); });
    for (const RankedPuzzle& puzzle : run.ranked) {
        if (&puzzle != &run.ranked.front() && !run.style.format.line_each()) output.write("\n");
        output.write(puzzle.text);
    }
}

/// Reports what there is of a rising run that is not complete.
void end_rising_early(const GenerateRun& run, int code, Output& output) {
    output.leave_unfinished();
    const std::string part = output.part();
    tell(fmt::format("{}{} of {} puzzles{}", end_of(code), run.ranked.size(), run.make.count,
                     part.empty() ? (end_of(code).empty() ? " were found" : "") : "; they are in " + part));
}

int make_all(GenerateRun& run, const std::optional<PartFile>& part, Output& output) {
    int code = 0;
    Reached reached{run.before, run.before};
    {  // the progress line is cleared before any message about the end
        // How many numbers it takes to find distinct puzzles is not known.
        ProgressLine progress(!run.options.quiet,
                              run.make.distinct ? std::nullopt : std::optional(WorkAmount{run.before, run.make.count}));
        OrderedJobs jobs(output, progress, run.style.format, run.options.jobs);
        PuzzleTasks tasks(run);
        const WorkDone done = jobs.run<GenerateJob>(tasks, run);
        code = done.code;
        reached.made += done.printed;
        reached.tried += done.answered;
    }
    if (run.make.rising) {
        print_sorted(run, output);
        reached = {run.ranked.size(), run.ranked.size()};
    }
    const bool all = (run.choosy() ? reached.made : reached.tried) == run.make.count;
    // A run that found nothing in its time does not replace a file.
    if ((all && reached.made > 0) || !output.works()) return code;
    if (run.make.rising)
        end_rising_early(run, code, output);
    else
        end_early(run, reached, code, part, output);
    return host::interrupt::signalled() ? std::max(code, 3) : code;
}

/// Why no puzzle can be made, checked before any file is opened.
std::optional<Refusal> refusal_of(const Options& options) {
    if (options.to) {
        if (!options.to->ends_alone())
            return Refusal{Refusal::Why::settings,
                           fmt::format("{0} does not show where a puzzle ends; make puzzles in another format and use "
                                       "convert --to {0}",
                                       options.to->name())};
        const int size = std::clamp(options.make.settings.size, 1, sheet::longest_side);
        if (auto sentence = options.to->cannot_write(sheet::blank(options.make.kind->notation, {size, size})))
            return Refusal{Refusal::Why::settings, *std::move(sentence)};
    }
    if (options.resume && !PartFile::possible(*options.output))
        return Refusal{Refusal::Why::settings,
                       fmt::format("--resume needs -o with a regular file; {} is a pipe or a device", *options.output)};
    for (const answers::RunPart& part : answers::parts_of(options.make))
        if (const auto workshop = open_workshop(options.make, part.settings); !workshop) return workshop.error();
    return std::nullopt;
}

/// Opens the output file; returns the exit code when nothing is left to do.
std::optional<int> open_file(const Options& options, std::optional<PartFile>& part, Output& output) {
    const std::string& file = *options.output;
    if (!PartFile::possible(file) || options.make.rising) {
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
    run.parts = answers::parts_of(make);
    for (const answers::RunPart& each : run.parts) run.selections.emplace_back(each.count, make.distinct);
    if (part) {
        const auto before = part->go_on(settings_of(run), make.count, run.style.format);
        if (!before) return refuse_run(before.error().message);
        run.before = before->puzzles;
        run.numbers = before->numbers;
        for (const sheet::Fingerprint& puzzle : before->distinct) run.selection(0).count_earlier(puzzle);
    }
    if (!options.make.seed) say(fmt::format("seed {}\n", *make.seed));
    if (options.search.limits.time) tell("with --time the puzzles depend on the speed of the machine");
    return make_all(run, part, output);
}

}  // namespace gridwright::cli
