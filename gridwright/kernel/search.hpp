#pragma once

// A question to an engine: how many solutions to find, in which order to look, and when to give up.

#include "gridwright/kernel/constraint.hpp"
#include "gridwright/kernel/search_node.hpp"

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <string_view>

namespace gridwright::kernel {

/// How to choose the next cell to decide; the names are those of SICStus' labeling/2.
enum class VariableChoice { leftmost, min, max, first_fail, anti_first_fail, occurrence, ffc, max_regret };

/// In which order to try its values; `random` is our own addition.
enum class ValueChoice { step, enumerate, bisect, median, middle, random };

enum class ValueOrder { up, down };

struct Labeling {
    VariableChoice variable = VariableChoice::ffc;
    ValueChoice value = ValueChoice::step;
    ValueOrder order = ValueOrder::up;

    bool operator==(const Labeling&) const = default;
};

/// How much propagation to do before guessing.
enum class Strength {
    classic,  ///< each constraint alone, as the reports post it
    line,     ///< all constraints of a line together
};

struct Limits {
    std::optional<std::chrono::nanoseconds> time;
    std::optional<std::uint64_t> failures;
    const std::atomic<bool>* stop = nullptr;
};

struct Search {
    std::optional<std::uint64_t> solutions = 1;  ///< 1 solves, 2 decides uniqueness, none counts all
    std::size_t keep = 2;                        ///< how many are kept: the first ones, and always the latest
    Strength strength = Strength::line;
    Labeling labeling;
    Limits limits;
    std::uint64_t seed = 1;
    /// Called with every solution that counts; returns false to stop the search. With an objective and one solution
    /// wanted, it receives each improvement; with more wanted, only the best ones.
    std::function<bool(const Solution&)> on_solution;
    std::function<void(int bound)> on_bound;  ///< called with each better proven bound of the objective
    /// Called with every node of the search tree, in the order of the search, by the engine fd alone.
    std::function<void(const SearchNode& node)> on_node;
};

/// One row for each choice: parsing, help, studies and the page all read these tables.
template <typename Choice>
struct Named {
    std::string_view name;
    Choice choice;
    std::string_view meaning;
};

inline constexpr Named<VariableChoice> variable_choices[] = {
    {"leftmost", VariableChoice::leftmost, "the first open cell in reading order"},
    {"min", VariableChoice::min, "the cell with the smallest possible value"},
    {"max", VariableChoice::max, "the cell with the largest possible value"},
    {"first_fail", VariableChoice::first_fail, "the cell with the fewest possible values"},
    {"anti_first_fail", VariableChoice::anti_first_fail, "the cell with the most possible values"},
    {"occurrence", VariableChoice::occurrence, "the cell with the most undecided constraints"},
    {"ffc", VariableChoice::ffc, "the fewest possible values, then the most undecided constraints"},
    {"most_constrained", VariableChoice::ffc, "another name for ffc"},
    {"max_regret", VariableChoice::max_regret, "the largest difference between the two smallest possible values"},
};

inline constexpr Named<ValueChoice> value_choices[] = {
    {"step", ValueChoice::step, "try the smallest value (largest with --down), then exclude it"},
    {"enum", ValueChoice::enumerate, "try every value in turn"},
    {"bisect", ValueChoice::bisect, "try the lower half of the values (upper with --down), then the other"},
    {"median", ValueChoice::median, "try the median value, then exclude it"},
    {"middle", ValueChoice::middle, "try the value nearest to the middle of the range, then exclude it"},
    {"random", ValueChoice::random, "try a random value, then exclude it"},
};

inline constexpr Named<Strength> strengths[] = {
    {"classic", Strength::classic, "each constraint on its own, as in the reports"},
    {"line", Strength::line, "all constraints of a line together"},
};

}  // namespace gridwright::kernel
