#pragma once

// The words that recipes use, one table for each kind of them: reading, messages, tables and plots read these.

#include "gridwright/base/text.hpp"
#include "study/recipe.hpp"

#include <algorithm>

namespace gridwright::study {

using kernel::Named;

inline constexpr Named<Axis> axes[] = {
    {"puzzles", Axis::puzzles}, {"solvers", Axis::solvers},   {"labelings", Axis::labelings},
    {"moments", Axis::moments}, {"measures", Axis::measures},
};

inline constexpr Named<Measure> measures[] = {
    {"seconds", Measure::seconds},
    {"constraints", Measure::constraints},
    {"resumptions", Measure::resumptions},
    {"entailments", Measure::entailments},
    {"prunings", Measure::prunings},
    {"backtracks", Measure::backtracks},
    {"nodes", Measure::nodes},
    {"pegs", Measure::pegs},
    {"bound", Measure::bound},
    {"solutions", Measure::solutions},
    {"unique", Measure::unique},
};

inline constexpr Named<Statistic> statistics[] = {{"median", Statistic::median}, {"mean", Statistic::mean}};

inline constexpr Named<answers::Goal> goals[] = {
    {"solve", answers::Goal::one}, {"unique", answers::Goal::unique}, {"count", answers::Goal::count}};

inline constexpr Named<kernel::ValueOrder> orders[] = {{"up", kernel::ValueOrder::up},
                                                       {"down", kernel::ValueOrder::down}};

/// «a, b or c»: the names in a table.
template <typename Table>
std::string names(const Table& table) {
    std::vector<std::string> list;
    for (const auto& row : table) list.emplace_back(row.name);
    return base::listed(list, "or");
}

/// The name of a choice, the first where it has two; empty when the table has none.
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

/// Whether something in the list has that name.
template <typename Named>
bool has_name(const std::vector<Named>& list, std::string_view name) {
    return std::any_of(list.begin(), list.end(), [&](const Named& item) { return item.name == name; });
}

}  // namespace gridwright::study
