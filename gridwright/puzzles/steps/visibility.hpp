#pragma once

// How many buildings of a line are visible when its cells are marked but not all known, and which.

#include "gridwright/puzzles/steps/ways.hpp"

#include <optional>

namespace gridwright::puzzles::steps {

/// Places one of which is surely visible: it is taller than those before them, which are at most `beaten`.
struct SurelyOne {
    kernel::Domain places;
    int beaten = 0;
};

/// What is visible at least and at most.
struct Visibility {
    std::vector<SurelyOne> surely;  ///< one building each
    bool tallest_besides = false;   ///< the tallest is none of these, and it is visible wherever it is
    kernel::Domain possibly;        ///< places
    kernel::Domain hidden;          ///< places that only the number of buildings before them hides
    int end = 0;                    ///< nothing from here on is visible, as the tallest is before it

    int at_least() const { return static_cast<int>(surely.size()) + (tallest_besides ? 1 : 0); }
    int at_most() const { return possibly.size(); }
};

/// With `by_number`, different heights are put to use: the highest of so many buildings is at least as high as they are
/// many. That hides low ones behind them, and one of several cells may surely be visible.
Visibility visibility_of(const Marks& marks, int tallest, bool by_number);

/// A number of visible buildings that is not the clue.
struct WrongCount {
    std::vector<std::string> facts;  ///< what it needs to be said before: "column 4 (5 or 6) would hide column 5"
    std::string shown;               ///< "would show at least 4 buildings from the left (1, 2, 4 and 6), not 3"
    kernel::Domain used;             ///< the places that these speak of
};

/// Why these marks, which are in the order of the view, do not allow its clue; none if they do.
std::optional<WrongCount> wrong_count(const View& view, const Marks& marks, bool by_number);

/// "columns 1 and 3", of the places of a set.
std::string places_told(const View& view, kernel::Domain places, std::string_view last_word = "and");

/// "1, 2 or 4".
std::string numbers_told(kernel::Domain numbers, std::string_view last_word);

}  // namespace gridwright::puzzles::steps
