#pragma once

// The next step on a board that a player has begun; wrong entries first.

#include "gridwright/answers/groundwork.hpp"
#include "gridwright/explain/common/position.hpp"
#include "gridwright/puzzles/sentences.hpp"

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

struct HintAnswer {
    enum class Verdict { hint, wrong, solved, unknown, several, impossible };

    Groundwork ground;
    Verdict verdict = Verdict::unknown;
    std::optional<explain::Step> step = {};  ///< the hint
    std::vector<int> wrong = {};             ///< cells with a wrong entry, or without the true value among their marks
    /// Without pencil marks: the steps behind it that lead to the next placement.
    std::vector<explain::Step> then = {};
    std::vector<int> blamed = {};             ///< the wrong cells that `because` is about
    std::vector<explain::Step> because = {};  ///< steps from the board to a contradiction
    /// Where the hint was found, or the steps of `because` begin.
    std::optional<explain::Position> position = {};
    std::vector<puzzles::Violation> broken = {};  ///< the rules that the entries break at once
    bool entries_known = false;                   ///< the puzzle was named, so that a given is no entry by mistake
};

std::string_view name(HintAnswer::Verdict verdict);

/// Looks for a hint on the board as its player has begun it; `entries_known` says that the board was compared with its
/// puzzle. An error is the sentence with which the engine refuses the puzzle.
base::Result<HintAnswer> hint(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                              bool entries_known = false);

/// The answer in sentences for a person, telling no more than wanted; each step is one of them.
std::vector<std::string> sentences_of(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Reveal reveal);
/// All of them in one paragraph.
std::string sentence_of(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Reveal reveal);

}  // namespace gridwright::answers
