#include "gridwright/answers/kinds.hpp"

#include "gridwright/answers/json_object.hpp"
#include "gridwright/answers/scene_json.hpp"
#include "gridwright/generator/common/level.hpp"
#include "gridwright/generator/registry.hpp"
#include "gridwright/kernel/search.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;

/// Larger boards do not fit on a small screen.
constexpr int largest_offered = 12;

std::string text(std::string_view words) {
    std::string source;
    formats::write_json_string(words, source);
    return source;
}

std::string texts(std::span<const std::string_view> words) {
    std::vector<std::string> items;
    for (const std::string_view word : words) items.push_back(text(word));
    return list_of(items);
}

std::string numbers(const std::vector<int>& all) {
    std::vector<std::string> items;
    for (const int number : all) items.push_back(concat(number));
    return list_of(items);
}

std::vector<int> offered_sizes(const generator::MakerRow& row, int last) {
    std::vector<int> sizes;
    for (int size = std::max(row.sizes.smallest, row.notation.page.first_size); size <= last; ++size)
        if (row.sizes.contain(size)) sizes.push_back(size);
    return sizes;
}

std::string levels_by_size(const generator::MakerRow& row, const std::vector<int>& sizes) {
    Object object;
    for (const int size : sizes) object.add_source(concat(size), numbers(generator::levels_of(row, size)));
    return sizes.empty() ? "{}" : std::move(object).end();
}

void add_sizes(const sheet::Notation& notation, Object& object) {
    const generator::MakerRow* maker = generator::find(notation.name);
    const int usual = notation.page.daily_size;
    const int at_once = notation.page.last_at_once > 0 ? notation.page.last_at_once : usual;
    const std::vector<int> sizes = maker ? offered_sizes(*maker, largest_offered) : std::vector<int>{};
    object.add_source("sizes", numbers(sizes));
    object.add_source("at_once", maker ? numbers(offered_sizes(*maker, at_once)) : "[]");
    object.add_number("usual_size", std::optional(usual)).add_number("daily_size", std::optional(usual));
    object.add_source("levels_by_size", maker ? levels_by_size(*maker, sizes) : "{}");
}

std::string levels() {
    std::vector<std::string> items;
    for (int level = 1; level <= explain::highest_level; ++level) {
        Object item;
        item.add_number("level", std::optional(level));
        item.add("name", explain::level_names[static_cast<std::size_t>(level - 1)]);
        items.push_back(std::move(item).end());
    }
    return list_of(items);
}

/// Each technique once, where it is easiest.
std::string techniques_of(const explain::Ladder& ladder) {
    std::vector<std::string> items;
    std::vector<std::string_view> told;
    for (const explain::Rung& rung : ladder.rungs) {
        if (std::ranges::find(told, rung.technique->id) != told.end()) continue;
        told.push_back(rung.technique->id);
        Object item;
        item.add("id", rung.technique->id).add("name", rung.technique->name);
        item.add_number("level", std::optional(rung.level));
        items.push_back(std::move(item).end());
    }
    return list_of(items);
}

std::string options_of(const sheet::Notation& notation) {
    std::vector<std::string> items;
    for (const sheet::Option& option : notation.options) {
        Object item;
        item.add("key", option.key).add_source("words", texts(option.words));
        items.push_back(std::move(item).end());
    }
    return list_of(items);
}

/// What a blank board tells: the values, and whether it is a game by itself, as it is where a puzzle wants few of
/// something.
void add_blank_board(const sheet::Notation& notation, Object& object) {
    const int side = std::max(notation.page.daily_size, notation.smallest_side);
    const auto puzzle = puzzles::make(sheet::blank(notation, {side, side}));
    kernel::Model model;
    puzzle->model(model);
    object.add_source("values", json_of_values(*puzzle, model));
    const bool free = notation.blank_by_header && model.objective.has_value();
    object.add_truth("free_play", free);
    if (model.objective)
        object.add("wanted", sheet::noun_of(notation, model.objective->value) + "s");
    else
        object.add_source("wanted", "null");
}

}  // namespace

std::vector<std::string> json_of_kinds() {
    std::vector<std::string> objects;
    for (const puzzles::PuzzleRow& row : puzzles::table()) {
        const sheet::Notation& notation = row.notation;
        Object object = begun(notation.name);
        object.add("title", notation.title).add("summary", notation.summary);
        object.add_source("rules", texts(notation.rules)).add("example", notation.example);
        object.add_truth("rectangular", notation.rectangular).add_truth("sides", notation.sides);
        add_sizes(notation, object);
        object.add_source("levels", levels());
        object.add_source("techniques", techniques_of(puzzles::ladder_of(notation)));
        object.add_source("options", options_of(notation));
        add_blank_board(notation, object);
        object.add_number("smallest", std::optional(notation.smallest_side));
        object.add_number("largest", std::optional(sheet::longest_side));
        object.add_number("generator", std::optional(generator::version));
        objects.push_back(std::move(object).end());
    }
    return objects;
}

std::string json_of_labelings() {
    const auto rows = [](const auto& table) {
        std::vector<std::string> items;
        for (const auto& row : table) {
            Object item;
            item.add("name", row.name).add("meaning", row.meaning);
            items.push_back(std::move(item).end());
        }
        return list_of(items);
    };
    Object object = begun();
    object.add_source("var", rows(kernel::variable_choices)).add_source("val", rows(kernel::value_choices));
    object.add_source("down", "[false,true]");
    return std::move(object).end();
}

}  // namespace gridwright::answers
