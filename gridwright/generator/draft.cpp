#include "gridwright/generator/draft.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/generator/as_good.hpp"
#include "gridwright/puzzles/puzzle.hpp"

#include <algorithm>

namespace gridwright::generator {

using namespace kernel;

Draft::Draft(const sheet::Sheet& everything, Solution solution)
    : everything_(everything), solution_(std::move(solution)) {
    puzzles::make(everything_)->model(full_);
    ask_for_as_good_as(solution_, full_);
    for (int side = 0; side < 4; ++side) {
        const std::vector<int>& clues = everything_.sides[every_side[static_cast<std::size_t>(side)]];
        for (std::size_t i = 0; i < clues.size(); ++i)
            if (clues[i] != 0) places_.push_back({side, static_cast<int>(i)});
    }
    clues_ = places_.size();
    for (const Given& given : full_.givens) places_.push_back({-1, given.cell});
    base::require(full_.constraints.size() == full_.rules + clues_, "a puzzle says each of its clues in one word");
    base::require(places_.size() <= Pieces::most, "a draft has room for its pieces");
    base::require(constraints::is_solution(full_, solution_), "a draft tells the truth");
    model_.domains = full_.domains;
    model_.constraints = full_.constraints;
    model_.rules = full_.rules;
}

Pieces Draft::pieces_on(const sheet::Sheet& sheet) const {
    Pieces pieces;
    for (std::size_t i = 0; i < size(); ++i) {
        const auto [side, index] = places_[i];
        if (side < 0 ? sheet.cells[index].has_value()
                     : sheet.sides[every_side[static_cast<std::size_t>(side)]][static_cast<std::size_t>(index)] != 0)
            pieces.add(i);
    }
    return pieces;
}

const Model& Draft::model(const Pieces& pieces) {
    model_.constraints.resize(full_.rules);
    for (std::size_t i = 0; i < clues_; ++i)
        if (pieces.contains(i)) model_.constraints.push_back(full_.constraints[full_.rules + i]);
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
        if (!constraints::holds(full_.constraints[full_.rules + i], other)) violated.add(i);
    for (std::size_t i = clues_; i < size(); ++i)
        if (other[places_[i].index] != solution_[places_[i].index]) violated.add(i);
    return violated;
}

sheet::Sheet Draft::sheet() const {
    sheet::Sheet sheet = everything_;
    for (std::size_t i = 0; i < size(); ++i) {
        if (told.contains(i)) continue;
        const auto [side, index] = places_[i];
        if (side < 0)
            sheet.cells[index].reset();
        else
            sheet.sides[every_side[static_cast<std::size_t>(side)]][static_cast<std::size_t>(index)] = 0;
    }
    return sheet;
}

}  // namespace gridwright::generator
