#pragma once

// A recipe describes a study: which puzzles, solvers and labelings to run, for how long, and what to tabulate and draw.
// It is plain text with one "key = value" on each line; docs/studies.md describes it. Reading a recipe finds every
// mistake in it before anything runs, except in the puzzles themselves.

#include "gridwright/answers/solve.hpp"
#include "gridwright/base/result.hpp"
#include "gridwright/kernel/search.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gridwright::study {

/// Puzzles that belong together under one name on the axis `puzzles`.
struct PuzzleSet {
    enum class Origin { files, generate, board };
    std::string name;
    Origin origin = Origin::files;
    std::vector<std::string> words;  ///< the files; the kind and its options; the words of the board's header
    std::size_t line = 0;            ///< of the recipe
};

/// An engine and a strength, as the recipe names them.
struct NamedSolver {
    std::string name;  ///< "fd classic"
    std::string engine;
    kernel::Strength strength = kernel::Strength::line;
};

struct NamedLabeling {
    std::string name;  ///< as the recipe writes it: "ffc down"
    kernel::Labeling labeling;
};

/// When a run gives up.
struct RunLimit {
    std::optional<std::chrono::nanoseconds> time;
    std::optional<std::uint64_t> failures;
};

/// A time at which a table shows the best solution so far.
struct Moment {
    std::string name;  ///< "2 s"
    std::chrono::nanoseconds time;
};

/// What the rows and columns of a table and the lines of a plot can be.
enum class Axis { puzzles, solvers, labelings, moments, measures };

/// A figure that can be taken from a run.
enum class Measure {
    seconds,
    constraints,  // from here on kernel::statistics, in that order
    resumptions,
    entailments,
    prunings,
    backtracks,
    nodes,  // up to here
    objective,
    bound,
    solutions,
    unique  ///< how many of the puzzles have only one solution
};

/// How a table cell combines its runs.
enum class Average { median, mean, max, min, count };

/// The puzzles, solvers and labelings to show. An axis is shown whole when none of its names is listed.
struct Only {
    std::vector<std::string> names;
    std::size_t line = 0;
};

/// A table to make.
struct RecipeTable {
    std::string title;
    Axis rows = Axis::puzzles, columns = Axis::labelings;
    std::vector<Measure> measures;  ///< several only where an axis is `measures`
    Average average = Average::median;
    Only only;
    struct Reported {
        std::string row;
        std::vector<std::string> values;  ///< one for each column, as printed; empty where the report has none
        std::size_t line = 0;
    };
    std::vector<Reported> reported;
    std::size_t line = 0;
};

/// A plot to draw.
struct RecipePlot {
    std::string title;
    struct Time {};                                       ///< y is the best objective so far
    std::variant<Time, Axis, Measure> x = Axis::puzzles;  ///< against a measure every run is a point
    Measure y = Measure::seconds;
    Axis lines = Axis::labelings;
    Only only;
    std::string label;  ///< explains the names on the x axis; empty: the usual text
    bool log_x = false, log_y = false;
    std::size_t line = 0;
};

/// What --quick changes; an empty member changes nothing.
struct Quick {
    std::optional<RunLimit> limit;
    std::optional<std::size_t> count;  ///< the most puzzles of a set
    Only puzzles, solvers, labelings;  ///< those to keep
};

struct Recipe {
    std::string file;  ///< its name in messages
    std::string title;
    std::vector<std::string> about;      ///< paragraphs
    std::optional<std::uint64_t> order;  ///< its position among the recipes of its folder; those without come last
    std::vector<PuzzleSet> puzzles;
    std::vector<NamedSolver> solvers;
    std::vector<NamedLabeling> labelings;
    RunLimit limit;
    std::vector<Moment> moments;
    answers::Goal goal = answers::Goal::one;
    std::vector<RecipeTable> tables;
    std::vector<RecipePlot> plots;
    Quick quick;
};

/// The names on an axis, in order. `measures` are the names on the axis of that name.
std::vector<std::string> names_on(const Recipe& recipe, Axis axis, const std::vector<Measure>& measures = {});

/// The names on an axis that a table or plot shows: those in `only`, or all when it lists none of this axis.
std::vector<std::string> shown_on(const Recipe& recipe, Axis axis, const Only& only,
                                  const std::vector<Measure>& measures = {});

std::string_view name_of(Axis axis);
std::string_view name_of(Measure measure);
std::string_view name_of(Average average);
std::string_view name_of(answers::Goal goal);

/// "120 s", "1000 failures", "120 s 1000 failures"; empty without a limit.
std::string text_of(const RunLimit& limit);

/// The same for people, with a comma between thousands.
std::string shown(const RunLimit& limit);

/// Reads a recipe. An error is "file:line: what is wrong and what would be right".
base::Result<Recipe> read_recipe(std::string_view text, const std::string& file);

}  // namespace gridwright::study
