#include "bench/explaining.hpp"

#include "bench/sets.hpp"
#include "bench/stopwatch.hpp"
#include "gridwright/answers/explain.hpp"
#include "gridwright/answers/grade.hpp"
#include "gridwright/answers/hint.hpp"
#include "gridwright/answers/make.hpp"
#include "gridwright/base/random.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/explain/common/technique.hpp"
#include "gridwright/generator/registry.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::bench {
namespace {

using namespace std::chrono_literals;

/// A frozen set, or puzzles to make, and the demand on grading them. Explaining may take three times as long.
struct SetRow {
    std::string_view set;  ///< of bench/sets; empty for puzzles that are made
    TimeDemand grading = {};
    std::string_view kind = {};
    int size = 0, count = 0;  ///< of a frozen set: the first so many, 0 for all
};

constexpr SetRow set_table[] = {
    {"towers-6de", {.2, 1}},
    {"towers-6dh", {.5, 3}},
    {"towers-6dx", {1.5, 6}},
    {"towers-6du", {8, 60}},
    {"towers-7de"},
    {"towers-7dh"},
    {"towers-7dx"},
    {"towers-7du"},
    {"towers-8de"},
    {"towers-8dh"},
    {"towers-8dx"},
    {.set = "towers-8du", .count = 40},
    {"towers-9de", {.5, 2}},
    {"towers-9dh", {8, 30}},
    {"towers-9dx", {16, 45}},
    {.set = "towers-9du", .count = 20},
    {.set = "", .kind = "skyscraper", .size = 4, .count = 100},
    {.set = "", .kind = "skyscraper", .size = 5, .count = 100},
    {.set = "", .kind = "skyscraper", .size = 6, .count = 100},
    {.set = "", .kind = "skyscraper", .size = 7, .count = 100},
    {.set = "", .kind = "skyscraper", .size = 8, .count = 50},
    {.set = "", .kind = "skyscraper", .size = 9, .count = 20},
    {"cof-onehint-6"},
    {"cof-onehint-7", {30, 220}},
    {.set = "", .kind = "close-or-far", .size = 7, .count = 100},
    {.set = "", .kind = "hoodoo", .size = 5, .count = 100},
    {.set = "", .kind = "hoodoo", .size = 6, .count = 20},
    {.set = "", .kind = "hoodoo", .size = 7, .count = 50},
};

constexpr std::string_view hint_table[] = {"towers-9de", "towers-9dh", "towers-9dx"};
constexpr TimeDemand hint_demand{20, 150};

constexpr std::uint64_t seed = 1;

/// Puzzles of a set in a quick run.
constexpr int few = 5;

using Puzzles = std::vector<std::unique_ptr<puzzles::Puzzle>>;

bool is_single(std::string_view id) {
    return id == "L1" || id == "L2" || id == "H2" || id == "H3";
}

bool is_listing(std::string_view id) {
    return id == "S22a" || id == "S22b" || id == "C12";
}

bool is_what_if(const explain::Step& step) {
    return step.technique->id == "L8";
}

void count(const explain::Step& step, StepShares& shares) {
    const std::string_view id = step.technique->id;
    ++shares.steps;
    shares.singles += is_single(id);
    shares.listings += is_listing(id);
    if (!is_what_if(step)) return;
    ++shares.what_ifs;
    shares.nested += std::ranges::any_of(step.inner, is_what_if);
}

class Explaining {
  public:
    Explaining(const std::filesystem::path& sets, bool quick, const std::atomic<bool>& stop)
        : sets_(sets), quick_(quick), stop_(stop), engine_(engines::make_engine("auto")), workspace_(*engine_) {}

    base::Result<ExplainingFigures> run() {
        ExplainingFigures figures;
        for (const SetRow& row : set_table) {
            const auto puzzles = row.set.empty() ? made(row) : frozen(row.set, row.count);
            if (stop_) return figures;
            if (!puzzles) return puzzles.error();
            ExplainedSet set = measured(row, *puzzles);
            if (stop_) return figures;
            figures.sets.push_back(std::move(set));
        }
        for (const std::string_view name : hint_table) {
            const auto puzzles = frozen(name);
            if (!puzzles) return puzzles.error();
            HintedSet set = hinted(name, *puzzles);
            if (stop_) return figures;
            figures.hints.push_back(std::move(set));
        }
        return figures;
    }

  private:
    /// The first so many puzzles of the set; all for 0.
    base::Result<Puzzles> frozen(std::string_view name, int count = 0) const {
        auto set = read_set(sets_, std::string(name));
        if (!set) return set.error();
        if (count > 0 || quick_)
            set->puzzles.resize(std::min(set->puzzles.size(), static_cast<std::size_t>(quick_ ? few : count)));
        return std::move(set->puzzles);
    }

    base::Result<Puzzles> made(const SetRow& row) const {
        auto workshop =
            answers::Workshop::open(answers::Context(engines::table()), *generator::find(row.kind), {.size = row.size});
        if (!workshop) return base::Error{workshop.error().sentence, {}};
        Puzzles puzzles;
        for (int number = 1; number <= (quick_ ? few : row.count) && !stop_; ++number) {
            auto puzzle = workshop->make(seed, static_cast<std::uint64_t>(number), {});
            if (!puzzle) return base::Error{puzzle.error().sentence, {}};
            puzzles.push_back(puzzles::make(std::move(puzzle->puzzle)));
        }
        return puzzles;
    }

