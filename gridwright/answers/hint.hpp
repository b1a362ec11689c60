#pragma once

// The next step on a board that a player has begun; wrong entries first.

#include "gridwright/answers/groundwork.hpp"
#include "gridwright/explain/common/position.hpp"

#include <string>
#include <string_view>

namespace gridwright::answers {

/// How much a hint tells: where to look, which technique to try, or the move itself.
enum class Reveal { look, technique, move };

struct RevealRow {
    std::string_view name;
    Reveal choice;
};

inline constexpr RevealRow reveals[] = {
    {"look", Reveal::look}, {"technique", Reveal::technique}, {"move", Reveal::move}};

/// What a player has done on the board of a puzzle.
struct Begun {
    sheet::Filling entries;                               ///< the cells filled in; a grid of no size for none
    kernel::Grid<std::optional<kernel::Domain>> marks{};  ///< the pencil marks; a grid of no size for none
};

/// The entries of a board: its cells, as far as the puzzle does not give them.
Begun begun_on(const puzzles::Puzzle& puzzle, const sheet::Sheet& board);

struct HintAnswer {
    enum class Verdict { hint, wrong, solved, unknown, several, impossible };

    Groundwork ground;
    Verdict verdict = Verdict::unknown;
    std::optional<explain::Step> step = {};   ///< the hint
    std::vector<int> wrong = {};              ///< cells with a wrong entry, or without the true value among their marks
    std::vector<explain::Step> because = {};  ///< steps from the board to a contradiction
    /// Where the hint was found, or the steps of `because` begin.
    std::optional<explain::Position> position = {};
    std::vector<std::string> broken = {};  ///< sentences about rules that the entries break at once
};

std::string_view name(HintAnswer::Verdict verdict);

/// Looks for a hint. An error is the sentence with which the engine refuses the puzzle.
base::Result<HintAnswer> hint(Workspace& workspace, const puzzles::Puzzle& puzzle, const Begun& begun,
                              kernel::Search search);

/// The answer in a sentence for a person, telling no more than wanted.
std::string sentence_of(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Reveal reveal);

}  // namespace gridwright::answers
