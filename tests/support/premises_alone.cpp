#include "tests/support/premises_alone.hpp"

#include "gridwright/explain/common/replay.hpp"

#include <algorithm>
#include <set>

namespace gridwright::tests {

using namespace kernel;
using namespace explain;

namespace {

/// What a step and the steps within it read of a position.
struct Read {
    std::set<int> clues;
    Grid<Domain> marks;  ///< by cell; all where it is not read
    std::set<int> cells;
    bool budget = false;

    /// `before` is where the outermost step was found, `now` where this one was.
    void add(const Step& step, const Position& before, const Position& now) {
        clues.insert(step.premises.clues.begin(), step.premises.clues.end());
        budget = budget || step.premises.budget;
        for (const CellMarks& read : step.premises.cells) {
            cells.insert(read.cell);
            marks[read.cell] &= read.marks | (before.marks(read.cell) - now.marks(read.cell));
        }
        replay_inner(step, now, [&](const Step& inner, const Position& trial) { add(inner, before, trial); });
    }
};

}  // namespace

std::unique_ptr<MarkedBoard> premises_alone(const Step& step, const Position& found_on) {
    const Board& board = found_on.board();
    Read read{.clues = {}, .marks = board.model().domains, .cells = {}};
    read.add(step, found_on, found_on);

    Model model;
    model.domains = board.model().domains;
    model.objective = board.model().objective;
    std::set<std::size_t> left_out;
    for (int clue = 0; clue < board.clues.count(); ++clue)
        if (!read.clues.contains(clue)) left_out.insert(board.clues[clue].constraint);
    const Constraints& all = board.model().constraints;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!left_out.contains(i)) model.add(all[i], all.origin(i));

    auto alone = std::make_unique<MarkedBoard>(std::move(model), read.budget ? board.budget : std::nullopt);
    for (const int cell : read.cells)
        if (found_on.placed(cell) && read.marks[cell].fixed())
            alone->position.place(cell, static_cast<Value>(read.marks[cell].min()));
    for (const int cell : read.cells) alone->position.keep_only(cell, read.marks[cell]);
    return alone;
}

bool includes(const Findings& found, const Conclusion& conclusion) {
    if (conclusion.contradiction) return found.contradiction;
    const auto struck = [&](const CellMarks& out) {
        return out.cell < found.struck.count() && out.marks.within(found.struck[out.cell]);
    };
    return std::ranges::all_of(conclusion.placed,
                               [&](const Given& given) { return std::ranges::count(found.placed, given) > 0; }) &&
           std::ranges::all_of(conclusion.struck, struck);
}

}  // namespace gridwright::tests
