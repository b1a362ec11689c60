#include "gridwright/explain/common/replay.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;

void apply(const Conclusion& conclusion, Position& position) {
    for (const CellMarks& struck : conclusion.struck) position.strike(struck.cell, struck.marks);
    for (const Given& given : conclusion.placed) position.place(given.cell, given.value);
}

bool reads_what_stands(const Step& step, const Position& position) {
    for (const CellMarks& read : step.premises.cells)
        if (!position.marks(read.cell).within(read.marks)) return false;
    if (!step.inner.empty() && !(step.chain ? is_path(step, position) : replays(step, position))) return false;
    const Conclusion& conclusion = step.conclusion;
    return conclusion.contradiction ||
           std::ranges::any_of(conclusion.placed,
                               [&](const Given& given) {
                                   return !position.placed(given.cell) &&
                                          position.marks(given.cell).contains(given.value);
                               }) ||
           std::ranges::any_of(conclusion.struck, [&](const CellMarks& struck) {
               return position.marks(struck.cell).meets(struck.marks);
           });
}

bool replays(const Step& step, const Position& position) {
    if (!step.assume || step.inner.empty() || !step.inner.back().conclusion.contradiction) return false;
    Position trial = position;
    trial.place(step.assume->cell, step.assume->value);
    for (const Step& inner : step.inner) {
        if (!reads_what_stands(inner, trial)) return false;
        apply(inner.conclusion, trial);
    }
    return true;
}

bool is_path(const Step& step, const Position& position) {
    if (!replays(step, position)) return false;
    Position assumed = position;
    assumed.place(step.assume->cell, step.assume->value);
    for (std::size_t i = 1; i < step.inner.size(); ++i) {
        if (reads_what_stands(step.inner[i], assumed)) return false;
        Position standing = assumed;
        apply(step.inner[i - 1].conclusion, standing);
        if (!reads_what_stands(step.inner[i], standing)) return false;
    }
    return true;
}

void drop_needless(Step& step, const Position& position) {
    for (std::size_t i = step.inner.size() - 1; i-- > 0;) {
        Step dropped = std::move(step.inner[i]);
        step.inner.erase(step.inner.begin() + static_cast<std::ptrdiff_t>(i));
        if (!replays(step, position))
            step.inner.insert(step.inner.begin() + static_cast<std::ptrdiff_t>(i), std::move(dropped));
    }
}

}  // namespace gridwright::explain
