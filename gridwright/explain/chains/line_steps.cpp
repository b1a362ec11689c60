#include "gridwright/explain/chains/line_steps.hpp"

#include "gridwright/explain/letters/listing.hpp"
#include "gridwright/explain/lines/sets.hpp"
#include "gridwright/explain/sights/listing.hpp"

namespace gridwright::explain {

using namespace kernel;

namespace {

namespace line_steps {

/// Everything that a listing of the line reads.
Premises everything_on(const BoardLine& line, const Position& position) {
    const Board& board = position.board();
    Premises premises;
    if (line.letters >= 0) premises.rules.push_back(board.letters[line.letters].closer);
    if (line.differ >= 0) premises.rules.push_back(board.differs[line.differ].rule);
    for (const int sight : {line.front, line.back})
        if (sight >= 0) premises.clues.push_back(board.sights[sight].clue);
    for (const int cell : line.cells) premises.cells.push_back({cell, position.marks(cell)});
    return premises;
}

/// What a person calls it; without a clue it is a set of cells with as many values.
const Technique& technique_of(const BoardLine& line, const Premises& premises) {
    if (line.letters >= 0) return letter_listing;
    if (premises.clues.size() == 2) return two_clue_listing;
    if (premises.clues.size() == 1) return listing;
    if (premises.cells.size() <= 2) return naked_pair;
    return premises.cells.size() == 3 ? naked_triple : hidden_pair;
}

}  // namespace line_steps

}  // namespace

bool by_listing(const LinkContext& context, Step& step) {
    const Board& board = context.standing.board();
    bool found = false;
    const auto try_line = [&](int index) {
        const BoardLine& line = board.lines[index];
        if (line.letters < 0 && line.front < 0 && line.back < 0) return;
        Step tried;
        tried.conclusion = step.conclusion;
        tried.premises = line_steps::everything_on(line, context.standing);
        if (!shrink(tried, board, context.consequence, &context.before)) return;
        if (found && tried.premises.size() >= step.premises.size()) return;
        tried.technique = &line_steps::technique_of(line, tried.premises);
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

}  // namespace gridwright::explain
