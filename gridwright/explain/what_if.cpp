// A candidate falls if the techniques inside, used to their fixpoint, end in a contradiction. Whether it does is found
// out in rounds, without premises, which is fast and the same for every image of the board. Only the candidates that
// fall in the fewest rounds are then argued step by step; each argument is cut down to the steps that its end rests on,
// and the shortest wins.

#include "gridwright/explain/what_if.hpp"

#include "gridwright/explain/common/replay.hpp"
#include "gridwright/explain/explainer.hpp"

#include <algorithm>

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

/// The rounds after which the assumption contradicts itself; 0 if the techniques inside do not get so far.
int rounds_to_contradiction(const Position& position, Given assumption, const Ladder& ladder, const Allowed& inside,
                            const Watch& watch) {
    Position trial = position;
    trial.place(assumption.cell, assumption.value);
    Findings findings(Findings::Mode::conclusions);
    int rounds = 1;
    for (std::size_t i = 0; i < ladder.rungs.size() && !watch.due();) {
        if (trial.emptied() >= 0) return rounds;
        const Rung& rung = ladder.rungs[i];
        findings.clear();
        if (inside.rung(rung)) {
            findings.begin(static_cast<int>(i));
            if (rung.inside > 0)
                for (const CellMarks& out : all_what_ifs(trial, ladder, rung, inside, watch)) {
                    findings.blank().conclusion.struck.push_back(out);
                    findings.add(trial);
                }
            else
                rung.technique->find(trial, findings);
        }
        if (findings.contradiction) return rounds;
        if (findings.count == 0) {
            ++i;
            continue;
        }
        apply(findings, trial);
        ++rounds;
        i = 0;
    }
    return 0;
}

/// What a what-if of this rung may use inside.
Allowed inside_of(const Rung& rung, const Allowed& allowed) {
    return {allowed.without, std::min(rung.inside, allowed.highest)};
}

std::vector<Falling> falling(const Position& position, const Ladder& ladder, const Rung& rung, const Allowed& allowed,
                             const Watch& watch) {
    std::vector<Falling> found;
    const Allowed inside = inside_of(rung, allowed);
    for (int cell = 0; cell < position.board().cells(); ++cell) {
        if (position.placed(cell) || position.marks(cell).size() < 2) continue;
        for (const int value : position.marks(cell)) {
            const Given candidate{cell, static_cast<Value>(value)};
            if (const int rounds = rounds_to_contradiction(position, candidate, ladder, inside, watch))
                found.push_back({candidate, rounds});
            if (watch.due()) return found;
        }
    }
    return found;
}

/// The argument against the candidate, cut down to what it needs; none if it gets too long or a limit comes first.
std::optional<Step> argument(const Position& position, Given candidate, const Ladder& ladder, const Allowed& inside,
                             const Watch& watch) {
    Position trial = position;
    trial.place(candidate.cell, candidate.value);
    Explainer explainer(position.board(), ladder, inside);
    explainer.reads_little = false;
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

}  // namespace

std::optional<Step> shortest_what_if(const Position& position, const Ladder& ladder, const Rung& rung,
                                     const Allowed& allowed, const Watch& watch) {
    std::vector<Falling> candidates = falling(position, ladder, rung, allowed, watch);
    if (watch.due()) return std::nullopt;
    std::ranges::stable_sort(candidates, {}, &Falling::rounds);
    const Allowed inside = inside_of(rung, allowed);
    std::optional<Step> shortest;
    std::size_t argued = 0;
    for (const Falling& each : candidates) {
        if (argued == most_argued && shortest) break;
        auto step = argument(position, each.candidate, ladder, inside, watch);
        if (!step) continue;
        ++argued;
        if (!shortest || step->inner.size() < shortest->inner.size()) shortest = std::move(step);
    }
    if (!shortest) return shortest;
    // Smallest premises take long where the whole board is read, so only the argument that is shown gets them.
    Explainer explainer(position.board(), ladder, inside);
    for (Step& inner : shortest->inner) explainer.read_less(inner, &position.marks());
    drop_needless(*shortest, position);
    return shortest;
}

std::vector<CellMarks> all_what_ifs(const Position& position, const Ladder& ladder, const Rung& rung,
                                    const Allowed& allowed, const Watch& watch) {
    std::vector<CellMarks> out;
    for (const Falling& each : falling(position, ladder, rung, allowed, watch))
        out.push_back({each.candidate.cell, Domain::single(each.candidate.value)});
    return out;
}

const Technique what_if{"L8", "what-if", [](const Position&, Findings&) {}};

}  // namespace gridwright::explain
