#include "gridwright/explain/chains/line_steps.hpp"

#include "gridwright/explain/letters/listing.hpp"
#include "gridwright/explain/lines/sets.hpp"
#include "gridwright/explain/sights/listing.hpp"

namespace gridwright::explain {

using namespace kernel;

namespace {

namespace line_steps {

/// What a person calls it; without a clue it is a set of cells with as many values.
const Technique& technique_of(const BoardLine& line, const Premises& premises) {
    if (line.letters >= 0) return letter_listing;
    if (premises.clues.size() == 2) return two_clue_listing;
    if (premises.clues.size() == 1) return listing;
    if (premises.cells.size() <= 2) return naked_pair;
    return premises.cells.size() == 3 ? naked_triple : hidden_pair;
}

/// Reads weaker marks of the cells, as long as the conclusion follows; true if it then takes the clues.
bool weaken_up_to_clues(Step& step, const Board& board, Consequence& consequence) {
    for (CellMarks& read : step.premises.cells)
        for (const int value : board.model().domains[read.cell] - read.marks) {
            read.marks.add(value);
            if (!consequence.follows(step.premises, step.conclusion)) read.marks.remove(value);
        }
    Premises cells = step.premises;
    cells.clues.clear();
    return !consequence.follows(cells, step.conclusion);
}

/// Fills in smallest premises about the line; with `clues_read` such that take a clue of it, if it has any.
bool list_line(const BoardLine& line, const LinkContext& context, bool clues_read, Step& step) {
    const Board& board = context.standing.board();
    const Premises all = everything_on(line, context.standing);
    step.premises = all;
    if (!shrink(step, board, context.consequence, &context.before)) return false;
    if (!clues_read || line.letters >= 0 || !step.premises.clues.empty()) return true;
    step.premises = all;
    return weaken_up_to_clues(step, board, context.consequence) &&
           shrink(step, board, context.consequence, &context.before);
}

/// Explains the step by the line that takes the fewest premises.
bool by_best_line(const LinkContext& context, bool clues_read, Step& step) {
    const Board& board = context.standing.board();
    bool found = false;
    const auto try_line = [&](int index) {
        const BoardLine& line = board.lines[index];
        if (line.letters < 0 && line.front < 0 && line.back < 0) return;
        Step tried;
        tried.conclusion = step.conclusion;
        if (!list_line(line, context, clues_read, tried)) return;
        if (found && tried.premises.size() >= step.premises.size()) return;
        tried.technique = &technique_of(line, tried.premises);
        step = std::move(tried);
        found = true;
    };
    if (step.conclusion.contradiction)
        for (int i = 0; i < board.lines.count(); ++i) try_line(i);
    else
        for (const int i : board.lines_of[step.conclusion.placed.empty() ? step.conclusion.struck.front().cell
                                                                         : step.conclusion.placed.front().cell])
            try_line(i);
    return found;
}

}  // namespace line_steps

}  // namespace

bool by_listing(const LinkContext& context, Step& step) {
    return line_steps::by_best_line(context, true, step);
}

bool by_set(const LinkContext& context, Step& step) {
    return line_steps::by_best_line(context, false, step);
}

}  // namespace gridwright::explain
