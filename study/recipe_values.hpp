#pragma once

// How the values of a recipe's lines are read.

#include "study/recipe.hpp"

namespace gridwright::study {

/// What is wrong with a value and what would be right; nothing when it is read.
using Problem = std::optional<std::string>;

/// "fd classic, gecode".
Problem read_solvers(std::string_view text, std::vector<Solver>& into);

/// "ffc, leftmost down"; what is not said is as in SICStus: leftmost, step, up.
Problem read_labelings(std::string_view text, std::vector<NamedLabeling>& into);

/// "2 s, 10 s".
Problem read_moments(std::string_view text, std::vector<Moment>& into);

/// "120 s", "1000 failures", "120 s 1000 failures".
Problem read_limit(std::string_view text, Limit& into);

/// "file a.gw b.gw", "generate skyscraper --size 6", "board hoodoo 6 6".
Problem read_puzzles(std::string_view text, PuzzleSet& into);

/// "mean seconds", "backtracks", "seconds, backtracks".
Problem read_cell(std::string_view text, Table& into);

Problem read_axis(std::string_view text, Axis& into);
Problem read_measure(std::string_view text, Measure& into);

/// "time", "puzzles", "backtracks".
Problem read_x(std::string_view text, Plot& into);

Problem read_goal(std::string_view text, answers::Goal& into);

/// "x", "y", "x y": which axes are logarithmic.
Problem read_log(std::string_view text, Plot& into);

}  // namespace gridwright::study
