#include "bench/score.hpp"

#include <algorithm>
#include <cmath>

namespace gridwright::bench {
namespace {

template <typename T, typename Of>
std::vector<T> sorted(const Score& score, Of of) {
    std::vector<T> items;
    for (const auto& solve : score.solves)
        if (solve) items.push_back(of(*solve));
    std::ranges::sort(items);
    return items;
}

}  // namespace

bool Score::gave_up() const {
    return std::ranges::any_of(solves, [](const auto& solve) { return !solve; });
}

std::size_t Score::cut() const {
    std::size_t count = 0;
    for (const auto& solve : solves) count += solve && solve->cut ? 1 : 0;
    return count;
}

Time Score::total() const {
    Time sum{};
    for (const auto& solve : solves)
        if (solve) sum += solve->time;
    return sum;
}

Time Score::mean() const {
    return total() / std::max<std::int64_t>(std::ssize(solves), 1);
}

Time Score::percentile(double percent) const {
    const auto times = sorted<Time>(*this, [](const Solve& solve) { return solve.time; });
    if (times.empty()) return {};
    const double rank = std::ceil(percent / 100 * static_cast<double>(times.size()));
    return times[static_cast<std::size_t>(std::max(rank, 1.0)) - 1];
}

std::uint64_t Score::backtracks() const {
    std::uint64_t sum = 0;
    for (const auto& solve : solves)
        if (solve) sum += solve->backtracks;
    return sum;
}

std::uint64_t Score::median_backtracks() const {
    const auto counts = sorted<std::uint64_t>(*this, [](const Solve& solve) { return solve.backtracks; });
    return counts.empty() ? 0 : counts[(counts.size() - 1) / 2];
}

double Score::without_a_guess() const {
    const auto count =
        std::ranges::count_if(solves, [](const auto& solve) { return solve && solve->without_a_guess(); });
    return 100.0 * static_cast<double>(count) / static_cast<double>(solves.size());
}

const Score* SetScores::of(std::string_view engine) const {
    const auto found = std::ranges::find(scores, engine, &Score::engine);
    return found == scores.end() ? nullptr : &*found;
}

const Score* SetScores::best() const {
    const Score* best = nullptr;
    for (const Score& score : scores)
        if (!score.gave_up() && score.cut() == 0 && (!best || score.total() < best->total())) best = &score;
    return best;
}

std::optional<Ratio> ratio(const Score& slow, const Score& quick) {
    Time slow_total{}, quick_total{};
    Ratio result;
    for (std::size_t i = 0; i < slow.solves.size(); ++i) {
        if (!slow.solves[i] || !quick.solves[i]) continue;
        slow_total += slow.solves[i]->time;
        quick_total += quick.solves[i]->time;
        result.at_least = result.at_least || slow.solves[i]->cut;
        result.at_most = result.at_most || quick.solves[i]->cut;
    }
    if (quick_total == Time{} || slow_total == Time{}) return std::nullopt;
    result.times = static_cast<double>(slow_total.count()) / static_cast<double>(quick_total.count());
    return result;
}

}  // namespace gridwright::bench
