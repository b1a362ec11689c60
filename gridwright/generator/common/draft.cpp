#include "gridwright/generator/common/draft.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/generator/common/as_good.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"

#include <algorithm>

namespace gridwright::generator {

using namespace kernel;

Draft::Draft(const sheet::Sheet& everything, Solution solution)
    : everything_(everything), solution_(std::move(solution)) {
    puzzles::make(everything_)->model(full_);
    ask_for_as_good_as(solution_, full_);
    clue_parts_ = told_parts(full_).constraints;
    for (const std::size_t index : clue_parts_) places_.push_back(full_.constraints.origin(index));
    clues_ = places_.size();
    for (const Given& given : full_.givens) places_.push_back(CellClue{given.cell});
    for (std::size_t i = 0; i < size(); ++i)
        base::require(piece_from(places_[i]) == i, "a puzzle says each of its clues in one constraint");
    base::require(places_.size() <= Pieces::most, "a draft has room for its pieces");
    base::require(constraints::is_solution(full_, solution_), "a draft tells the truth");
    model_ = without(full_, told_parts(full_));
    rules_ = model_.constraints.size();
}

std::size_t Draft::piece_from(const Origin& origin) const {
    const auto found = std::find(places_.begin(), places_.end(), origin);
    base::require(found != places_.end(), "every clue and cell of a group is a piece of the draft");
    return found - places_.begin();
}

Pieces Draft::pieces_on(const sheet::Sheet& sheet) const {
    Pieces pieces;
    for (std::size_t i = 0; i < size(); ++i)
        if (sheet::written_at(sheet, places_[i])) pieces.add(i);
    return pieces;
}

std::vector<int> Draft::cells_of(std::size_t piece) const {
    if (piece >= clues_) return {full_.givens[piece - clues_].cell};
    const auto line = line_of(full_.constraints[clue_parts_[piece]]);
    return line ? kernel::cells(*line) : std::vector<int>{};
}

const Model& Draft::model(const Pieces& pieces) {
    model_.constraints.shrink_to(rules_);
    for (std::size_t i = 0; i < clues_; ++i)
        if (pieces.contains(i)) model_.add(full_.constraints[clue_parts_[i]], places_[i]);
    model_.givens.clear();
    for (std::size_t i = clues_; i < size(); ++i)
        if (pieces.contains(i)) model_.givens.push_back(full_.givens[i - clues_]);
    std::copy(full_.domains.begin(), full_.domains.end(), model_.domains.begin());
    return model_;
}

const Model& Draft::model_with_other(const Pieces& pieces, std::size_t piece) {
    Pieces others = pieces;
    others.remove(piece);
    model(others);
    const Given& given = full_.givens[piece - clues_];
    model_.domains[given.cell].remove(given.value);
    return model_;
}

Pieces Draft::violated_by(const Solution& other) const {
    Pieces violated;
    for (std::size_t i = 0; i < clues_; ++i)
        if (!constraints::holds(full_.constraints[clue_parts_[i]], other)) violated.add(i);
    for (std::size_t i = clues_; i < size(); ++i)
        if (const int cell = full_.givens[i - clues_].cell; other[cell] != solution_[cell]) violated.add(i);
    return violated;
}

sheet::Sheet Draft::sheet_with(const Pieces& pieces) const {
    sheet::Sheet sheet = everything_;
    for (std::size_t i = 0; i < size(); ++i)
        if (!pieces.contains(i)) sheet::erase(sheet, places_[i]);
    return sheet;
}

}  // namespace gridwright::generator
