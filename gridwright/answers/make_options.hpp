#pragma once

// How people say which puzzles to make: "skyscraper --size 6 --count 10 --givens none". The command `generate` and the
// recipes of studies take the same words, and the numeric options are also members of a JSON ask.

#include "gridwright/answers/make.hpp"

#include <span>

namespace gridwright::answers {

/// A numeric option that every kind has.
struct MakeNumber {
    std::string_view name;     ///< "size"; written "--size"
    std::string_view value;    ///< how help writes the number: "N"
    std::string_view meaning;  ///< for help
    std::uint64_t least, most;
    void (*put)(std::uint64_t number, MakeAsk& ask);
};

std::span<const MakeNumber> make_numbers();

/// Reads the number. Gives the end of a sentence that says what would be right, when the text is something else:
/// "needs a whole number, 1 or more".
std::optional<std::string> read_number(const MakeNumber& row, std::string_view text, MakeAsk& into);

/// Reads a kind and the options behind it; the error is a sentence.
base::Result<MakeAsk> read_make_words(std::span<const std::string> words);

}  // namespace gridwright::answers
