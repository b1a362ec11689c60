#include "bench/generation.hpp"

#include "bench/engine_timing.hpp"
#include "bench/sgt_towers.hpp"
#include "bench/stopwatch.hpp"
#include "gridwright/answers/make.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/generator/registry.hpp"

#include <fmt/format.h>

namespace gridwright::bench {
namespace {

using namespace std::chrono_literals;

enum class Beside { nothing, towers, solves };

/// Puzzles to make, and the demand on their speed.
struct BatchRow {
    std::string_view kind;
    int size;
    std::size_t count;
    Beside beside = Beside::nothing;
    double must = 0, aim = 0;
    std::size_t towers = 0;  ///< puzzles of `sgt-towers`
    std::string_view setting = {}, value = {};
};

constexpr BatchRow table[] = {
    {"skyscraper", 6, 200, Beside::towers, 30, 60, 30},
    {"skyscraper", 7, 200, Beside::towers, 50, 100, 20},
    {"skyscraper", 8, 100, Beside::towers, 50, 100, 10},
    {"skyscraper", 9, 50, Beside::towers, 200, 400, 4},
    {"skyscraper", 10, 20},
    {"skyscraper", 12, 3},
    {.kind = "skyscraper", .size = 8, .count = 20, .setting = "givens", .value = "none"},
    {.kind = "skyscraper", .size = 6, .count = 20, .setting = "thin"},
    {"hoodoo", 6, 50},
    {"hoodoo", 7, 100},
    {"hoodoo", 8, 5},
    {"hoodoo", 12, 5},
    {"close-or-far", 6, 500, Beside::solves, 35},
    {"close-or-far", 7, 500, Beside::solves, 45},
    {"close-or-far", 8, 100, Beside::solves, 460},
    {"close-or-far", 9, 2},
    {.kind = "close-or-far", .size = 12, .count = 50, .setting = "extra"},
    {.kind = "close-or-far", .size = 20, .count = 20, .setting = "extra"},
};

/// A puzzle of each level from 1 up must be made so often in a second; the highest levels are only measured.
constexpr int level_size = 6, highest_demanded = 6;
constexpr double demanded_rate = 50;
/// Levels are measured until so much time has passed, and at least so many puzzles were tried.
constexpr Time level_time = 1s;
constexpr std::size_t fewest_tried = 3;

std::string name_of(const BatchRow& row) {
    std::string name = fmt::format("{} {}", row.kind, row.size);
    if (!row.setting.empty()) name += fmt::format(" --{}", row.setting);
    if (!row.value.empty()) name += fmt::format(" {}", row.value);
    return name;
}

/// Fewer of everything, and nothing that takes seconds: small batches and the 9 x 9 of `sgt-towers` are left out.
BatchRow quick_row(BatchRow row) {
    row.count /= 10;
    row.towers = row.size < 9 ? row.towers / 5 : 0;
    return row;
}

class Generation {
  public:
    Generation(const std::filesystem::path& sets, const std::atomic<bool>& stop)
        : sets_(sets), stop_(stop), towers_(SgtTowers::found()) {}

    base::Result<GenerationFigures> run(bool quick) {
        GenerationFigures figures;
        if (towers_) {
            const auto start = towers_->measure_start();
            if (!start) return start.error();
            figures.start = *start;
        }
        for (const BatchRow& usual : table) {
            const BatchRow row = quick ? quick_row(usual) : usual;
            if (row.count == 0) continue;
            auto batch = measured(row);
            if (stop_) break;
            if (!batch) return batch.error();
            figures.batches.push_back(*std::move(batch));
        }
        for (int level = 1; level <= explain::highest_level && !stop_; ++level) {
            auto batch = of_level(level, quick);
            if (!batch) return batch.error();
            if (!stop_) figures.levels.push_back(*std::move(batch));
        }
        return figures;
    }

  private:
    base::Result<Batch> measured(const BatchRow& row) {
        switch (row.beside) {
            case Beside::nothing: break;
            case Beside::towers: return beside_towers(row);
            case Beside::solves: return beside_solves(row);
        }
        return made(row);
    }

    base::Result<Batch> made(const BatchRow& row) {
        const generator::MakerRow& kind = *generator::find(row.kind);
        generator::MakeSettings settings{.size = row.size};
        if (!row.setting.empty()) settings.wishes.push_back({std::string(row.setting), std::string(row.value)});
        Batch batch{.order = name_of(row)};
        const Stopwatch opening;
        auto workshop = answers::Workshop::open(answers::Context(engines::table()), kind, settings);
        batch.opening = opening.time();
        if (!workshop) return base::Error{fmt::format("{}: {}", batch.order, workshop.error().sentence), {}};
        kernel::Limits limits;
        limits.stop = &stop_;
        auto making = best_of_rounds(row.count, [&](std::size_t number) -> base::Result<Solve> {
            const Stopwatch watch;
            const auto puzzle = workshop->make(generation_seed, number, limits);
            if (!puzzle) return base::Error{fmt::format("{}: {}", batch.order, puzzle.error().sentence), {}};
            return Solve{.time = watch.time()};
        });
        if (!making) return making.error();
        batch.making = *std::move(making);
        return batch;
    }

