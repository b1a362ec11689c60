#include "gridwright/generator/common/level.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>
#include <set>

namespace gridwright::generator {

using base::concat;

namespace {

constexpr Setting settings_of_grades[] = {
    {"level", "NAME|N", "exactly this level: 1 Starter to 9 Beyond, as grade says it"},
    {"techniques-allowed", "ID,...", "can be solved by these techniques alone; grade --levels lists them"},
    {"technique-required", "ID", "needs this technique"},
};

std::string lower(std::string_view text) {
    std::string lowered(text);
    for (char& c : lowered)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lowered;
}

bool on_ladder(const explain::Ladder& ladder, std::string_view id) {
    return std::ranges::any_of(ladder.rungs, [&](const explain::Rung& rung) { return rung.technique->id == id; });
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

Attempt<GradeWish> take_grade_wish(MakeSettings& settings, const explain::Ladder& ladder) {
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
            if (std::ranges::none_of(ladder.rungs, [&](const auto& rung) { return rung.level == *wish.level; }))
                return refused(concat(level_name(*wish.level), ": this kind has no technique of that level"));
        } else if (one.setting == "techniques-allowed" || one.setting == "technique-required") {
            auto& ids = one.setting == "technique-required" ? wish.required : wish.allowed;
            for (std::string& id : split(one.value)) {
                if (!on_ladder(ladder, id))
                    return refused(concat("needs ids that grade --levels lists, not '", base::shown(id), "'"));
                ids.push_back(std::move(id));
            }
        } else {
            others.push_back(std::move(one));
        }
    }
    settings.wishes = std::move(others);
    return wish;
}

}  // namespace gridwright::generator
