#include "bench/demands.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::bench {
namespace {

/// `engine` must be this many times as fast as `rival` over the set.
struct Faster {
    std::string_view set, engine, rival;
    double must, aim;
};

constexpr Faster faster_table[] = {
    {"towers-9de", "skyline", "plain-cadical", 500, 1500},
    {"towers-6du", "skyline", "plain-cadical", 50, 100},
    {"towers-7du", "skyline", "plain-cadical", 50, 100},
    {"towers-8du", "skyline", "plain-cadical", 30, 60},
    {"towers-9du", "skyline", "plain-cadical", 20, 40},
    {"towers-6du", "skyline", "gecode", 15, 30},
    {"towers-7du", "skyline", "gecode", 20, 40},
    {"towers-8du", "skyline", "gecode", 25, 50},
    {"towers-9du", "skyline", "gecode", 40, 80},
    {"sky-minimal-10", "skyline", "plain-cadical", 15, 30},
    {"sky-minimal-11", "skyline", "plain-cadical", 8, 15},
    {"sky-minimal-12", "skyline", "plain-cadical", 10, 20},
    {"sky-minimal-13", "skyline", "plain-cadical", 4, 8},
    {"sky-sparse-12-p0.35", "skyline", "plain-cadical", 15, 40},
    {"sky-sparse-12-p0.65", "skyline", "plain-cadical", 15, 40},
    {"sky-sparse-12-p0.95", "skyline", "plain-cadical", 15, 40},
    {"sky-sparse-14-p0.35", "skyline", "plain-cadical", 15, 40},
    {"sky-sparse-14-p0.65", "skyline", "plain-cadical", 15, 40},
    {"sky-sparse-14-p0.95", "skyline", "plain-cadical", 15, 40},
    {"sky-sparse-16-p0.35", "skyline", "plain-cadical", 15, 40},
    {"sky-sparse-16-p0.65", "skyline", "plain-cadical", 15, 40},
    {"sky-sparse-16-p0.95", "skyline", "plain-cadical", 15, 40},
    {"cof-onehint-6", "pairs", "plain-cadical", 60, 150},
    {"cof-onehint-7", "pairs", "plain-cadical", 30, 50},
    {"cof-onehint-8", "pairs", "plain-cadical", 15, 30},
    {"cof-onehint-6", "pairs", "gecode", 3, 3},
    {"cof-onehint-7", "pairs", "gecode", 3, 3},
    {"cof-onehint-8", "pairs", "gecode", 3, 3},
    {"cof-minimal-12", "pairs", "plain-cadical", 30, 80},
    {"cof-minimal-14", "pairs", "plain-cadical", 30, 80},
    {"cof-minimal-16", "pairs", "plain-cadical", 30, 80},
    {"cof-minimal-18", "pairs", "plain-cadical", 30, 80},
    {"cof-minimal-20", "pairs", "plain-cadical", 30, 80},
    {"cof-minimal-24", "pairs", "plain-cadical", 30, 80},
    {"cof-random-20", "pairs", "plain-cadical", 30, 80},
    {"cof-random-30", "pairs", "plain-cadical", 30, 80},
    {"cof-minimal-12", "pairs", "gecode", 3, 3},
    {"cof-minimal-14", "pairs", "gecode", 3, 3},
    {"cof-minimal-16", "pairs", "gecode", 3, 3},
    {"cof-minimal-18", "pairs", "gecode", 3, 3},
    {"cof-minimal-20", "pairs", "gecode", 3, 3},
    {"cof-minimal-24", "pairs", "gecode", 3, 3},
    {"cof-random-20", "pairs", "gecode", 3, 3},
    {"cof-random-30", "pairs", "gecode", 3, 3},
};

/// On these sets no engine is far ahead; `auto` must be near the best in total and on every board.
struct NearBest {
    std::string_view set;
    double must, aim, each_board;
};

constexpr NearBest near_best_table[] = {
    {"sky-minimal-14", 1.5, 1.2, 3},
    {"sky-minimal-16", 1.5, 1.2, 3},
};
constexpr double near_best_elsewhere = 1.2;
constexpr double longest_over_median = 100;

JudgedDemand absent(std::string_view set, std::string demand, std::string_view engine) {
    return {.set = std::string(set),
            .demand = std::move(demand),
            .must = "",
            .aim = "",
            .measured = fmt::format("{} is not in this build", engine)};
}

JudgedDemand judge(const Faster& wanted, const SetScores& scores) {
    const std::string demand = fmt::format("`{}` faster than `{}`", wanted.engine, wanted.rival);
    for (const std::string_view engine : {wanted.engine, wanted.rival})
        if (!scores.of(engine)) return absent(wanted.set, demand, engine);
    const Score& engine = *scores.of(wanted.engine);
    const auto measured = ratio(*scores.of(wanted.rival), engine);
    const bool counts = measured && engine.cut() == 0;
    return {std::string(wanted.set),
            demand,
            times(wanted.must),
            times(wanted.aim),
            counts ? (measured->at_least ? "at least " : "") + times(measured->times) : "cut short",
            counts && measured->times >= wanted.must ? Judgement::yes : Judgement::no,
            counts && measured->times >= wanted.aim};
}

/// No sparse board may take far longer than the median: boards with many solutions vary, and a mean would hide that.
JudgedDemand judge_evenness(const SetScores& scores) {
    const std::string demand = "`skyline`: the longest board over the median";
    const Score* score = scores.of("skyline");
    if (!score) return absent(scores.set, demand, "skyline");
    const double measured = static_cast<double>(score->percentile(100).count()) /
                            static_cast<double>(std::max<std::int64_t>(score->percentile(50).count(), 1));
    const bool holds = score->cut() == 0 && measured <= longest_over_median;
    return {scores.set, demand,          "at most " + times(longest_over_median),
            "",         times(measured), holds ? Judgement::yes : Judgement::no,
            holds};
}

/// The highest ratio, over all boards, of the time of `auto` to that of the best engine.
double worst_board(const SetScores& scores, const Score& automatic) {
    double worst = 0;
    for (std::size_t i = 0; i < scores.puzzles; ++i) {
        if (!automatic.solves[i]) return 1e9;
        Time best = automatic.solves[i]->time;
        for (const Score& score : scores.scores)
            if (score.solves[i] && !score.solves[i]->cut) best = std::min(best, score.solves[i]->time);
        const double over = static_cast<double>(automatic.solves[i]->time.count()) /
                            static_cast<double>(std::max<std::int64_t>(best.count(), 1));
        worst = std::max(worst, over);
    }
    return worst;
}

/// `auto` hands the puzzle to one of the engines that it is compared with, so a little above 1 is the best possible.
JudgedDemand judge(const NearBest& wanted, const SetScores& scores) {
    const std::string demand = "`auto` over the best engine";
    const Score* automatic = scores.of("auto");
    const Score* best = scores.best();
    if (!automatic) return absent(wanted.set, demand, "auto");
    if (!best) best = automatic;
    const auto measured = ratio(*automatic, *best);
    const double worst = worst_board(scores, *automatic);
    const bool counts = measured && automatic->cut() == 0 && !automatic->gave_up();
    const bool each = wanted.each_board == 0 || worst <= wanted.each_board;
    JudgedDemand finding{std::string(wanted.set),
                         demand + (wanted.each_board > 0 ? ", in total and on its worst board" : ""),
                         "at most " + times(wanted.must),
                         wanted.aim > 0 ? times(wanted.aim) : "",
                         counts ? fmt::format("{} ({})", times(measured->times), best->engine) : "cut short",
                         counts && each && measured->times <= wanted.must ? Judgement::yes : Judgement::no,
                         counts && each && measured->times <= wanted.aim};
    if (wanted.each_board > 0) {
        finding.must += ", " + times(wanted.each_board);
        finding.measured += ", " + times(worst);
    }
    return finding;
}

}  // namespace

std::string times(double number) {
    return number < 10 ? fmt::format("{:.2f}x", number) : fmt::format("{:.0f}x", number);
}

std::vector<JudgedDemand> judge(const std::vector<SetScores>& results) {
    std::vector<JudgedDemand> findings;
    for (const SetScores& scores : results) {
        for (const Faster& wanted : faster_table)
            if (wanted.set == scores.set) findings.push_back(judge(wanted, scores));
        if (scores.set.starts_with("sky-sparse")) findings.push_back(judge_evenness(scores));
        const auto* nobody_ahead = std::ranges::find(near_best_table, scores.set, &NearBest::set);
        findings.push_back(nobody_ahead != std::end(near_best_table)
                               ? judge(*nobody_ahead, scores)
                               : judge(NearBest{scores.set, near_best_elsewhere, 0, 0}, scores));
    }
    return findings;
}

}  // namespace gridwright::bench
