#pragma once

// Summarises many runs in a few figures. A run that reached its limit would have taken at least as much as it did; it
// is ranked among the others by that, and every figure that depends on it is marked "at least". So a median stays exact
// as long as the unfinished runs lie above it, and no unfinished run enters an average unnoticed.

#include "study/run_record.hpp"

#include <map>

namespace gridwright::study {

/// A number that one run or several come to.
struct Figure {
    double value = 0;
    bool at_least = false;
};

/// What several runs come to.
struct Spread {
    Average average = Average::median;
    Figure lower, middle, upper;  ///< quartiles, or a mean with its interval; other statistics have `middle` alone
    std::size_t runs = 0;
    std::size_t limited = 0;  ///< runs whose figure is "at least"
    std::size_t proven = 0;   ///< runs whose figure is proven to be the best possible
    std::size_t refused = 0;  ///< further runs, of puzzles that the engine does not take
    std::size_t silent = 0;   ///< further runs, which found no solution
};

/// The quantile of figures in ascending order, interpolated between neighbours.
Figure quantile(const std::vector<Figure>& ascending, double fraction);

/// Summarises the figures; none when there are no figures.
std::optional<Spread> spread_of(std::vector<Figure> figures, Average average);

/// The records of a study, by the names in its recipe.
class Results {
  public:
    /// The objective is what the puzzles want fewest of, in the plural.
    Results(const Recipe& recipe, const RunLimit& limit, std::string objective = "objective")
        : recipe_(&recipe), limit_(limit), objective_(std::move(objective)) {}

    /// A position on the axes.
    struct Point {
        std::string puzzles, solver, labeling;
        std::optional<std::chrono::nanoseconds> moment;

        std::string& on(Axis axis);
    };

    void add(const std::string& solver, const std::string& labeling, const RunRecord& record);

    const Recipe& recipe() const { return *recipe_; }
    const RunLimit& limit() const { return limit_; }

    /// What tables and plots call a measure: "seconds", "transparent pegs".
    std::string name_of(Measure measure) const;

    const std::vector<RunRecord>& at(const Point& point) const;

    /// Summarises the runs at a point; none when no run there has a figure.
    std::optional<Spread> spread(const Point& point, Measure measure, Average average) const;

  private:
    const Recipe* recipe_;
    RunLimit limit_;
    std::string objective_;
    std::map<std::tuple<std::string, std::string, std::string>, std::vector<RunRecord>> records_;
};

/// The measure of one run; none when the run has no such figure. `unique` is never a figure of one run.
std::optional<Figure> figure_of(const RunRecord& record, Measure measure, const RunLimit& limit);

/// The contents of a table cell: a figure, and remarks about it.
struct Cell {
    std::string figure;
    std::vector<std::string> remarks;

    bool operator==(const Cell&) const = default;
};

/// "0.12 (0.1 to 0.3; 2 of 10 > 120 s)".
std::string text_of(const Cell& cell);

/// The figure as text: "0.0123", "346,785". An "at least" is rounded down.
std::string shown(const Figure& figure, Measure measure);

/// The figure with its quartiles or its interval, and how many runs reached the limit, are proven or have no figure.
Cell shown(const Spread& spread, Measure measure, const RunLimit& limit);

/// "3 of 20": how many of the puzzles have only one solution.
Cell unique_among(const std::vector<RunRecord>& records);

}  // namespace gridwright::study
