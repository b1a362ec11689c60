#include "gridwright/explain/explainer.hpp"

#include "gridwright/explain/common/replay.hpp"
#include "gridwright/explain/what_if.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;

namespace {

/// Gives the inner steps of chains, which know no ladder, their level and cost.
void give_levels(std::vector<Step>& steps, const Ladder& ladder) {
    for (Step& step : steps) {
        give_levels(step.inner, ladder);
        if (step.level > 0) continue;
        const auto same = [&](const Rung& rung) { return rung.technique == step.technique; };
        const auto alike = [&](const Rung& rung) { return rung.technique->id == step.technique->id; };
        auto rung = std::ranges::find_if(ladder.rungs, same);
        if (rung == ladder.rungs.end()) rung = std::ranges::find_if(ladder.rungs, alike);
        if (rung == ladder.rungs.end()) continue;
        step.level = rung->level;
        step.cost = rung->cost;
    }
}

/// Within an assumption, premises may contradict each other already; then that is what the step concludes. What a
/// technique knows of smallest premises holds where there is a solution, so it does not count here.
void conclude_contradiction(Step& step, const Position& position, Consequence& consequence) {
    step.minimal = false;
    for (const Given& given : step.conclusion.placed)
        if (!position.marks(given.cell).contains(given.value)) {
            std::erase_if(step.premises.cells, [&](const CellMarks& read) { return read.cell == given.cell; });
            step.premises.cells.push_back({given.cell, position.marks(given.cell)});
        }
    Conclusion contradiction;
    contradiction.contradiction = true;
    if (step.conclusion.contradiction || !consequence.follows(step.premises, contradiction)) return;
    step.conclusion = contradiction;
}

}  // namespace

Explainer::Explainer(const Board& board, const Ladder& ladder, Allowed allowed)
    : board_(board),
      ladder_(ladder),
      allowed_(std::move(allowed)),
      consequence_(board),
      assumptions_(ladder, allowed_) {}

void Explainer::read_less(Step& step, const Grid<Domain>* weaker) {
    if (!step.reads_more) return;
    const Step found = step;
    // What is left out first decides what is left in the end, and about some premises the search comes to no end: they
    // are kept, but may be one too many. So another order is tried, too.
    for (int order = 0; order < 2 && step.reads_more; ++order) {
        Step smaller = found;
        smaller.minimal = smaller.reads_more = false;
        Premises& premises = smaller.premises;
        if (order == 1) std::ranges::reverse(premises.rules), std::ranges::reverse(premises.cells);
        consequence_.gave_up = false;
        consequence_.only_once = order > 0;
        if (!shrink(smaller, board_, consequence_, weaker)) continue;
        smaller.reads_more = consequence_.gave_up;
        if (order == 0 || !smaller.reads_more) step = std::move(smaller);
    }
    consequence_.only_once = false;
}

void Explainer::read_less_inside(Step& outer, const Position& position) {
    Position trial = position;
    trial.place(outer.assume->cell, outer.assume->value);
    for (Step& inner : outer.inner) {
        if (inner.technique == &what_if)
            read_less_inside(inner, trial);
        else
            read_less(inner, &position.marks());
        apply(inner.conclusion, trial);
    }
    drop_needless(outer, position);
}

void Explainer::settle(Step& step, const Position& position, const Grid<Domain>* weaker) {
    if (weaker && step.inner.empty()) conclude_contradiction(step, position, consequence_);
    if (reads_little || !step.reads_more) shrink(step, board_, consequence_, weaker);
    if (reads_little) read_less(step, weaker);
}

void Explainer::put_on_ladder(Step& step, const Rung& rung) const {
    step.technique = rung.technique;
    give_levels(step.inner, ladder_);
    step.level = rung.level;
    step.cost = rung.dearer > 0 && step.arrangements > few_arrangements ? rung.dearer : rung.cost;
}

std::optional<Step> Explainer::next(const Position& position, const Watch& watch, const Grid<Domain>* weaker) {
    for (std::size_t i = 0; i < ladder_.rungs.size(); ++i) {
        const Rung& rung = ladder_.rungs[i];
        if (!allowed_.rung(rung)) continue;
        if (watch.due()) return std::nullopt;
        std::optional<Step> step;
        if (rung.inside > 0) {
            step = shortest_what_if(position, ladder_, rung, allowed_, assumptions_, watch);
            if (step && reads_little) read_less_inside(*step, position);
        } else {
            first_.clear();
            first_.begin(static_cast<int>(i));
            rung.technique->find(position, first_);
            if (!first_.steps.empty()) {
                step = std::move(first_.steps.front());
                settle(*step, position, weaker);
            }
        }
        if (!step) continue;
        put_on_ladder(*step, rung);
        return step;
    }
    return std::nullopt;
}

std::optional<Step> Explainer::contradiction(const Position& position, const Grid<Domain>& weaker) {
    const auto cannot_be_filled = [&](const BoardLine& line) {
        return consequence_.follows(everything_on(line, position), {.contradiction = true});
    };
    if (std::ranges::none_of(board_.lines, cannot_be_filled)) return std::nullopt;
    for (std::size_t i = 0; i < ladder_.rungs.size(); ++i) {
        const Rung& rung = ladder_.rungs[i];
        if (!allowed_.rung(rung) || rung.inside > 0) continue;
        Findings all(Findings::Mode::all);
        all.begin(static_cast<int>(i));
        rung.technique->find(position, all);
        const auto ends = [](const Step& step) { return step.conclusion.contradiction; };
        const auto step = std::ranges::find_if(all.steps, ends);
        if (step == all.steps.end()) continue;
        settle(*step, position, &weaker);
        put_on_ladder(*step, rung);
        return std::move(*step);
    }
    return std::nullopt;
}

void apply(const Findings& findings, Position& position) {
    for (int cell = 0; cell < findings.struck.count(); ++cell)
        if (!findings.struck[cell].empty()) position.strike(cell, findings.struck[cell]);
    for (const Given& given : findings.placed) position.place(given.cell, given.value);
}

Explained explain(Position position, Explainer& explainer, const Watch& watch) {
    Explained explained;
    while (!position.solved()) {
        auto step = explainer.next(position, watch);
        if (!step) {
            explained.limited = watch.due();
            return explained;
        }
        explained.positions.push_back(position);
        apply(step->conclusion, position);
        explained.steps.push_back(*std::move(step));
        if (explained.steps.back().conclusion.contradiction) return explained;
    }
    explained.finished = true;
    return explained;
}

}  // namespace gridwright::explain
