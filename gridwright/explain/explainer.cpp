#include "gridwright/explain/explainer.hpp"

#include "gridwright/explain/what_if.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;

bool Allowed::rung(const Rung& rung) const {
    return rung.level <= highest && std::ranges::find(without, rung.technique->id) == without.end();
}

Explainer::Explainer(const Board& board, const Ladder& ladder, Allowed allowed)
    : board_(board), ladder_(ladder), allowed_(std::move(allowed)), consequence_(board) {}

std::optional<Step> Explainer::next(const Position& position, const Watch& watch, const Grid<Domain>* weaker) {
    for (std::size_t i = 0; i < ladder_.rungs.size(); ++i) {
        const Rung& rung = ladder_.rungs[i];
        if (!allowed_.rung(rung)) continue;
        if (watch.due()) return std::nullopt;
        std::optional<Step> step;
        if (rung.inside > 0) {
            step = shortest_what_if(position, ladder_, rung, allowed_, watch);
        } else {
            first_.clear();
            first_.begin(static_cast<int>(i));
            rung.technique->find(position, first_);
            if (!first_.steps.empty()) {
                step = std::move(first_.steps.front());
                shrink(*step, board_, consequence_, weaker);
            }
        }
        if (!step) continue;
        step->technique = rung.technique;
        step->level = rung.level;
        step->cost = rung.dearer > 0 && step->arrangements > few_arrangements ? rung.dearer : rung.cost;
        return step;
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
        apply(step->conclusion, position);
        explained.steps.push_back(*std::move(step));
        if (explained.steps.back().conclusion.contradiction) return explained;
    }
    explained.finished = true;
    return explained;
}

}  // namespace gridwright::explain
