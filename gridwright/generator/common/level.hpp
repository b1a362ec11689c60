#pragma once

// Which grade a generated puzzle is to have, as a person says it: a level, techniques that may be used, and techniques
// that must be.

#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/generator/common/maker.hpp"

namespace gridwright::generator {

/// The settings that every kind takes besides its own.
std::span<const Setting> grade_settings();

struct GradeWish {
    std::optional<int> level;
    std::vector<std::string> allowed;   ///< no other techniques; empty for all of the ladder
    std::vector<std::string> required;  ///< at least one step by each of these; then there is a level

    bool any() const { return level || !allowed.empty() || !required.empty(); }
};

/// Takes the wishes about grades out of the settings; refuses values that make no sense on this ladder.
Attempt<GradeWish> take_grade_wish(MakeSettings& settings, const sheet::Notation& notation);

/// The grade of a puzzle; none if techniques do not solve it, or the watch is due.
std::optional<explain::Grade> grade_of(const Made& made, const kernel::Watch& watch);

/// The levels that puzzles of this kind and size may have, from the easiest.
std::vector<int> levels_of(const MakerRow& row, int size);

/// Why no puzzle of this size meets the wish, as far as is known.
std::optional<Refusal> refusal_of_level(const GradeWish& wish, const MakerRow& row, int size);

/// "4 Hard".
std::string level_name(int level);

/// The level that a person calls "4" or "hard"; none if there is no such level.
std::optional<int> level_called(std::string_view text);

}  // namespace gridwright::generator
