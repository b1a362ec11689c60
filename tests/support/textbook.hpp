#pragma once

// The pages of the textbook: beside each family of techniques, `textbook.md` shows a situation for each of them. A
// situation is a section of its page:
//
//   ## S10 clue 2, first cell 1 (level 2): a 1 hides nothing
//   ```
//   the board in the format `text`, with entries and pencil marks
//   ```
//   - reads: clue 2 left of row 1; row 1 differ; r1c1 1
//   - concludes: r1c2 is 5
//   - "From the left, row 1 shows 2 buildings. ..."
//   - in brief: "Row 1, ..."
//   - easier: S7, S20
//
// The heading has the id, the name and the level of the technique. A chain or a what-if has its assumption and the
// steps of its argument instead of `reads`. `easier` lists the easier techniques that find it too, alone or together;
// it is left out where none do.

#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::tests {

struct Situation {
    std::string heading;
    std::string board;                ///< as text
    std::vector<std::string> easier;  ///< ids
    std::string claim;                ///< the list without `easier`, a line for each item
};

/// The situations of all pages.
std::vector<Situation> textbook();

/// A board of the textbook with the technique that it is for.
class Lesson {
  public:
    explicit Lesson(const Situation& situation);
    Lesson(const Lesson&) = delete;
    Lesson& operator=(const Lesson&) = delete;

    const sheet::Notation& notation() const { return puzzle_->notation(); }
    const explain::Position& position() const { return *position_; }

    /// The first step of the technique on this board; none if it finds nothing.
    std::optional<explain::Step> step() const;

    /// The step as the page shows it.
    std::string claim_of(const explain::Step& step) const;

    /// True if easier techniques together, but without these ids, draw a part of its conclusion.
    bool easier_draw(const explain::Conclusion& conclusion, const std::vector<std::string>& without) const;

    /// True if the board can be filled.
    bool solvable() const;

  private:
    std::unique_ptr<puzzles::Puzzle> puzzle_;
    std::span<const explain::Rung> rungs_, easier_;
    const explain::Rung* rung_;  // of the technique
    kernel::Model model_;
    std::optional<explain::Board> board_;
    std::optional<explain::Position> position_;
};

/// "S10 clue 2, first cell 1 (level 2)": how the heading of a situation begins.
std::string heading_of(const explain::Rung& rung);

/// The headings that a ladder asks for and these situations do not have.
std::vector<std::string> not_taught(const explain::Ladder& ladder, const std::vector<Situation>& situations);

}  // namespace gridwright::tests
