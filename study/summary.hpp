#pragma once

// Many runs as few figures. A run that reached its limit tells only that it would have taken at least so much; it goes
// into the order of all runs with that, and a figure that depends on such a run says "at least" itself. So a median
// stays exact as long as the runs that were given up lie above it, and nothing is averaged in silently.

#include "study/record.hpp"

#include <map>

namespace gridwright::study {

struct Figure {
    double value = 0;
    bool at_least = false;
};

struct Spread {
    Figure lower, middle, upper;  ///< quartiles; the mean takes the middle where it is asked for
    std::size_t runs = 0;
    std::size_t limited = 0;  ///< runs that tell only "at least"
    std::size_t proven = 0;   ///< runs whose figure is proven to be the best possible
    std::size_t refused = 0;  ///< runs besides these: of puzzles that the engine does not take
    std::size_t silent = 0;   ///< and those that found no solution
};

/// The quantile of figures in ascending order, interpolated between neighbours.
Figure quantile(const std::vector<Figure>& ascending, double fraction);

/// The figures together; nothing when there are none.
std::optional<Spread> spread_of(std::vector<Figure> figures, Average average);

/// The records of a study, by the names that its recipe has for them.
class Results {
  public:
    /// The objective is what the puzzles want fewest of, in the plural.
    Results(const Recipe& recipe, const Limit& limit, std::string objective = "objective")
        : recipe_(&recipe), limit_(limit), objective_(std::move(objective)) {}

    /// Where on the axes something is looked at.
    struct Point {
        std::string puzzles, solver, labeling;
        std::optional<std::chrono::nanoseconds> moment;

        std::string& on(Axis axis);
    };

    void add(const std::string& solver, const std::string& labeling, const Record& record);

    const Recipe& recipe() const { return *recipe_; }
    const Limit& limit() const { return limit_; }

    /// What tables and plots call a measure: "seconds", "transparent pegs".
    std::string name_of(Measure measure) const;

    const std::vector<Record>& at(const Point& point) const;

    /// What the runs at a place come to; nothing when there are none that tell.
    std::optional<Spread> spread(const Point& point, Measure measure, Average average) const;

  private:
    const Recipe* recipe_;
    Limit limit_;
    std::string objective_;
    std::map<std::tuple<std::string, std::string, std::string>, std::vector<Record>> records_;
};

/// What is measured of a run; nothing where it tells nothing. `unique` is no figure of one run.
std::optional<Figure> figure_of(const Record& record, Measure measure, const Limit& limit);

/// What stands in a cell of a table: a figure, and what there is to say about it.
struct Cell {
    std::string figure;
    std::vector<std::string> remarks;

    bool operator==(const Cell&) const = default;
};

/// "0.12 (0.1 to 0.3; 2 of 10 > 120 s)".
std::string text_of(const Cell& cell);

/// "0.0123", "346,785"; a plain figure of that measure. What is "at least" is rounded down.
std::string shown(const Figure& figure, Measure measure);

/// The figure with its quartiles, and how many runs reached the limit, are proven or have no figure.
Cell shown(const Spread& spread, Measure measure, const Limit& limit);

/// "3 of 20": how many have only one solution.
Cell unique_among(const std::vector<Record>& records);

}  // namespace gridwright::study
