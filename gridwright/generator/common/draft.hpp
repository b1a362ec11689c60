#pragma once

// A puzzle in the making: a solution, all the pieces (clues and givens) that could be revealed about it, and those that
// the puzzle reveals so far.

#include "gridwright/generator/common/pieces.hpp"
#include "gridwright/kernel/model.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::generator {

/// Pieces are the clues of a sheet, then its filled cells, both in the order of its model.
class Draft {
  public:
    /// `everything` has all clues and cells that may be shown of this solution, which is a best one where the puzzle
    /// has an objective. Nothing is shown yet.
    Draft(const sheet::Sheet& everything, kernel::Solution solution);

    const kernel::Solution& solution() const { return solution_; }
    std::size_t size() const { return places_.size(); }
    std::size_t clues() const { return clues_; }

    /// The pieces that are clues, and those that are givens.
    Pieces all_clues() const { return Pieces::from_to(0, clues_); }
    Pieces all_givens() const { return Pieces::from_to(clues_, size()); }
    /// The piece at this place; a filled cell counts as a clue in it.
    std::size_t piece_from(const kernel::Origin& origin) const;
    /// The pieces on this sheet, all of which are true of the solution.
    Pieces pieces_on(const sheet::Sheet& sheet) const;

    /// The cells that a piece is about: of a clue those of its line, of a given its own.
    std::vector<int> cells_of(std::size_t piece) const;

    /// The pieces that the puzzle shows.
    Pieces shown;

    /// The puzzle with these pieces, as a model in the draft's own memory.
    const kernel::Model& model(const Pieces& pieces);
    /// The same with the given `piece` negated: its cell has any value but that one.
    const kernel::Model& model_with_other(const Pieces& pieces, std::size_t piece);

    /// The pieces that are not true of another solution.
    Pieces violated_by(const kernel::Solution& other) const;

    /// The sheet with the shown pieces, or with these.
    sheet::Sheet sheet() const { return sheet_with(shown); }
    sheet::Sheet sheet_with(const Pieces& pieces) const;

  private:
    sheet::Sheet everything_;
    kernel::Solution solution_;
    kernel::Model full_;
    std::vector<std::size_t> clue_parts_;  // where the clues are among the constraints of the full model
    std::vector<kernel::Origin> places_;   // of every piece
    std::size_t clues_ = 0;
    kernel::Model model_;  // the rules of the game, and the pieces asked for last
    std::size_t rules_ = 0;
};

}  // namespace gridwright::generator
