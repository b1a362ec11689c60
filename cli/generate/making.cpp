#include "cli/generate/making.hpp"

#include "cli/generate/generated_puzzle.hpp"
#include "cli/output/message.hpp"
#include "gridwright/base/seconds.hpp"
#include "gridwright/engines/registry.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using Answer = answers::Selection::Answer;
using generator::Refusal;

constexpr int limited = 3;

void complain(std::uint64_t number, std::string_view sentence, Reply& reply) {
    reply.complain(fmt::format("gridwright: puzzle {}: {}\n", number, one_line(sentence)));
}

}  // namespace

int exit_code_of(Refusal::Why why) {
    switch (why) {
        case Refusal::Why::settings: return 2;
        case Refusal::Why::impossible: return 1;
        case Refusal::Why::not_found:
        case Refusal::Why::stopped: break;
    }
    return limited;
}

generator::Attempt<answers::Workshop> open_workshop(const answers::MakeAsk& make,
                                                    const generator::MakeSettings& settings) {
    return answers::Workshop::open(answers::Context(engines::table()), *make.kind, settings);
}

std::optional<PuzzleTask> PuzzleTasks::next() {
    for (; part_ < run_.parts.size(); ++part_, number_ = run_.make.first) {
        const bool all = run_.make.distinct || number_ < run_.make.first + run_.parts[part_].count;
        if (all && !run_.selection(part_).over()) return PuzzleTask{part_, number_++};
    }
    return std::nullopt;
}

GenerateJob::GenerateJob(GenerateRun& run)
    : run_(run), limits_(run.options.search.limits), workshops_(run.parts.size()) {
    limits_.stop = &host::interrupt::stop();
    for (const answers::RunPart& part : run.parts)
        commands_.push_back(answers::command_of(*run.make.kind, part.settings, *run.make.seed));
}

int GenerateJob::operator()(PuzzleTask task, Reply& reply) {
    try {
        return make(task, reply);
    } catch (const std::bad_alloc&) {
        reply.be_the_last();  // later puzzles would leave a gap in a resumable file
        return out_of_memory;
    }
}

int GenerateJob::make(PuzzleTask task, Reply& reply) {
    auto& workshop = workshops_[task.part];
    if (!workshop) {
        auto opened = open_workshop(run_.make, run_.parts[task.part].settings);
        if (!opened) return refuse(task, opened.error(), reply);
        workshop = *std::move(opened);
    }
    const std::uint64_t seed = *run_.make.seed;
    auto made = run_.style.format.is_json() ? workshop->make_graded(seed, task.number, limits_)
                                            : workshop->make(seed, task.number, limits_);
    if (!made) return refuse(task, made.error(), reply);
    if (run_.choosy()) return select(task, *std::move(made), reply);
    reply.print(text_of_made(task, *std::move(made)));
    return 0;
}

/// Takes the puzzle if it belongs to the run.
int GenerateJob::select(PuzzleTask task, generator::Made made, Reply& reply) {
    const int score = made.grade ? made.grade->score : 0;
    const sheet::Sheet puzzle = made.puzzle;
    std::string text = text_of_made(task, std::move(made));
    reply.await_turn();
    answers::Selection& selection = run_.selection(task.part);
    const Answer answer = selection.offer(puzzle);
    if (answer == Answer::given_up) {
        complain(task.number, selection.sentence(), reply);
        return limited;
    }
    if (answer != Answer::taken) return 0;
    if (run_.make.rising)
        run_.ranked.push_back({task.part, score, task.number, std::move(text)});
    else
        reply.print(text);
    return 0;
}

int GenerateJob::refuse(PuzzleTask task, const Refusal& refusal, Reply& reply) {
    if (run_.choosy()) reply.await_turn();
    answers::Selection& selection = run_.selection(task.part);
    if (run_.choosy() && selection.over()) return 0;  // the puzzle is not needed any more
    const bool stopped = refusal.why == Refusal::Why::stopped;
    if (stopped && limits_.time && !host::interrupt::stop()) {
        complain(task.number, fmt::format("not found within {} s", base::short_seconds(*limits_.time)), reply);
        if (run_.choosy()) selection.count_fruitless();
    } else {
        if (!stopped) complain(task.number, refusal.sentence, reply);
        if (run_.make.rising && !stopped)
            selection.close();  // other levels may be found
        else
            reply.be_the_last();
    }
    return exit_code_of(refusal.why);
}

std::string GenerateJob::text_of_made(PuzzleTask task, generator::Made made) const {
    return text_of(answers::GeneratedPuzzle{std::move(made), commands_[task.part], *run_.make.seed, task.number},
                   run_.style);
}

}  // namespace gridwright::cli
