#include "bench/engine_timing.hpp"

#include "bench/stopwatch.hpp"
#include "gridwright/answers/solve.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::bench {
namespace {

using namespace std::chrono_literals;

constexpr Time quick = 1ms;
constexpr Time slow = 5s;
constexpr std::size_t cuts_to_give_up = 2;

/// One engine while a set is timed.
struct Entry {
    TimedEngine& timed_engine;
    Time limit;
    answers::Workspace workspace{*timed_engine.engine};
    std::vector<std::vector<Time>> times = {};  ///< by puzzle and round
    std::vector<kernel::Outcome> answers = {};  ///< of the first round, by puzzle
    Time spent = {};
    std::size_t cut = 0;
    int rounds = 1;  ///< to be played

    bool gave_up() const { return cut >= cuts_to_give_up; }
};

class EngineTiming {
  public:
    EngineTiming(const FrozenSet& set, std::vector<TimedEngine>& timed_engines, const TimingRules& rules)
        : set_(set), rules_(rules), count_(std::min(set.puzzles.size(), rules.puzzles)), grids_(count_) {
        for (TimedEngine& timed_engine : timed_engines)
            if (understands(timed_engine)) entries_.push_back({timed_engine, limit_for(timed_engine)});
    }

    base::Result<SetScores> run() {
        if (auto wrong = play_first_round()) return std::move(*wrong);
        int most = 1;
        for (Entry& entry : entries_) most = std::max(most, entry.rounds = rounds_for(entry));
        for (int round = 2; round <= most && !stopped(); ++round) play_round(round);
        SetScores scores{set_.name, count_, {}};
        for (const Entry& entry : entries_) scores.scores.push_back(score_of(entry));
        return scores;
    }

  private:
    bool stopped() const { return rules_.stop && rules_.stop->load(); }

    Time limit_for(const TimedEngine& timed_engine) const {
        return std::min(rules_.limit, Time(static_cast<std::int64_t>(timed_engine.most_seconds * 1e9)));
    }

    bool understands(const TimedEngine& timed_engine) const {
        kernel::Model model;
        return std::ranges::all_of(set_.puzzles, [&](const auto& puzzle) {
            puzzle->model(model);
            return timed_engine.engine->understands(model);
        });
    }

    kernel::Outcome solve(Entry& entry, std::size_t index) {
        constexpr answers::Goal goal = answers::Goal::unique;
        kernel::Search search;
        search.solutions = answers::solutions_for(goal);
        search.limits.time = entry.limit;
        search.limits.stop = rules_.stop;
        return answers::solve(entry.workspace, *set_.puzzles[index], goal, std::move(search))->outcome;
    }

    /// Takes wall-clock or processor time, whichever is less, because the machine may be busy. A quick solve is timed
    /// by the wall clock alone: reading the processor time would disturb it, and enough rounds find a quiet moment.
    kernel::Outcome timed(Entry& entry, std::size_t index) {
        std::vector<Time>& times = entry.times[index];
        const bool is_quick = !times.empty() && times.front() < quick;
        const Time processor_started = is_quick ? Time{} : processor_time();
        const Time started = base::now();
        kernel::Outcome outcome = solve(entry, index);
        const Time time = base::now() - started;
        times.push_back(is_quick ? time : std::min(time, processor_time() - processor_started));
        entry.spent += times.back();
        return outcome;
    }

    std::optional<base::Error> play_first_round() {
        for (Entry& entry : entries_) entry.times.resize(count_);
        for (std::size_t index = 0; index < count_; ++index)
            for (Entry& entry : entries_) {
                if (entry.gave_up() || stopped()) continue;
                entry.answers.push_back(timed(entry, index));
                const kernel::Outcome& answer = entry.answers.back();
                if (answer.stopped == kernel::Stop::limit) ++entry.cut;
                if (auto wrong = judge(entry, index, answer)) return wrong;
            }
        return std::nullopt;
    }

    /// Each engine solves the whole set in one go, as for a user with many puzzles; the first in this round is the last
    /// in the next.
    void play_round(int round) {
        for (std::size_t turn = 0; turn < entries_.size(); ++turn) {
            Entry& entry = entries_[(turn + static_cast<std::size_t>(round)) % entries_.size()];
            if (round > entry.rounds) continue;
            if (entry.times.back().front() < quick) solve(entry, count_ - 1);
            for (std::size_t index = 0; index < count_ && !stopped(); ++index) timed(entry, index);
        }
    }

    /// Few rounds for slow engines; the others play until their time is used up.
    int rounds_for(const Entry& entry) const {
        if (entry.cut > 0) return 1;
        if (entry.spent >= slow) return std::min(2, rules_.rounds);
        const double more = static_cast<double>(rules_.enough.count()) / static_cast<double>(entry.spent.count() + 1);
        return std::clamp(static_cast<int>(more) + 1, std::min(3, rules_.rounds), rules_.rounds);
    }

    /// Checks that the verdict is the expected one, and that all engines find the same only solution.
    std::optional<base::Error> judge(const Entry& entry, std::size_t index, const kernel::Outcome& answer) {
        if (answer.stopped == kernel::Stop::limit || answer.stopped == kernel::Stop::cancelled) return std::nullopt;
        const std::string who = fmt::format("{} on puzzle {} of {}", entry.timed_engine.name, index + 1, set_.name);
        const std::string_view verdict = name(answer.verdict());
        if (verdict != set_.expected(index))
            return base::Error{fmt::format("{}: the verdict is {}, expected {}", who, verdict, set_.expected(index)),
                               {}};
        if (answer.verdict() != kernel::Verdict::unique) return std::nullopt;
        if (!grids_[index]) grids_[index] = answer.kept.front();
        if (*grids_[index] != answer.kept.front())
            return base::Error{fmt::format("{}: the only solution is not that of the others", who), {}};
        return std::nullopt;
    }

    /// The search is the same every time, so a longer time is due to something else on the machine.
    static Time best(const std::vector<Time>& times) { return *std::ranges::min_element(times); }

    Score score_of(const Entry& entry) const {
        Score score{entry.timed_engine.name, {}, entry.rounds};
        score.solves.resize(count_);
        for (std::size_t index = 0; index < entry.answers.size(); ++index) {
            const kernel::Outcome& answer = entry.answers[index];
            const bool was_cut = answer.stopped == kernel::Stop::limit;
            score.solves[index] = {was_cut ? entry.limit : best(entry.times[index]), was_cut, answer.stats.backtracks,
                                   answer.stats.nodes};
        }
        return score;
    }

    const FrozenSet& set_;
    const TimingRules& rules_;
    std::size_t count_;
    std::vector<std::optional<kernel::Solution>> grids_;
    std::vector<Entry> entries_;
};

}  // namespace

base::Result<SetScores> time_engines(const FrozenSet& set, std::vector<TimedEngine>& timed_engines,
                                     const TimingRules& rules) {
    return EngineTiming(set, timed_engines, rules).run();
}

}  // namespace gridwright::bench
