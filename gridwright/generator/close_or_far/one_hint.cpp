#include "gridwright/generator/close_or_far/one_hint.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/common/descent.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"

#include <algorithm>
#include <cstdlib>

namespace gridwright::generator::close_or_far {
namespace {

using kernel::Value;
using puzzles::close_or_far::far;
using puzzles::close_or_far::near;

/// Nodes of search trees to spend on a puzzle: up to 9 x 9 about a minute, of which a puzzle takes a tenth on
/// average. On larger boards a node costs more and promises less.
constexpr std::uint64_t usual_nodes(int side) {
    const auto cells = static_cast<std::uint64_t>(std::max(side, 9) * std::max(side, 9));
    return 30'000'000ull * 81 * 81 / (cells * cells);
}

constexpr DescentRules walk_rules{.first_draws = 50, .too_many = 2000, .standstill = 400};

Value other(Value letter) {
    return letter == near ? far : near;
}

bool near_diagonal(int row, int column, int side) {
    return std::min(std::abs(row - column), std::abs(row + column - (side - 1))) <= 1;
}

/// Unique puzzles of 8 x 8 have their C near the two long diagonals and their F elsewhere, and rather more of the
/// former. Of 9 x 9 sets that look so, 3 in 100 are kept by fewer than 2,000 boards; of any, 3 in 1,000.
HintSet promising_set(int side, base::Random& random) {
    constexpr int most_draws = 20;  // on large boards most sets are far from the diagonals
    for (int draws = 1;; ++draws) {
        HintSet set = any_hint_set(side, random);
        int close = 0;
        for (int row = 0; row < side; ++row) {
            const bool on = near_diagonal(row, set.columns[row], side);
            close += on;
            set.letters[row] = on != random.one_in(8) ? near : far;
        }
        if (2 * close > side || draws == most_draws) return set;
    }
}

/// Changes the letter or the place of one or two hints.
HintSet changed(HintSet set, base::Random& random) {
    const std::uint64_t rows = set.columns.size();
    const std::size_t one = random.below(rows), two = (one + 1 + random.below(rows - 1)) % rows;
    const auto way = random.below(3);
    if (way != 1) std::swap(set.columns[one], set.columns[two]);
    if (way == 1) set.letters[one] = other(set.letters[one]);
    if (way == 2)
        for (const std::size_t row : {one, two})
            if (random.one_in(2)) set.letters[row] = other(set.letters[row]);
    return set;
}

std::optional<HintSet> unique_set(int side, BoardCounter& counter, base::Random& random, Patience& patience) {
    const auto count = [&](const HintSet& set, std::uint64_t most) { return counter.count(set, most, patience); };
    if (side > largest_unbiased)
        return descend(
            walk_rules, random, [&] { return promising_set(side, random); },
            [&](const HintSet& set) { return changed(set, random); }, count);
    while (true) {
        HintSet set = any_hint_set(side, random);
        const auto boards = count(set, 2);
        if (!boards) return std::nullopt;
        if (*boards == 1) return set;
    }
}

}  // namespace

Attempt<Made> one_hint_puzzle(int side, std::uint64_t effort, BoardCounter& counter, base::Random& random,
                              const kernel::Limits& limits) {
    Patience patience(limits, usual_nodes(side) * effort);
    const auto set = unique_set(side, counter, random, patience);
    if (patience.over()) return Patience::refusal();
    if (!set)
        return Refusal{Refusal::Why::not_found,
                       base::concat("no ", side, " x ", side,
                                    " puzzle with a single hint in every row and column was found; --extra allows a "
                                    "few more hints, and --effort 10 searches ten times as long")};
    patience.renew(1);
    const auto boards =
        counter.count(*set, 2, patience);  // once more, since the counter may hold the board of another set
    if (!boards) return Patience::refusal();
    base::require(*boards == 1, "a puzzle has exactly one solution");
    return Made{sheet_of(*set), counter.board()};
}

}  // namespace gridwright::generator::close_or_far
