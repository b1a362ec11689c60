#pragma once

// What a player has done, as tokens of a board: an entry `*5`, pencil marks `{1,2,5}` (`{.}` when none are left), or
// both, `*5{1,2,5}`. A value is written as it is without the star and the braces.

#include "gridwright/formats/common/vocabulary.hpp"

namespace gridwright::formats::text {

/// True for a token that begins as these do.
inline bool is_begun(std::string_view token) {
    return token.starts_with('*') || token.starts_with('{');
}

/// Reads such a token onto the sheet; `offset` is where it begins.
Mistake read_begun(std::string_view token, int row, int column, const Vocabulary& vocabulary, std::size_t offset,
                   sheet::Sheet& sheet);

/// Whether more characters could turn the token into another.
bool begun_may_go_on(std::string_view token);

/// The mistake of marks that blanks split into several tokens of a line, which begins at `offset`; none if there are
/// none.
Mistake find_split_marks(std::span<const std::string_view> tokens, std::string_view line, std::size_t offset);

/// Appends what a player has done in a cell; nothing where that is nothing.
void append_begun(const sheet::Sheet& sheet, int cell, std::string& into);

}  // namespace gridwright::formats::text
