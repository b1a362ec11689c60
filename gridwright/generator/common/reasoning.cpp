#include "gridwright/generator/common/reasoning.hpp"

#include "gridwright/puzzles/registry.hpp"

namespace gridwright::generator {

using namespace kernel;
using explain::Position;

namespace {

/// Does again what was found with fewer pieces.
void catch_up(const Reached& before, Position& position) {
    for (int cell = 0; cell < before.placed.count(); ++cell) {
        if (before.placed[cell] && !before.marks[cell].empty())
            position.place(cell, static_cast<Value>(before.marks[cell].min()));
        else
            position.keep_only(cell, before.marks[cell]);
    }
}

Reached reached_by(explain::Graded graded) {
    Reached reached{std::move(graded.grade), graded.end.marks(), {}};
    for (int cell = 0; cell < graded.end.board().cells(); ++cell) reached.placed.push_back(graded.end.placed(cell));
    return reached;
}

}  // namespace

Reasoning::Reasoning(const explain::Ladder& ladder, const std::vector<std::string_view>& without, Draft& draft,
                     const Watch& watch)
    : ladder_(ladder), allowed_{without}, draft_(draft), watch_(watch) {
    puzzles::make(draft.sheet())->model(own_model_);
    if (own_model_.objective) budget_ = objective_of(*own_model_.objective, draft.solution());
}

Reached Reasoning::start(const Pieces& pieces, int highest) {
    allowed_.highest = highest;
    return run(pieces, nullptr, allowed_);
}

Reached Reasoning::go_on(const Pieces& pieces, const Reached& before, int highest) {
    allowed_.highest = highest;
    return run(pieces, &before, allowed_);
}

Reached Reasoning::start_without(std::string_view id, const Pieces& pieces, int highest) {
    explain::Allowed allowed = allowed_;
    allowed.highest = highest;
    allowed.without.push_back(id);
    return run(pieces, nullptr, allowed);
}

Reached Reasoning::run(const Pieces& pieces, const Reached* before, const explain::Allowed& allowed) {
    const Model* model = &own_model_;
    if (budget_)
        puzzles::make(draft_.sheet_with(pieces))->model(own_model_);
    else
        model = &draft_.model(pieces);
    const explain::Board board(*model, budget_);
    Position position(board);
    if (before) catch_up(*before, position);
    return reached_by(explain::grade(std::move(position), ladder_, allowed, watch_));
}

}  // namespace gridwright::generator
