#pragma once

// How hard a puzzle is. The level is that of the hardest technique needed when everything easier is always used first.
// The puzzle is solved in rounds: all conclusions of the easiest technique that finds any, drawn from one position, are
// one round. So the grade does not depend on the order in which steps are found, and is the same for every turned or
// mirrored image of a puzzle.

#include "gridwright/explain/explainer.hpp"

#include <string_view>

namespace gridwright::explain {

/// The version of everything that decides a grade: techniques, ladders and counting.
inline constexpr int rater_version = 1;

struct TechniqueCount {
    std::string_view id;
    int count = 0;  ///< candidates that it placed or struck
};

struct Grade {
    int level = 0;                           ///< 1 to 9
    int score = 0;                           ///< the costs of all conclusions, in tenths
    int bottleneck = 0;                      ///< rounds whose easiest technique has the level of the puzzle
    int width = 0;                           ///< conclusions open at once, the mean over all rounds, in tenths
    std::vector<TechniqueCount> techniques;  ///< in the order of the ladder

    bool operator==(const Grade&) const = default;
};

inline bool operator==(const TechniqueCount& one, const TechniqueCount& other) {
    return one.id == other.id && one.count == other.count;
}

/// What came of grading.
struct Graded {
    std::optional<Grade> grade;  ///< none if no technique of the ladder goes on, or the watch was due
    bool limited = false;        ///< the watch was due
    Position end;                ///< how far it came
};

/// Grades a position from which the puzzle can be solved.
Graded grade(Position position, const Ladder& ladder, const Allowed& allowed = {}, const kernel::Watch& watch = {});

}  // namespace gridwright::explain
