#pragma once

// What a player can do, as data. An action carries everything that it needs: values that the rules strike come with it,
// so that whoever carries it out knows no rules. The page's reducer takes the same actions
// (tests/game/cases.json).

#include "gridwright/kernel/model.hpp"

#include <string_view>
#include <vector>

namespace gridwright::game {

enum class Verb {
    place,        ///< writes a value into a cell, whose marks go
    erase,        ///< removes the value of a cell, or its marks if it has no value
    mark,         ///< adds a mark to an open cell, or removes it
    fill,         ///< gives the open cells without marks the ones listed
    prune,        ///< keeps only the marks listed
    apply,        ///< does what a hint says: places values and sets marks
    begin_trial,  ///< remembers the board, to try something out
    keep,         ///< ends the trial and keeps what was tried
    discard,      ///< ends the trial and goes back to the board that was remembered
    restart,      ///< removes all values and marks
    undo,
    redo,
};

struct VerbRow {
    std::string_view name;  ///< in data
    Verb verb;
};

inline constexpr VerbRow verbs[] = {
    {"place", Verb::place},     {"erase", Verb::erase}, {"mark", Verb::mark},       {"fill", Verb::fill},
    {"prune", Verb::prune},     {"apply", Verb::apply}, {"try", Verb::begin_trial}, {"keep", Verb::keep},
    {"discard", Verb::discard}, {"undo", Verb::undo},   {"restart", Verb::restart}, {"redo", Verb::redo},
};

std::string_view name(Verb verb);

/// Values of a cell that are marked, or struck from its marks.
struct CellMarks {
    int cell = 0;
    kernel::Domain values;

    bool operator==(const CellMarks&) const = default;
};

struct Action {
    Verb verb = Verb::place;
    int cell = 0;                            ///< of `place`, `erase` and `mark`
    kernel::Value value = 0;                 ///< of `place` and `mark`
    std::vector<kernel::Given> placed = {};  ///< of `apply`
    std::vector<CellMarks> marks = {};       ///< of `fill`, `prune` and `apply`
    std::vector<CellMarks> struck = {};      ///< of `place` and `apply`: taken from the marks of other cells
};

}  // namespace gridwright::game
