// The easiest step after another may go far round before it meets the contradiction. So the techniques work in rounds:
// a round does everything that they find on the position, and the first round with a contradiction ends the search.
// Only the steps that the contradiction rests on are kept. This is tried for the techniques up to each level, and the
// fewest steps win; of arguments of equal length, the one with the easiest techniques. Where rounds find nothing, the
// argument goes step by step, at last with what-ifs.

#include "gridwright/answers/refutation.hpp"

#include "gridwright/answers/slice.hpp"

#include <algorithm>

namespace gridwright::answers {

using namespace explain;

namespace {

/// Chains, which are harder, are used step by step only.
constexpr int highest_in_rounds = 5;

/// A player should see the mistake without a what-if beyond this level, if possible.
constexpr int highest_without_trying = 7;

/// After so many steps, rounds have gone too far to end in a short argument.
constexpr std::size_t most_steps = 2000;

/// How many contradictions of the same round are compared.
constexpr std::size_t most_compared = 8;

/// True if every step reads no more than what stands after those before it.
bool replays(const std::vector<Step>& steps, Position position) {
    for (const Step& step : steps) {
        if (!reads_what_stands(step, position)) return false;
        apply(step.conclusion, position);
    }
    return true;
}

/// Leaves out every step that the later ones can do without, because others have struck the same marks.
void drop_needless(std::vector<Step>& steps, const Position& start) {
    for (std::size_t i = steps.size() - 1; i-- > 0;) {
        std::vector<Step> fewer = steps;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (replays(fewer, start)) steps = std::move(fewer);
    }
}

}  // namespace

bool Refutation::try_position(const Position& start) {
    shorter_ = false;
    for (int level = 1; level <= highest_in_rounds && shortest_.size() != 1; ++level) argue_in_rounds(start, level);
    for (const int level : {highest_without_trying, highest_level})
        if (shortest_.empty()) argue_step_by_step(start, level);
    return shorter_;
}

/// What a technique knows of smallest premises holds where there is a solution, so it does not count here; and premises
/// that contradict each other conclude just that.
bool Refutation::read_less(Step& step) {
    step.minimal = false;
    const Conclusion contradiction{.placed = {}, .struck = {}, .contradiction = true};
    if (consequence_.follows(step.premises, contradiction)) step.conclusion = contradiction;
    if (!shrink(step, board_, consequence_)) return false;
    step.reads_more = false;
    return true;
}

/// Leaves out what others have concluded before; true if something is left of the step.
bool Refutation::settle(Step& step, const Position& position) {
    Conclusion& conclusion = step.conclusion;
    const Conclusion before = conclusion;
    std::erase_if(conclusion.placed, [&](const kernel::Given& given) { return position.placed(given.cell); });
    for (CellMarks& out : conclusion.struck) out.marks &= position.marks(out.cell);
    std::erase_if(conclusion.struck, [](const CellMarks& out) { return out.marks.empty(); });
    const auto lost = std::ranges::find_if(conclusion.placed, [&](const kernel::Given& given) {
        return !position.marks(given.cell).contains(given.value);
    });
    if (lost != conclusion.placed.end()) {  // another step has struck what this one places
        std::erase_if(step.premises.cells, [&](const CellMarks& read) { return read.cell == lost->cell; });
        step.premises.cells.push_back({lost->cell, position.marks(lost->cell)});
        conclusion = {.placed = {}, .struck = {}, .contradiction = true};
    }
    if (conclusion == before) return true;
    return !conclusion.empty() && read_less(step);
}

/// The steps as they follow each other, up to the first contradiction; none if they do not lead to one.
std::vector<Step> Refutation::settled(const std::vector<Step>& argument, const Position& start) {
    std::vector<Step> steps;
    Position position = start;
    for (Step step : argument) {
        if (!settle(step, position)) continue;
        apply(step.conclusion, position);
        steps.push_back(std::move(step));
        if (steps.back().conclusion.contradiction) return steps;
    }
    return {};
}

void Refutation::keep(std::vector<Step> argument, const Position& start) {
    for (std::size_t before = 0; before != argument.size() && !argument.empty();) {
        drop_needless(argument, start);
        before = argument.size();
        argument = settled(argument, start);
    }
    if (argument.empty() || !replays(argument, start)) return;
    if (!shortest_.empty() && argument.size() >= shortest_.size()) return;
    shortest_ = std::move(argument);
    start_ = start;
    shorter_ = true;
}

void Refutation::argue_step_by_step(const Position& start, int highest) {
    Explainer explainer(board_, ladder_, {.without = {}, .highest = highest});
    Position position = start;
    std::vector<Step> steps;
    while (steps.empty() || !steps.back().conclusion.contradiction) {
        auto step = explainer.next(position, watch_, &start.marks());
        if (!step) return;
        apply(step->conclusion, position);
        steps.push_back(*std::move(step));
    }
    std::vector<Step> needed;
    for (const std::size_t i : Removals(start, steps).needed_for(steps.size() - 1)) needed.push_back(steps[i]);
    keep(std::move(needed), start);
}

void Refutation::find_all(const Position& position, int highest, std::vector<Step>& into) const {
    Findings findings(Findings::Mode::all);
    for (std::size_t i = 0; i < ladder_.rungs.size() && !watch_.due(); ++i) {
        const Rung& rung = ladder_.rungs[i];
        if (rung.level > highest || rung.inside > 0) continue;
        findings.clear();
        findings.begin(static_cast<int>(i));
        rung.technique->find(position, findings);
        for (Step& step : findings.steps) {
            if (!step.inner.empty()) continue;
            step.technique = rung.technique;
            step.level = rung.level;
            step.cost = rung.dearer > 0 && step.arrangements > few_arrangements ? rung.dearer : rung.cost;
            into.push_back(std::move(step));
        }
    }
}

void Refutation::argue_in_rounds(const Position& start, int highest) {
    Position position = start;
    std::vector<Step> steps;
    while (steps.size() < most_steps && !watch_.due()) {
        const std::size_t before = steps.size();
        find_all(position, highest, steps);
        const auto round = steps.begin() + static_cast<std::ptrdiff_t>(before);
        const auto end =
            std::stable_partition(round, steps.end(), [](const Step& step) { return !step.conclusion.contradiction; });
        if (end != steps.end()) return cut_down(start, steps, static_cast<std::size_t>(end - steps.begin()));
        if (round == steps.end()) return;
        std::for_each(round, steps.end(), [&](const Step& step) { apply(step.conclusion, position); });
    }
}

/// Keeps what one of the contradictions rests on; the steps from `first_end` on are contradictions. A step with smaller
/// premises needs fewer others, so those that are needed are shrunk until nothing changes.
void Refutation::cut_down(const Position& start, std::vector<Step>& steps, std::size_t first_end) {
    const Removals removals(start, steps);
    std::vector<char> shrunk(steps.size(), 0);
    for (std::size_t end = first_end; end < std::min(steps.size(), first_end + most_compared); ++end) {
        std::vector<std::size_t> needed;
        for (bool changed = true; changed;) {
            changed = false;
            needed = removals.needed_for(end);
            for (const std::size_t i : needed) {
                if (shrunk[i]) continue;
                read_less(steps[i]);
                shrunk[i] = 1;
                changed = true;
            }
        }
        std::vector<Step> argument;
        for (const std::size_t i : needed) argument.push_back(steps[i]);
        keep(std::move(argument), start);
    }
}

}  // namespace gridwright::answers