    kernel::Search search() const {
        kernel::Search search;
        search.limits.time = explaining_limit;
        search.limits.stop = &stop_;
        return search;
    }

    ExplainedSet measured(const SetRow& row, const Puzzles& puzzles) {
        ExplainedSet set;
        set.set = row.set.empty() ? fmt::format("{} {}", row.kind, row.size) : std::string(row.set);
        fmt::print(stderr, "grading and explaining {}\n", set.set);
        set.grade_demand = row.grading;
        set.explain_demand = {3 * row.grading.median, 3 * row.grading.p99};
        set.grading = best_of_rounds(puzzles, [&](const puzzles::Puzzle& puzzle, bool first) {
            const auto answer = answers::grade(workspace_, puzzle, search());
            if (first && answer && answer->grade) set.levels.push_back(answer->grade->level);
            return answer && answer->grade;
        });
        set.explaining = best_of_rounds(puzzles, [&](const puzzles::Puzzle& puzzle, bool first) {
            const auto answer = answers::explain(workspace_, puzzle, search());
            if (!answer || !answer->finished) return false;
            for (std::size_t i = 0; i < answer->steps.size(); ++i) {
                static_cast<void>(answers::sentence_of(*answer, puzzle, i));
                if (first) count(answer->steps[i], set.shares);
            }
            set.explained += first;
            return true;
        });
        std::ranges::sort(set.levels);
        return set;
    }

    HintedSet hinted(std::string_view name, const Puzzles& puzzles) {
        fmt::print(stderr, "hints for {}\n", name);
        base::Random random(seed);
        Puzzles boards;
        for (const auto& puzzle : puzzles) boards.push_back(half_filled(*puzzle, random));
        HintedSet set{.set = std::string(name), .hinting = {}, .demand = hint_demand};
        set.hinting = best_of_rounds(boards, [&](const puzzles::Puzzle& board, bool) {
            const auto answer = answers::hint(workspace_, board, search());
            return answer && answer->verdict == answers::HintAnswer::Verdict::hint;
        });
        return set;
    }

    /// Every second cell on average has its value of the solution.
    std::unique_ptr<puzzles::Puzzle> half_filled(const puzzles::Puzzle& puzzle, base::Random& random) {
        const auto solved = answers::solve(workspace_, puzzle, answers::Goal::one, search());
        sheet::Sheet sheet = puzzle.sheet();
        sheet.begun.entries = sheet::Filling(sheet.size);
        for (int cell = 0; cell < sheet.size.cells(); ++cell)
            if (!sheet.cells[cell] && random.one_in(2)) sheet.begun.entries[cell] = solved->outcome.kept.front()[cell];
        return puzzles::make(std::move(sheet));
    }

    /// The best time of each puzzle; what does not succeed counts as cut short.
    template <typename Answer>
    Score best_of_rounds(const Puzzles& puzzles, Answer answer) const {
        constexpr Time slow = 2s;
        Score score;
        score.solves.resize(puzzles.size());
        score.rounds = 1;
        for (int round = 1; round <= score.rounds; ++round) {
            for (std::size_t i = 0; i < puzzles.size() && !stop_; ++i) {
                const Stopwatch watch;
                const bool done = answer(*puzzles[i], round == 1);
                const Solve solve{.time = watch.time(), .cut = !done};
                if (!score.solves[i] || solve.time < score.solves[i]->time) score.solves[i] = solve;
            }
            if (round == 1 && score.total() < slow) score.rounds = 3;
        }
        return score;
    }

    const std::filesystem::path& sets_;
    const bool quick_;
    const std::atomic<bool>& stop_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

double milliseconds(Time time) {
    return static_cast<double>(time.count()) / 1e6;
}

void judge(std::string_view set, std::string_view what, const Score& score, const TimeDemand& demand,
           std::vector<JudgedDemand>& findings) {
    if (demand.median == 0) return;
    const double median = milliseconds(score.percentile(50)), p99 = milliseconds(score.percentile(99));
    JudgedDemand finding;
    finding.set = set;
    finding.demand = fmt::format("{}, median and p99 in ms", what);
    finding.must = fmt::format("at most {:g} and {:g}", demand.median, demand.p99);
    finding.measured = fmt::format("{:.3g} and {:.3g}", median, p99);
    finding.holds = median <= demand.median && p99 <= demand.p99 ? Judgement::yes : Judgement::no;
    findings.push_back(std::move(finding));
}

}  // namespace

base::Result<ExplainingFigures> measure_explaining(const std::filesystem::path& sets, bool quick,
                                                   const std::atomic<bool>& stop) {
    return Explaining(sets, quick, stop).run();
}

std::vector<JudgedDemand> judge(const ExplainingFigures& figures) {
    std::vector<JudgedDemand> findings;
    for (const ExplainedSet& set : figures.sets) {
        judge(set.set, "a grade", set.grading, set.grade_demand, findings);
        judge(set.set, "an explanation with sentences", set.explaining, set.explain_demand, findings);
    }
    for (const HintedSet& set : figures.hints)
        judge(set.set, "a hint on a half-filled board", set.hinting, set.demand, findings);
    return findings;
}

}  // namespace gridwright::bench
