#pragma once

// The names that recipes use for axes, measures, goals and so on: one table for each, which the reader of recipes, the
// messages, the tables and the plots share.

#include "gridwright/base/text.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "study/recipe.hpp"

#include <algorithm>

namespace gridwright::study {

using kernel::Named;

inline constexpr Named<Axis> axes[] = {
    {"puzzles", Axis::puzzles}, {"solvers", Axis::solvers},   {"labelings", Axis::labelings},
    {"moments", Axis::moments}, {"measures", Axis::measures},
};

/// The statistic of a search behind a measure; null when the measure is something else.
constexpr const kernel::Statistic* statistic_of(Measure measure) {
    if (measure < Measure::constraints || measure > Measure::nodes) return nullptr;
    return kernel::statistics + (static_cast<int>(measure) - static_cast<int>(Measure::constraints));
}

constexpr Named<Measure> row_of_statistic(Measure measure) {
    return {statistic_of(measure)->name, measure};
}

inline constexpr Named<Measure> measures[] = {
    {"seconds", Measure::seconds},
    row_of_statistic(Measure::constraints),
    row_of_statistic(Measure::resumptions),
    row_of_statistic(Measure::entailments),
    row_of_statistic(Measure::prunings),
    row_of_statistic(Measure::backtracks),
    row_of_statistic(Measure::nodes),
    {"objective", Measure::objective},
    {"bound", Measure::bound},
    {"solutions", Measure::solutions},
    {"unique", Measure::unique},
};

inline constexpr Named<Average> averages[] = {{"median", Average::median},
                                              {"mean", Average::mean},
                                              {"max", Average::max},
                                              {"min", Average::min},
                                              {"count", Average::count}};

inline constexpr Named<answers::Goal> goals[] = {
    {"solve", answers::Goal::one}, {"unique", answers::Goal::unique}, {"count", answers::Goal::count}};

inline constexpr Named<kernel::ValueOrder> orders[] = {{"up", kernel::ValueOrder::up},
                                                       {"down", kernel::ValueOrder::down}};

/// "a, b or c": the names in a table.
template <typename Rows>
std::string names(const Rows& table) {
    std::vector<std::string> list;
    for (const auto& row : table) list.emplace_back(row.name);
    return base::listed(list, "or");
}

/// The name of a choice; empty when the table has none.
template <typename Choice, std::size_t Size>
std::string_view name_in(const Named<Choice> (&table)[Size], Choice choice) {
    for (const auto& row : table)
        if (row.choice == choice) return row.name;
    return "";
}

template <typename T>
bool contains(const std::vector<T>& list, const T& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// Whether an item of the list has that name.
template <typename Named>
bool has_name(const std::vector<Named>& list, std::string_view name) {
    return std::any_of(list.begin(), list.end(), [&](const Named& item) { return item.name == name; });
}

}  // namespace gridwright::study
