#include "gridwright/generator/common/level.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <algorithm>
#include <set>

namespace gridwright::generator {

using base::concat;

namespace {

constexpr Setting settings_of_grades[] = {
    {"level", "NAME|N", "exactly this level: 1 Starter to 9 Beyond, as grade says it"},
    {"techniques-allowed", "ID,...", "can be solved by these techniques alone; grade --levels lists them"},
    {"technique-required", "ID,...", "needs these techniques; without --level it has the level of the hardest"},
};

std::string lower(std::string_view text) {
    std::string lowered(text);
    for (char& c : lowered)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lowered;
}

/// The level of a technique on the ladder, the lowest if several have this id; 0 if there is none.
int level_on(const explain::Ladder& ladder, std::string_view id) {
    const auto rung =
        std::ranges::find_if(ladder.rungs, [&](const explain::Rung& each) { return each.technique->id == id; });
    return rung == ladder.rungs.end() ? 0 : rung->level;
}

bool has_level(const explain::Ladder& ladder, int level) {
    return std::ranges::any_of(ladder.rungs, [&](const explain::Rung& rung) { return rung.level == level; });
}

/// What is known about the levels of a size; null if nothing is.
const LevelsOfSize* known_levels(const MakerRow& row, int size) {
    const auto own = std::ranges::find(row.levels, size, &LevelsOfSize::size);
    const auto known = own == row.levels.end() ? std::ranges::find(row.levels, 0, &LevelsOfSize::size) : own;
    return known == row.levels.end() ? nullptr : &*known;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t comma = text.find(',');
        parts.emplace_back(base::trimmed(text.substr(0, comma)));
        if (comma == text.npos) return parts;
        text.remove_prefix(comma + 1);
    }
}

/// Two wishes that no puzzle can meet together.
std::optional<std::string> contradiction_in(const GradeWish& wish, const explain::Ladder& ladder) {
    const auto allowed = [&](std::string_view id) {
        return wish.allowed.empty() || std::ranges::find(wish.allowed, id) != wish.allowed.end();
    };
    for (const std::string& id : wish.required) {
        if (!allowed(id))
            return concat("--technique-required ", id, " is not among --techniques-allowed; add it there");
        if (wish.level && level_on(ladder, id) > *wish.level)
            return concat("--technique-required ", id, " has level ", level_name(level_on(ladder, id)),
                          "; choose that level or a higher one");
    }
    const auto has_wished_level = [&](const explain::Rung& rung) {
        return rung.level == *wish.level && allowed(rung.technique->id);
    };
    if (wish.level && std::ranges::none_of(ladder.rungs, has_wished_level))
        return concat("none of --techniques-allowed has level ", level_name(*wish.level), "; add one that has");
    return std::nullopt;
}

}  // namespace

std::span<const Setting> grade_settings() {
    return settings_of_grades;
}

std::string level_name(int level) {
    return concat(level, ' ', explain::level_names[static_cast<std::size_t>(level) - 1]);
}

std::optional<int> level_called(std::string_view text) {
    for (int level = 1; level <= explain::highest_level; ++level)
        if (text == concat(level) || lower(text) == lower(explain::level_names[static_cast<std::size_t>(level) - 1]))
            return level;
    return std::nullopt;
}

std::optional<explain::Grade> grade_of(const Made& made, const kernel::Watch& watch) {
    kernel::Model model;
    puzzles::make(made.puzzle)->model(model);
    std::optional<int> budget;
    if (model.objective) budget = kernel::objective_of(*model.objective, made.solution);
    const explain::Board board(model, budget);
    return explain::grade(explain::Position(board), puzzles::ladder_of(*made.puzzle.notation), {}, watch).grade;
}

std::vector<int> levels_of(const MakerRow& row, int size) {
    const LevelsOfSize* known = known_levels(row, size);
    std::vector<int> levels;
    for (int level = 1; level <= explain::highest_level; ++level)
        if (has_level(puzzles::ladder_of(row.notation), level) &&
            (!known || known->levels.find(static_cast<char>('0' + level)) != std::string_view::npos))
            levels.push_back(level);
    return levels;
}

std::optional<Refusal> refusal_of_level(const GradeWish& wish, const MakerRow& row, int size) {
    const std::vector<int> levels = levels_of(row, size);
    if (!wish.level || std::ranges::find(levels, *wish.level) != levels.end()) return std::nullopt;
    std::vector<std::string> names;
    for (const int level : levels) names.push_back(concat(level));
    return Refusal{Refusal::Why::settings, concat("among thousands of ", row.notation.name, " puzzles of ", size, " x ",
                                                  size, " none had level ", level_name(*wish.level), "; choose level ",
                                                  base::listed(names, "or"), ", or another size")};
}

Attempt<GradeWish> take_grade_wish(MakeSettings& settings, const sheet::Notation& notation) {
    const explain::Ladder& ladder = puzzles::ladder_of(notation);
    const std::string_view kind = notation.name;
    GradeWish wish;
    std::vector<Wish> others;
    for (Wish& one : settings.wishes) {
        const auto refused = [&](std::string sentence) {
            return Refusal{Refusal::Why::settings, concat("--", one.setting, ' ', sentence)};
        };
        if (one.setting == "level") {
            wish.level = level_called(one.value);
            if (!wish.level)
                return refused(concat("needs a level from 1 to ", explain::highest_level, " or its name, ",
                                      base::listed({explain::level_names.begin(), explain::level_names.end()}, "or"),
                                      ", not '", base::shown(one.value), "'"));
            if (!has_level(ladder, *wish.level))
                return refused(concat(level_name(*wish.level), ": this kind has no technique of that level"));
        } else if (one.setting == "techniques-allowed" || one.setting == "technique-required") {
            auto& ids = one.setting == "technique-required" ? wish.required : wish.allowed;
            for (std::string& id : split(one.value)) {
                if (level_on(ladder, id) == 0)
                    return refused(
                        concat("needs ids that grade --levels ", kind, " lists, not '", base::shown(id), "'"));
                ids.push_back(std::move(id));
            }
        } else {
            others.push_back(std::move(one));
        }
    }
    settings.wishes = std::move(others);
    if (auto problem = contradiction_in(wish, ladder)) return Refusal{Refusal::Why::settings, *std::move(problem)};
    if (wish.level) return wish;
    for (const std::string& id : wish.required) wish.level = std::max(wish.level.value_or(1), level_on(ladder, id));
    return wish;
}

}  // namespace gridwright::generator
