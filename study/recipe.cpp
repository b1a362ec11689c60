#include "study/recipe.hpp"

#include "gridwright/base/seconds.hpp"
#include "study/recipe_names.hpp"
#include "study/text_values.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::study {
namespace {

template <typename Named>
std::vector<std::string> names_in(const std::vector<Named>& list) {
    std::vector<std::string> result;
    for (const Named& item : list) result.push_back(item.name);
    return result;
}

}  // namespace

std::vector<std::string> names_on(const Recipe& recipe, Axis axis, const std::vector<Measure>& measured) {
    switch (axis) {
        case Axis::puzzles: return names_in(recipe.puzzles);
        case Axis::solvers: return names_in(recipe.solvers);
        case Axis::labelings: return names_in(recipe.labelings);
        case Axis::moments: return names_in(recipe.moments);
        case Axis::measures: break;
    }
    std::vector<std::string> result;
    for (const Measure measure : measured) result.emplace_back(name_of(measure));
    return result;
}

std::vector<std::string> shown_on(const Recipe& recipe, Axis axis, const Only& only,
                                  const std::vector<Measure>& measured) {
    std::vector<std::string> all = names_on(recipe, axis, measured), chosen;
    if (axis == Axis::moments || axis == Axis::measures) return all;
    for (const std::string& name : all)
        if (contains(only.names, name)) chosen.push_back(name);
    return chosen.empty() ? all : chosen;
}

std::string_view name_of(Measure measure) {
    return name_in(measures, measure);
}

std::string_view name_of(Average average) {
    return name_in(averages, average);
}

std::string_view name_of(answers::Goal goal) {
    return name_in(goals, goal);
}

std::string_view name_of(Axis axis) {
    return name_in(axes, axis);
}

std::string text_of(const RunLimit& limit) {
    std::string text;
    if (limit.time) text = base::short_seconds(*limit.time) + " s";
    if (limit.failures) text += fmt::format("{}{} failures", text.empty() ? "" : " ", *limit.failures);
    return text;
}

std::string shown(const RunLimit& limit) {
    std::string text;
    if (limit.time) text = grouped(base::short_seconds(*limit.time)) + " s";
    if (limit.failures) text += fmt::format("{}{} failures", text.empty() ? "" : " or ", grouped(*limit.failures));
    return text;
}

}  // namespace gridwright::study
