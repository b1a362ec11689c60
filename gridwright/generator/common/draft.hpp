#pragma once

// A puzzle in the making: a solution, everything that could be told about it, and what of that is told so far.

#include "gridwright/generator/common/pieces.hpp"
#include "gridwright/kernel/model.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::generator {

/// Pieces are the clues of a sheet, then its filled cells, both in the order of its model.
class Draft {
  public:
    /// `everything` has all clues and cells that may be told of this solution, one of the best where the puzzle wants
    /// the best. Nothing is told yet.
    Draft(const sheet::Sheet& everything, kernel::Solution solution);

    const kernel::Solution& solution() const { return solution_; }
    std::size_t size() const { return places_.size(); }
    std::size_t clues() const { return clues_; }

    /// The pieces that are clues, and those that are givens.
    Pieces all_clues() const { return Pieces::from_to(0, clues_); }
    Pieces all_givens() const { return Pieces::from_to(clues_, size()); }
    /// The piece that is told at this place; a filled cell counts as a clue in it.
    std::size_t piece_from(const kernel::Origin& origin) const;
    /// The pieces that this sheet tells, all of them true.
    Pieces pieces_on(const sheet::Sheet& sheet) const;

    /// What is told.
    Pieces told;

    /// The puzzle that tells these pieces, as a model in the draft's own memory.
    const kernel::Model& model(const Pieces& pieces);
    /// The same with the given `piece` turned around: its cell has any value but that one.
    const kernel::Model& model_with_other(const Pieces& pieces, std::size_t piece);

    /// The pieces that are not true of another solution.
    Pieces violated_by(const kernel::Solution& other) const;

    /// The sheet that tells what is told.
    sheet::Sheet sheet() const;

  private:
    sheet::Sheet everything_;
    kernel::Solution solution_;
    kernel::Model full_;
    std::vector<std::size_t> clue_parts_;  // where the clues are among the constraints of the full model
    std::vector<kernel::Origin> places_;   // of every piece
    std::size_t clues_ = 0;
    kernel::Model model_;  // the rules of the game, and what was asked for last
    std::size_t rules_ = 0;
};

}  // namespace gridwright::generator
