#include "gridwright/generator/skyscraper/telling_clues.hpp"

#include "gridwright/generator/common/descent.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

#include <algorithm>

namespace gridwright::generator::skyscraper {

using namespace kernel;

namespace {

constexpr DescentRules rules{.first_draws = 1, .too_many = 300, .standstill = 200};

/// A set of clues whose squares are harder to find than this counts as one with too many.
constexpr std::uint64_t most_failures = 5000;

Model blank_board(int side) {
    Model model;
    puzzles::skyscraper::Skyscraper(sheet::blank(puzzles::skyscraper::notation, {side, side})).model(model);
    return model;
}

}  // namespace

TellingClues::TellingClues(int side, Engine& engine)
    : side_(side), engine_(engine), model_(blank_board(side)), rules_(model_.constraints.size()) {}

std::optional<Made> TellingClues::find(int clues, base::Random& random, Patience& patience) {
    const auto found = descend(
        rules, random, [&] { return drawn(clues, random); }, [&](const Clues& near) { return changed(near, random); },
        [&](const Clues& candidate, std::uint64_t most) { return count(candidate, most, patience); });
    if (!found) return std::nullopt;
    return made_of(*found);
}

TellingClues::Clues TellingClues::drawn(int clues, base::Random& random) const {
    Clues set;
    while (static_cast<int>(set.size()) < clues) set.push_back({free_place(set, random), high_count(random)});
    return set;
}

TellingClues::Clues TellingClues::changed(Clues clues, base::Random& random) const {
    Clue& clue = clues[random.below(clues.size())];
    if (random.one_in(2)) {
        clue.place = free_place(clues, random);
        if (random.one_in(2)) clue.count = high_count(random);
    } else {
        clue.count = std::clamp(clue.count + (random.one_in(2) ? 1 : -1), 1, side_);
    }
    return clues;
}

SideClue TellingClues::free_place(const Clues& clues, base::Random& random) const {
    while (true) {
        const auto side = static_cast<std::uint64_t>(side_), drawn = random.below(4 * side);
        const SideClue place{every_side[drawn / side], static_cast<int>(drawn % side)};
        if (std::none_of(clues.begin(), clues.end(), [&](const Clue& clue) { return clue.place == place; }))
            return place;
    }
}

/// Boards above 10 x 10 need more clues, which fit together only if they are a little lower.
int TellingClues::high_count(base::Random& random) const {
    const int lowest = side_ / 2 - (side_ > 10);
    return lowest + static_cast<int>(random.below(static_cast<std::uint64_t>(side_ - lowest + 1)));
}

std::optional<std::uint64_t> TellingClues::count(const Clues& clues, std::uint64_t most, Patience& patience) {
    if (patience.spent()) return std::nullopt;
    model_.constraints.shrink_to(rules_);
    for (const auto& [place, count] : clues)
        model_.add(Visible{puzzles::skyscraper::line_seen_from(place.side, place.line, model_.size()), count}, place);
    Search search;
    search.solutions = most;
    search.keep = 1;
    search.limits = patience.limits(most_failures);
    Outcome outcome = engine_.run(model_, search);
    patience.note(outcome);
    if (patience.over()) return std::nullopt;
    if (outcome.stopped == Stop::limit) return most;
    if (!outcome.kept.empty()) square_ = std::move(outcome.kept.front());
    return outcome.found;
}

/// The last set counted is the one that is taken.
Made TellingClues::made_of(const Clues& clues) const {
    Made made{sheet::blank(puzzles::skyscraper::notation, {side_, side_}), square_};
    for (const auto& [place, count] : clues) made.puzzle.sides[place.side][place.line] = count;
    return made;
}

}  // namespace gridwright::generator::skyscraper
