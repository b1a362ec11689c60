// How soon a candidate falls is found out in rounds, without premises, which is fast and the same for every image of
// the board. Only the candidates that fall in the fewest rounds are then argued step by step; each argument is cut down
// to the steps that its end rests on, and the shortest wins.

#include "gridwright/explain/what_if.hpp"

#include "gridwright/explain/common/replay.hpp"
#include "gridwright/explain/explainer.hpp"

#include <algorithm>
#include <limits>

namespace gridwright::explain {

using namespace kernel;

namespace {

/// How many candidates are argued in full before the shortest argument is taken.
constexpr std::size_t most_argued = 6;

/// An argument that is longer than this before it is cut down is not tried.
constexpr std::size_t longest_argument = 200;

struct Falling {
    Given candidate;
    int rounds = 0;
};

/// The candidates that fall in the fewest rounds, and how many those are.
std::vector<Falling> soonest(const Position& position, const std::vector<Given>& candidates, const Ladder& ladder,
                             const Allowed& inside, const Watch& watch) {
    std::vector<Falling> found;
    int most_rounds = std::numeric_limits<int>::max();
    for (const Given& candidate : candidates) {
        const int rounds = rounds_to_contradiction(position, candidate, ladder, inside, most_rounds, watch);
        if (rounds == 0) continue;
        const auto place = std::ranges::upper_bound(found, rounds, {}, &Falling::rounds);
        found.insert(place, {candidate, rounds});
        if (found.size() > most_argued) found.pop_back();
        if (found.size() == most_argued) most_rounds = found.back().rounds - 1;
    }
    return found;
}

/// The argument against the candidate, cut down to what it needs; none if it gets too long or a limit comes first.
std::optional<Step> argument(const Position& position, Given candidate, const Ladder& ladder, const Allowed& inside,
                             const Watch& watch) {
    Position trial = position;
    trial.place(candidate.cell, candidate.value);
    Explainer explainer(position.board(), ladder, inside);
    explainer.reads_little = false;  // only the argument that is shown gets smallest premises
    explainer.nothing_found(position);
    Step step;
    step.assume = candidate;
    step.conclusion.struck.push_back({candidate.cell, Domain::single(candidate.value)});
    while (step.inner.size() < longest_argument) {
        auto next = explainer.next(trial, watch, &position.marks());
        if (!next) return std::nullopt;
        apply(next->conclusion, trial);
        step.inner.push_back(*std::move(next));
        if (!step.inner.back().conclusion.contradiction) continue;
        drop_needless(step, position);
        return step;
    }
    return std::nullopt;
}

/// The easiest steps may lead on past a line that can no longer be filled; then the argument ends there instead.
void end_sooner(Step& step, const Position& position, const Ladder& ladder, const Allowed& inside) {
    Explainer explainer(position.board(), ladder, inside);
    explainer.reads_little = false;
    Position trial = position;
    trial.place(step.assume->cell, step.assume->value);
    for (std::size_t i = 0; i + 1 < step.inner.size(); ++i) {
        if (auto end = explainer.contradiction(trial, position.marks())) {
            Step sooner = step;
            sooner.inner.resize(i);
            sooner.inner.push_back(*std::move(end));
            drop_needless(sooner, position);
            if (sooner.inner.size() < step.inner.size()) step = std::move(sooner);
            return;
        }
        apply(step.inner[i].conclusion, trial);
    }
}

}  // namespace

std::optional<Step> shortest_what_if(const Position& position, const Ladder& ladder, const Rung& rung,
                                     const Allowed& allowed, Assumptions& assumptions, const Watch& watch) {
    const Allowed inside = inside_of(rung, allowed);
    const std::vector<Given>& candidates = assumptions.falling(position, rung, watch);
    std::optional<Step> shortest;
    const auto argue = [&](Given candidate) {
        auto step = argument(position, candidate, ladder, inside, watch);
        if (step && (!shortest || step->inner.size() < shortest->inner.size())) shortest = std::move(step);
    };
    if (watch.due()) return std::nullopt;
    for (const Falling& each : soonest(position, candidates, ladder, inside, watch)) argue(each.candidate);
    for (std::size_t i = 0; i < candidates.size() && !shortest && !watch.due(); ++i) argue(candidates[i]);
    if (shortest) end_sooner(*shortest, position, ladder, inside);
    return shortest;
}

const Technique what_if{"L8", "what-if", [](const Position&, Findings&) {}};

}  // namespace gridwright::explain
