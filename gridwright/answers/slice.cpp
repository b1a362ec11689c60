#include "gridwright/answers/slice.hpp"

#include "gridwright/explain/explainer.hpp"

namespace gridwright::answers {

using namespace explain;
using namespace kernel;

Removals::Removals(Position start, std::span<const Step> steps)
    : steps_(steps), domains_(start.board().model().domains) {
    const int cells = start.board().cells();
    removed_.assign(static_cast<std::size_t>(cells), base::Vector<int>(highest_value + 1, never));
    placed_.assign(static_cast<std::size_t>(cells), never);
    for (int cell = 0; cell < cells; ++cell) {
        if (start.placed(cell)) placed_[cell] = at_start;
        for (const int value : domains_[cell] - start.marks(cell)) removed_[cell][value] = at_start;
    }
    Position position = std::move(start);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Position before = position;
        apply(steps[i].conclusion, position);
        note_changes(before, position, static_cast<int>(i));
    }
}

void Removals::note_changes(const Position& before, const Position& after, int step) {
    for (int cell = 0; cell < placed_.count(); ++cell) {
        if (after.placed(cell) && !before.placed(cell)) placed_[cell] = step;
        for (const int value : before.marks(cell) - after.marks(cell)) removed_[cell][value] = step;
    }
}

std::optional<std::size_t> Removals::placed_by(int cell) const {
    return placed_[cell] >= 0 ? std::optional(static_cast<std::size_t>(placed_[cell])) : std::nullopt;
}

std::optional<std::size_t> Removals::removed_by(int cell, int value) const {
    const int step = removed_[cell][value];
    return step >= 0 ? std::optional(static_cast<std::size_t>(step)) : std::nullopt;
}

bool Removals::removed_at_start(int cell, int value) const {
    return !domains_[cell].contains(value) || removed_[cell][value] == at_start;
}

/// What an argument reads beyond the marks before it was begun follows from its assumption.
void Removals::need_premises(const Step& step, std::size_t index, std::vector<char>& needed) const {
    for (const CellMarks& read : step.premises.cells)
        for (const int value : domains_[read.cell] - read.marks)
            if (const auto by = removed_by(read.cell, value); by && *by < index) needed[*by] = 1;
    for (const Step& inner : step.inner) need_premises(inner, index, needed);
}

std::vector<std::size_t> Removals::needed_for(std::size_t step) const {
    std::vector<char> needed(step + 1, 0);
    needed[step] = 1;
    for (std::size_t i = step + 1; i-- > 0;)
        if (needed[i]) need_premises(steps_[i], i, needed);
    std::vector<std::size_t> list;
    for (std::size_t i = 0; i <= step; ++i)
        if (needed[i]) list.push_back(i);
    return list;
}

}  // namespace gridwright::answers
