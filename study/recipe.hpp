#pragma once

// A study as a person writes it down: which puzzles, which solvers, which labelings, how long, and what to tabulate and
// draw. A recipe is plain text, one "key = value" a line; docs/studies.md describes it. Everything that can be wrong
// with it is found while it is read, before anything runs, apart from the puzzles themselves.

#include "gridwright/answers/solve.hpp"
#include "gridwright/base/result.hpp"
#include "gridwright/kernel/search.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gridwright::study {

/// Puzzles that belong together: a point on the axis `puzzles`.
struct PuzzleSet {
    enum class Origin { files, generate, board };
    std::string name;
    Origin origin = Origin::files;
    std::vector<std::string> words;  ///< the files; the kind and its options; the words of the board's header
    std::size_t line = 0;            ///< of the recipe
};

struct Solver {
    std::string name;  ///< "fd classic"
    std::string engine;
    kernel::Strength strength = kernel::Strength::line;
};

struct NamedLabeling {
    std::string name;  ///< as the recipe writes it: "ffc down"
    kernel::Labeling labeling;
};

/// When a run is given up.
struct Limit {
    std::optional<std::chrono::nanoseconds> time;
    std::optional<std::uint64_t> failures;
};

/// A time at which a look is taken at the best solution so far.
struct Moment {
    std::string name;  ///< "2 s"
    std::chrono::nanoseconds time;
};

/// What rows, columns and lines can stand for.
enum class Axis { puzzles, solvers, labelings, moments, measures };

/// What is measured of a run.
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

/// How the runs of one cell become one figure.
enum class Average { median, mean };

/// Names of puzzles, solvers and labelings that are shown; an axis of which none is named stays whole.
struct Only {
    std::vector<std::string> names;
    std::size_t line = 0;
};

struct Table {
    std::string title;
    Axis rows = Axis::puzzles, columns = Axis::labelings;
    std::vector<Measure> measures;  ///< several only where an axis is `measures`
    Average average = Average::median;
    Only only;
    struct Reported {
        std::string row;
        std::vector<std::string> values;  ///< one for each column, as printed; empty where nothing is
        std::size_t line = 0;
    };
    std::vector<Reported> reported;
    std::size_t line = 0;
};

struct Plot {
    std::string title;
    struct Time {};                                       ///< with the best so far as y
    std::variant<Time, Axis, Measure> x = Axis::puzzles;  ///< against a measure every run is a point
    Measure y = Measure::seconds;
    Axis lines = Axis::labelings;
    Only only;
    bool log_x = false, log_y = false;
    std::size_t line = 0;
};

/// What --quick changes; what is empty stays as it is.
struct Quick {
    std::optional<Limit> limit;
    std::optional<std::size_t> count;  ///< at most so many puzzles of a set
    Only puzzles, solvers, labelings;  ///< those that stay
};

struct Recipe {
    std::string file;  ///< as messages call it
    std::string title;
    std::vector<std::string> about;  ///< paragraphs
    std::vector<PuzzleSet> puzzles;
    std::vector<Solver> solvers;
    std::vector<NamedLabeling> labelings;
    Limit limit;
    std::vector<Moment> moments;
    answers::Goal goal = answers::Goal::one;
    std::vector<Table> tables;
    std::vector<Plot> plots;
    Quick quick;
};

/// The names on an axis, in their order; the measures are those of a table.
std::vector<std::string> names_on(const Recipe& recipe, Axis axis, const std::vector<Measure>& measures = {});

/// Those of them that a table or plot shows: the ones it names, or all when it names none of this axis.
std::vector<std::string> shown_on(const Recipe& recipe, Axis axis, const Only& only,
                                  const std::vector<Measure>& measures = {});

std::string_view name_of(Axis axis);
std::string_view name_of(Measure measure);
std::string_view name_of(Average average);
std::string_view name_of(answers::Goal goal);

/// "120 s", "1000 failures", "120 s 1000 failures"; empty without a limit.
std::string text_of(const Limit& limit);

/// Reads a recipe; an error is "file:line: what is wrong and what would be right".
base::Result<Recipe> read_recipe(std::string_view text, const std::string& file);

}  // namespace gridwright::study