    base::Result<LevelBatch> of_level(int level, bool quick) {
        LevelBatch batch{.order = fmt::format("skyscraper {} --level {}", level_size, level),
                         .must = level <= highest_demanded ? demanded_rate : 0};
        auto workshop = answers::Workshop::open(answers::Context(engines::table()), *generator::find("skyscraper"),
                                                {.size = level_size, .wishes = {{"level", std::to_string(level)}}});
        if (!workshop) return base::Error{fmt::format("{}: {}", batch.order, workshop.error().sentence), {}};
        kernel::Limits limits;
        limits.stop = &stop_;
        const Stopwatch watch;
        const Time enough = quick ? level_time / 4 : level_time;
        while (!stop_ && (batch.wanted < fewest_tried || watch.time() < enough)) {
            const auto puzzle = workshop->make(generation_seed, ++batch.wanted, limits);
            if (puzzle)
                ++batch.made, batch.boards += puzzle->boards;
            else if (puzzle.error().why != generator::Refusal::Why::not_found)
                return base::Error{fmt::format("{}: {}", batch.order, puzzle.error().sentence), {}};
        }
        batch.time = watch.time();
        return batch;
    }

    base::Result<Batch> beside_towers(const BatchRow& row) {
        Yardstick yardstick{.name = fmt::format("`sgt-towers` {}du", row.size),
                            .absent = !towers_          ? "`sgt-towers` is not installed"
                                      : row.towers == 0 ? "left out of a quick run"
                                                        : "",
                            .asks = Yardstick::Asks::faster,
                            .must = row.must,
                            .aim = row.aim};
        auto batch = made(row);
        if (!batch) return batch;
        if (yardstick.absent.empty()) {
            auto its = best_of_rounds(
                row.towers, [&](std::size_t number) { return towers_->make(row.size, number, towers_limit); });
            if (!its) return its.error();
            yardstick.score = *std::move(its);
        }
        batch->yardstick = std::move(yardstick);
        return batch;
    }

    /// Times the solves before and after the making, so that a machine that slows down does so for both.
    base::Result<Batch> beside_solves(const BatchRow& row) {
        const auto set = read_set(sets_, fmt::format("cof-onehint-{}", row.size));
        if (!set) return set.error();
        const std::string engine(generator::find(row.kind)->finder);
        std::vector<TimedEngine> timed_engines;
        timed_engines.push_back({engine, engines::make_engine(engine), 1e9});
        const TimingRules rules{.stop = &stop_};
        const auto before = time_engines(*set, timed_engines, rules);
        if (!before) return before.error();
        auto batch = made(row);
        if (!batch) return batch;
        const auto after = time_engines(*set, timed_engines, rules);
        if (!after) return after.error();
        Score best = before->scores.front();
        for (std::size_t i = 0; i < best.solves.size() && !stop_; ++i)
            best.solves[i]->time = std::min(best.solves[i]->time, after->scores.front().solves[i]->time);
        batch->yardstick = Yardstick{.name = fmt::format("a solve of {} by `{}`", set->name, engine),
                                     .asks = Yardstick::Asks::limit,
                                     .must = row.must,
                                     .score = std::move(best)};
        return batch;
    }

    /// The best times of puzzles 1 to `count`.
    template <typename Make>
    base::Result<Score> best_of_rounds(std::size_t count, Make make) const {
        Score score;
        score.solves.resize(count);
        score.rounds = 1;
        for (int round = 1; round <= score.rounds; ++round) {
            for (std::size_t i = 0; i < count && !stop_; ++i) {
                const base::Result<Solve> solve = make(i + 1);
                if (!solve) return solve.error();
                if (!score.solves[i] || solve->time < score.solves[i]->time) score.solves[i] = *solve;
            }
            if (round == 1) score.rounds = rounds_for(score.total());
        }
        return score;
    }

    static int rounds_for(Time once) {
        constexpr Time enough = 2s, slow = 5s;
        return once > slow ? 1 : std::clamp(static_cast<int>(enough / std::max(once, Time(1))), 2, 5);
    }

    const std::filesystem::path& sets_;
    const std::atomic<bool>& stop_;
    std::optional<SgtTowers> towers_;
};

double over(Time one, Time other) {
    return static_cast<double>(one.count()) / static_cast<double>(std::max<std::int64_t>(other.count(), 1));
}

}  // namespace

double LevelBatch::rate() const {
    return static_cast<double>(made) / std::max(std::chrono::duration<double>(time).count(), 1e-9);
}

Time Batch::each() const {
    return making.mean() + opening / std::max<std::int64_t>(std::ssize(making.solves), 1);
}

base::Result<GenerationFigures> measure_generation(const std::filesystem::path& sets, bool quick,
                                                   const std::atomic<bool>& stop) {
    return Generation(sets, stop).run(quick);
}

std::optional<JudgedDemand> judge(const Batch& batch) {
    if (!batch.yardstick) return std::nullopt;
    const Yardstick& yardstick = *batch.yardstick;
    const bool faster = yardstick.asks == Yardstick::Asks::faster;
    JudgedDemand finding{.set = batch.order,
                         .demand = (faster ? "faster than " : "over ") + yardstick.name,
                         .must = (faster ? "" : "at most ") + times(yardstick.must),
                         .aim = yardstick.aim > 0 ? times(yardstick.aim) : "",
                         .measured = yardstick.absent};
    if (!yardstick.absent.empty()) return finding;
    const double measured = faster ? over(yardstick.time(), batch.each()) : over(batch.each(), yardstick.time());
    const auto reaches = [&](double bound) { return faster ? measured >= bound : measured <= bound; };
    finding.measured = (yardstick.score.cut() > 0 ? "at least " : "") + times(measured);
    finding.holds = reaches(yardstick.must) ? Judgement::yes : Judgement::no;
    finding.aim_reached = yardstick.aim > 0 && reaches(yardstick.aim);
    return finding;
}

}  // namespace gridwright::bench
