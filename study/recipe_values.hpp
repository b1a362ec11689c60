#pragma once

// Reads the values of a recipe: what follows the "=" on a line, one function for each kind of value.

#include "study/recipe.hpp"

namespace gridwright::study {

/// What is wrong with a value and what would be right; none when it was read.
using Problem = std::optional<std::string>;

/// "fd classic, gecode".
Problem read_solvers(std::string_view text, std::vector<NamedSolver>& into);

/// "ffc, leftmost down"; the defaults are those of SICStus: leftmost, step, up.
Problem read_labelings(std::string_view text, std::vector<NamedLabeling>& into);

/// "2 s, 10 s".
Problem read_moments(std::string_view text, std::vector<Moment>& into);

/// "120 s", "1000 failures", "120 s 1000 failures".
Problem read_limit(std::string_view text, RunLimit& into);

/// "file a.gw b.gw", "generate skyscraper --size 6", "board hoodoo 6 6".
Problem read_puzzles(std::string_view text, PuzzleSet& into);

/// "mean seconds", "backtracks", "seconds, backtracks".
Problem read_cell(std::string_view text, RecipeTable& into);

Problem read_axis(std::string_view text, Axis& into);
Problem read_measure(std::string_view text, Measure& into);

/// "time", "puzzles", "backtracks".
Problem read_x(std::string_view text, RecipePlot& into);

Problem read_goal(std::string_view text, answers::Goal& into);

/// "x", "y", "x y": which axes are logarithmic.
Problem read_log(std::string_view text, RecipePlot& into);

}  // namespace gridwright::study
