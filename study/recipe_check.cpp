#include "study/recipe_check.hpp"

#include "study/recipe_names.hpp"
#include "study/text_values.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::study {
namespace {

using Mistake = std::optional<Complaint>;

/// A name belongs to one axis only, so that `only` is never ambiguous.
Mistake check_names(const Recipe& recipe) {
    for (const PuzzleSet& set : recipe.puzzles)
        for (const Axis axis : {Axis::solvers, Axis::labelings})
            if (contains(names_on(recipe, axis), set.name))
                return Complaint{set.line, fmt::format("puzzles {0}: '{0}' is also one of the {1}",
                                                       base::shown(set.name), name_of(axis))};
    return std::nullopt;
}

Mistake check_quick(const Recipe& recipe) {
    const Quick& quick = recipe.quick;
    for (auto [axis, list] : {std::pair{Axis::puzzles, &quick.puzzles}, std::pair{Axis::solvers, &quick.solvers},
                              std::pair{Axis::labelings, &quick.labelings}})
        for (const std::string& name : list->names)
            if (!contains(names_on(recipe, axis), name))
                return Complaint{list->line,
                                 fmt::format("quick: '{}' is not one of the {}", base::shown(name), name_of(axis))};
    return std::nullopt;
}

Mistake check_only(const Recipe& recipe, const Only& only) {
    for (const std::string& name : only.names) {
        const auto is_on = [&](Axis axis) { return contains(names_on(recipe, axis), name); };
        if (!is_on(Axis::puzzles) && !is_on(Axis::solvers) && !is_on(Axis::labelings))
            return Complaint{
                only.line, fmt::format("only: this recipe has no puzzles, solver or labeling '{}'", base::shown(name))};
    }
    return std::nullopt;
}

Mistake check_reported(const Recipe& recipe, const RecipeTable& table) {
    const auto rows = shown_on(recipe, table.rows, table.only, table.measures);
    const auto columns = shown_on(recipe, table.columns, table.only, table.measures);
    for (const RecipeTable::Reported& reported : table.reported) {
        if (!contains(rows, reported.row))
            return Complaint{reported.line, fmt::format("reported: this table has no row '{}'; it has {}",
                                                        base::shown(reported.row), base::listed(rows))};
        for (const std::string& value : reported.values)
            if (!value.empty() && !is_number(value))
                return Complaint{reported.line,
                                 fmt::format("reported: '{}' is not a number; write - where the report has nothing",
                                             base::shown(value))};
        if (reported.values.size() != columns.size())
            return Complaint{reported.line,
                             fmt::format("reported: {} for {}; write - where the report has nothing",
                                         base::counted(static_cast<std::int64_t>(reported.values.size()), "figure"),
                                         base::counted(static_cast<std::int64_t>(columns.size()), "column"))};
    }
    return std::nullopt;
}

Mistake check_table(const Recipe& recipe, const RecipeTable& table) {
    const auto wrong = [&](std::string sentence) { return Complaint{table.line, std::move(sentence)}; };
    const auto uses = [&](Axis axis) { return table.rows == axis || table.columns == axis; };
    if (table.measures.empty()) return wrong("this table has no cell = ...");
    if (table.rows == table.columns) return wrong("this table has the same rows and columns");
    if (table.measures.size() > 1 && !uses(Axis::measures))
        return wrong("this table has several measures; write rows = measures or columns = measures");
    if (uses(Axis::moments) && recipe.moments.empty()) return wrong("this table needs a line moments = ...");
    if (uses(Axis::moments) && table.measures != std::vector{Measure::objective})
        return wrong("moments need cell = objective");
    if (contains(table.measures, Measure::unique) && recipe.goal == answers::Goal::one)
        return wrong("cell = unique needs ask = unique or ask = count");
    if (auto mistake = check_only(recipe, table.only)) return mistake;
    return check_reported(recipe, table);
}

Mistake check_plot(const Recipe& recipe, const RecipePlot& plot) {
    const auto wrong = [&](std::string sentence) { return Complaint{plot.line, std::move(sentence)}; };
    const auto is_drawn = [](Axis axis) { return axis != Axis::moments && axis != Axis::measures; };
    const Axis* const axis = std::get_if<Axis>(&plot.x);
    const Measure* const measure = std::get_if<Measure>(&plot.x);
    if (axis && *axis == plot.lines) return wrong("this plot has the same x and lines");
    if (!is_drawn(plot.lines) || (axis && !is_drawn(*axis)))
        return wrong("x must be puzzles, solvers, labelings, time or a measure");
    if (measure && *measure == plot.y) return wrong("this plot has the same x and y");
    if (plot.y == Measure::unique || (measure && *measure == Measure::unique))
        return wrong("unique can be shown in tables but not in plots");
    if (axis && plot.log_x) return wrong("log = x needs x = time or a measure");
    if (std::holds_alternative<RecipePlot::Time>(plot.x) && plot.y != Measure::objective)
        return wrong("x = time needs y = objective");
    return check_only(recipe, plot.only);
}

}  // namespace

std::optional<Complaint> check(const Recipe& recipe) {
    if (recipe.title.empty()) return Complaint{0, "there is no title = ..."};
    if (recipe.puzzles.empty()) return Complaint{0, "there are no puzzles NAME = ..."};
    if (recipe.solvers.empty()) return Complaint{0, "there are no solvers = ..."};
    if (auto mistake = check_names(recipe)) return mistake;
    if (auto mistake = check_quick(recipe)) return mistake;
    for (const RecipeTable& table : recipe.tables)
        if (auto mistake = check_table(recipe, table)) return mistake;
    for (const RecipePlot& plot : recipe.plots)
        if (auto mistake = check_plot(recipe, plot)) return mistake;
    return std::nullopt;
}

}  // namespace gridwright::study
