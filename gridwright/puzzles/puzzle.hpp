#pragma once

#include "gridwright/kernel/model.hpp"
#include "gridwright/render/scene.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <memory>
#include <span>

namespace gridwright::puzzles {

/// A puzzle of some kind: immutable, shared freely. Its rules are words; everything else follows from them.
class Puzzle {
  public:
    explicit Puzzle(sheet::Sheet sheet) : sheet_(std::move(sheet)) {}
    virtual ~Puzzle() = default;

    const sheet::Sheet& sheet() const { return sheet_; }
    const sheet::Notation& notation() const { return *sheet_.notation; }
    std::string_view kind() const { return notation().name; }
    kernel::Size size() const { return sheet_.size; }

    /// Says the rules, then the clues, then the givens, into a model's memory.
    virtual void model(kernel::Model& into) const = 0;

    /// What the board looks like with this filling; givens are those of the puzzle.
    virtual render::Scene scene(const sheet::Filling& filling) const = 0;

    /// The sheet with a solution in its cells.
    sheet::Sheet filled(const kernel::Solution& solution) const;

  protected:
    /// Adds what the sheet tells of cells that the rules leave open.
    void add_givens(kernel::Model& into) const;

  private:
    sheet::Sheet sheet_;
};

/// A kind of puzzle: how it is written, and how one is made from what was read.
struct Kind {
    const sheet::Notation& notation;
    std::unique_ptr<Puzzle> (*make)(sheet::Sheet sheet);
};

template <typename P>
std::unique_ptr<Puzzle> make_as(sheet::Sheet sheet) {
    return std::make_unique<P>(std::move(sheet));
}

/// Every kind there is, in the order in which they are shown.
std::span<const Kind> kinds();

/// Their notations, for a reader.
std::span<const sheet::Notation* const> notations();

/// The puzzle that the sheet describes.
std::unique_ptr<Puzzle> make(sheet::Sheet sheet);

}  // namespace gridwright::puzzles
