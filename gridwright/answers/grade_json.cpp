#include "gridwright/answers/json.hpp"
#include "gridwright/answers/json_object.hpp"
#include "gridwright/answers/json_value.hpp"
#include "gridwright/answers/percentiles.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/explain/techniques.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

/// The member of this name; null if there is none.
const JsonValue* member(const JsonValue& object, std::string_view key) {
    const auto found = std::ranges::find(object.keys, key);
    return found == object.keys.end() ? nullptr : &object.items[static_cast<std::size_t>(found - object.keys.begin())];
}

bool read_count(const JsonValue* value, int& into) {
    return value && value->is(JsonValue::Type::number) && base::read_number(value->text, into);
}

}  // namespace

std::string json_of_grade(const explain::Grade& grade, const sheet::Sheet& sheet) {
    Object techniques;
    for (const explain::TechniqueCount& technique : grade.techniques)
        techniques.add_number(technique.id, std::optional(technique.count));
    Object object;
    object.add_number("level", std::optional(grade.level))
        .add("name", explain::level_names[static_cast<std::size_t>(grade.level - 1)])
        .add_number("score", std::optional(grade.score))
        .add_number("bottleneck", std::optional(grade.bottleneck))
        .add_number("width", std::optional(grade.width))
        .add_source("techniques", grade.techniques.empty() ? "{}" : std::move(techniques).end())
        .add_number("percentile", percentile(sheet.notation->name, sheet.size, grade))
        .add_number("rater", std::optional(explain::rater_version));
    return std::move(object).end();
}

std::optional<explain::Grade> read_grade(std::string_view json, const sheet::Sheet& sheet) {
    const auto value = read_json_value(json);
    if (!value || !value->is(JsonValue::Type::object)) return std::nullopt;
    explain::Grade grade;
    const JsonValue* techniques = member(*value, "techniques");
    if (!read_count(member(*value, "level"), grade.level) || !read_count(member(*value, "score"), grade.score) ||
        !read_count(member(*value, "bottleneck"), grade.bottleneck) ||
        !read_count(member(*value, "width"), grade.width) || grade.level < 1 || grade.level > explain::highest_level ||
        !techniques || !techniques->is(JsonValue::Type::object))
        return std::nullopt;
    for (std::size_t i = 0; i < techniques->items.size(); ++i) {
        const auto known = std::ranges::find_if(explain::techniques(), [&](const explain::Technique* technique) {
            return technique->id == techniques->keys[i];
        });
        int count = 0;
        if (known == explain::techniques().end() || !read_count(&techniques->items[i], count)) return std::nullopt;
        grade.techniques.push_back({(*known)->id, count});
    }
    if (json_of_grade(grade, sheet) != json) return std::nullopt;
    return grade;
}

}  // namespace gridwright::answers
