#pragma once

// The jobs of a run: each makes one puzzle after the other. Where it depends on the puzzles before whether one belongs
// to the run, a job waits for its turn before it decides.

#include "cli/generate/run_settings.hpp"
#include "cli/output/ordered_jobs.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/answers/make_run.hpp"

#include <list>

namespace gridwright::cli {

/// A puzzle to make: its number, and the part of the run that it is for.
struct PuzzleTask {
    std::size_t part;
    std::uint64_t number;
};

/// A puzzle that waits until the run is sorted.
struct RankedPuzzle {
    std::size_t part;  ///< the parts rise
    int score;
    std::uint64_t number;
    std::string text;
};

/// The data that all jobs of a run share.
struct GenerateRun {
    const Options& options;
    answers::MakeAsk make;  ///< with its seed
    RunSettings settings;
    OutputStyle style;
    std::uint64_t before = 0;   ///< puzzles made by an earlier run
    std::uint64_t numbers = 0;  ///< numbers that it took
    std::vector<answers::RunPart> parts = {};
    std::list<answers::Selection> selections = {};  ///< one for each part; only who has the turn changes them
    std::vector<RankedPuzzle> ranked = {};          ///< of a rising run; only who has the turn adds to it

    /// Whether the puzzles before decide which ones belong to the run.
    bool choosy() const { return make.distinct || make.rising; }
    answers::Selection& selection(std::size_t part) { return *std::next(selections.begin(), static_cast<long>(part)); }
};

/// The puzzles still to make.
class PuzzleTasks {
  public:
    explicit PuzzleTasks(GenerateRun& run) : run_(run), number_(run.make.first + run.numbers) {}

    std::optional<PuzzleTask> next();

  private:
    GenerateRun& run_;
    std::size_t part_ = 0;
    std::uint64_t number_;
};

/// One job.
class GenerateJob {
  public:
    explicit GenerateJob(GenerateRun& run);

    int operator()(PuzzleTask task, Reply& reply);

  private:
    int make(PuzzleTask task, Reply& reply);
    int select(PuzzleTask task, generator::Made made, Reply& reply);
    int refuse(PuzzleTask task, const generator::Refusal& refusal, Reply& reply);
    std::string text_of_made(PuzzleTask task, generator::Made made) const;

    GenerateRun& run_;
    std::vector<std::string> commands_;  // by part
    kernel::Limits limits_;
    std::vector<std::optional<answers::Workshop>> workshops_;  // by part, opened when needed
};

/// The exit code of a run that ended for lack of memory.
inline constexpr int out_of_memory = 2;

int exit_code_of(generator::Refusal::Why why);

generator::Attempt<answers::Workshop> open_workshop(const answers::MakeAsk& make,
                                                    const generator::MakeSettings& settings);

}  // namespace gridwright::cli
