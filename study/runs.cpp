#include "study/runs.hpp"

#include "gridwright/answers/context.hpp"
#include "gridwright/base/deadline.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/writer.hpp"
#include "host/jobs.hpp"
#include "study/recipe_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <new>
#include <set>

namespace gridwright::study {
namespace {

/// FNV-1a of the puzzle's text without its remarks, in hexadecimal.
std::string fingerprint(sheet::Sheet sheet) {
    sheet::clear_remarks(sheet);
    std::string text;
    formats::write(sheet, formats::text::codec, text);
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return fmt::format("{:016x}", hash);
}

std::string text_of(const kernel::Labeling& labeling) {
    return fmt::format("{} {} {}", name_in(kernel::variable_choices, labeling.variable),
                       name_in(kernel::value_choices, labeling.value), name_in(orders, labeling.order));
}

bool chosen(const std::vector<std::string>& names, const std::string& name) {
    return names.empty() || contains(names, name);
}

/// What the puzzles want fewest of, in the plural; "objective" where that is nothing, or not the same for all.
class ObjectiveName {
  public:
    void add(const puzzles::Puzzle& puzzle) {
        puzzle.model(model_);
        if (model_.objective) names_.insert(sheet::noun_of(puzzle.notation(), model_.objective->value) + "s");
    }

    std::string text() const { return names_.size() == 1 ? *names_.begin() : "objective"; }

  private:
    kernel::Model model_;
    std::set<std::string> names_;
};

/// The work of one job, with engines and models whose memory serves one run after the other.
class Job {
  public:
    explicit Job(const std::atomic<bool>& stop) : stop_(stop) {}

    /// The record of the run; none when the stop flag cut it short.
    std::optional<RunRecord> run(const PlannedRun& run) {
        RunRecord record = begun_record(run);
        const auto started = base::now();
        kernel::Search search = run.search;
        search.limits.stop = &stop_;
        answers::SearchListener listener;
        if (run.goal == answers::Goal::one)
            listener.on_progress = [&](const answers::Progress& progress) {
                if (progress.best &&
                    (record.improvements.empty() || record.improvements.back().objective != *progress.best))
                    record.improvements.push_back({base::now() - started, *progress.best});
                return true;
            };
        const auto solved =
            answers::solve(workspace_of(run.key.engine), *run.puzzle, run.goal, std::move(search), listener);
        if (!solved) {
            record.verdict = "refused";
            return record;
        }
        const kernel::Outcome& outcome = solved->outcome;
        if (outcome.stopped == kernel::Stop::cancelled) return std::nullopt;
        record.time = solved->effort.time;
        record.verdict = name(outcome.verdict());
        record.limit_reached = outcome.stopped == kernel::Stop::limit;
        record.solutions = outcome.found;
        record.stats = outcome.stats;
        record.objective = outcome.objective;
        record.bound = outcome.bound;
        return record;
    }

  private:
    /// The record of a run before its search.
    static RunRecord begun_record(const PlannedRun& run) {
        const sheet::Sheet& sheet = run.puzzle->sheet();
        RunRecord record{.key = run.key};
        record.rows = static_cast<std::uint64_t>(sheet.size.rows);
        record.columns = static_cast<std::uint64_t>(sheet.size.columns);
        for (const auto& side : sheet.sides)
            record.clues +=
                static_cast<std::uint64_t>(std::count_if(side.begin(), side.end(), [](int clue) { return clue != 0; }));
        for (int cell = 0; cell < sheet.size.cells(); ++cell) record.givens += sheet.cells[cell].has_value() ? 1 : 0;
        return record;
    }

    answers::Workspace& workspace_of(const std::string& engine) {
        return workspaces_.try_emplace(engine, *context_.engine(engine)).first->second;
    }

    const std::atomic<bool>& stop_;
    answers::Context context_{engines::table()};
    std::map<std::string, answers::Workspace> workspaces_;  ///< by engine
};

/// Plans the runs of one puzzle.
void add_runs(const Recipe& recipe, const RunOptions& options, const RunKey& of_puzzle,
              const std::shared_ptr<const puzzles::Puzzle>& puzzle, Plan& plan) {
    const RunLimit limit = run_limit(recipe, options);
    for (const NamedSolver& solver : recipe.solvers) {
        if (!engines::find(solver.engine)) continue;
        if (options.quick && !chosen(recipe.quick.solvers.names, solver.name)) continue;
        for (const NamedLabeling& labeling : recipe.labelings) {
            if (options.quick && !chosen(recipe.quick.labelings.names, labeling.name)) continue;
            PlannedRun run{of_puzzle, puzzle, solver.name, labeling.name, recipe.goal, {}};
            run.key.engine = solver.engine;
            run.key.strength = name_in(kernel::strengths, solver.strength);
            run.key.labeling = text_of(labeling.labeling);
            run.search.solutions = answers::solutions_for(recipe.goal);
            run.search.keep = 1;
            run.search.strength = solver.strength;
            run.search.labeling = labeling.labeling;
            run.search.limits = {limit.time, limit.failures, nullptr};
            run.search.seed = options.seed;
            plan.runs.push_back(std::move(run));
        }
    }
}

}  // namespace

RunLimit run_limit(const Recipe& recipe, const RunOptions& options) {
    RunLimit limit = options.quick && recipe.quick.limit ? *recipe.quick.limit : recipe.limit;
    if (options.time) limit.time = options.time;
    return limit;
}

base::Result<Plan> plan(const Recipe& recipe, const RunOptions& options, const std::atomic<bool>& stop) {
    Plan result;
    ObjectiveName objective;
    std::set<std::string> missing;
    for (const NamedSolver& solver : recipe.solvers)
        if (!engines::find(solver.engine)) missing.insert(solver.engine);
    result.missing_engines.assign(missing.begin(), missing.end());
    for (const PuzzleSet& set : recipe.puzzles) {
        if (options.quick && !chosen(recipe.quick.puzzles.names, set.name)) continue;
        const LoadOptions loading{options.quick ? recipe.quick.count : std::nullopt, options.seed, &stop};
        auto loaded = load(recipe, set, loading);
        if (!loaded) return loaded.error();
        RunKey key{.puzzles = set.name,
                   .question = std::string(name_of(recipe.goal)),
                   .limit = text_of(run_limit(recipe, options)),
                   .seed = options.seed};
        for (const auto& puzzle : loaded->puzzles) {
            ++key.number;
            key.board = fingerprint(puzzle->sheet());
            objective.add(*puzzle);
            add_runs(recipe, options, key, puzzle, result);
        }
    }
    result.objective = objective.text();
    return result;
}

std::size_t carry_out(const std::vector<const PlannedRun*>& runs, int jobs, const std::atomic<bool>& stop,
                      const std::function<bool(const RunRecord&)>& finished) {
    std::atomic<std::size_t> next = 0, without_memory = 0;
    std::mutex handing_over;
    bool go_on = true;  // guarded by handing_over
    const auto work = [&] {
        std::optional<Job> job;
        while (!stop) {
            const std::size_t mine = next++;
            if (mine >= runs.size()) return;
            try {
                if (!job) job.emplace(stop);
                const auto record = job->run(*runs[mine]);
                const std::lock_guard lock(handing_over);
                if (record && go_on) go_on = finished(*record);
                if (!go_on) return;
            } catch (const std::bad_alloc&) {
                job.reset();
                ++without_memory;
            }
        }
    };
    host::run_jobs(jobs, work);
    return without_memory;
}

}  // namespace gridwright::study
