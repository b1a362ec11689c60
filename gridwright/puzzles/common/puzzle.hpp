#pragma once

// The interface of a puzzle: a sheet that can state its rules as a model and show itself as a scene.

#include "gridwright/kernel/model.hpp"
#include "gridwright/render/scene.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <string_view>

namespace gridwright::puzzles {

/// A puzzle of some kind: immutable, shared freely. Its rules are constraints; everything else follows from them.
class Puzzle {
  public:
    explicit Puzzle(sheet::Sheet sheet) : sheet_(std::move(sheet)) {}
    virtual ~Puzzle() = default;

    const sheet::Sheet& sheet() const { return sheet_; }
    const sheet::Notation& notation() const { return *sheet_.notation; }
    std::string_view kind() const { return notation().name; }
    kernel::Size size() const { return sheet_.size; }

    /// Makes `into` the model of this puzzle: the rules, then the clues, then the givens. It reuses the model's memory.
    virtual void model(kernel::Model& into) const = 0;

    /// What the board looks like with this filling; givens are those of the puzzle.
    virtual render::Scene scene(const sheet::Filling& filling) const = 0;

    /// The sheet with a solution in its cells.
    sheet::Sheet filled(const kernel::Solution& solution) const;

  protected:
    /// Adds the given cells of the sheet, as far as the rules leave them open.
    void add_givens(kernel::Model& into) const;

  private:
    sheet::Sheet sheet_;
};

}  // namespace gridwright::puzzles
