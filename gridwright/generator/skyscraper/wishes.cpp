#include "gridwright/generator/skyscraper/wishes.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::generator::skyscraper {
namespace {

constexpr std::uint64_t certain = 1'000'000;

using Problem = std::optional<std::string>;

/// A decimal number from 0 to 1 in millionths, digit by digit: no rounding that a machine could do differently.
std::optional<std::uint64_t> millionths(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    std::string parts(text.substr(std::min(point + 1, text.size())));
    const bool numbers = whole.find_first_not_of(digits) == whole.npos && parts.find_first_not_of(digits) == parts.npos;
    if (!numbers || whole.size() + parts.size() == 0 || whole.size() > 1 || parts.size() > 6) return std::nullopt;
    parts.resize(6, '0');
    const std::uint64_t units = whole.empty() ? 0 : static_cast<std::uint64_t>(whole[0] - '0');
    const std::uint64_t number = units * certain + static_cast<std::uint64_t>(*base::parse_number(parts));
    if (number > certain) return std::nullopt;
    return number;
}

Problem read_density(std::string_view value, Wishes& wishes) {
    wishes.density = millionths(value);
    if (wishes.density) return std::nullopt;
    // These words once stood for .95, .8 and .65, which says nothing about how hard a puzzle is.
    for (const std::string_view word : {"easy", "medium", "hard"})
        if (value == word)
            return base::concat("is a probability from 0 to 1 and does not say how hard a puzzle is; --level ", word,
                                " does. It takes a number");
    return "needs a probability from 0 to 1 with at most six decimals";
}

Problem read_count(std::string_view value, int most, std::string_view of_what, std::optional<int>& into) {
    const auto number = base::parse_number(value);
    if (!number || *number < 0 || *number > most) return base::concat("needs a number from 0 to ", most, ", ", of_what);
    into = static_cast<int>(*number);
    return std::nullopt;
}

Problem read_symmetry(std::string_view value, Wishes& wishes) {
    const auto* found = std::find(std::begin(symmetry_names), std::end(symmetry_names), value);
    if (found == std::end(symmetry_names))
        return "needs " + base::listed({std::begin(symmetry_names), std::end(symmetry_names)}, "or");
    wishes.symmetry = static_cast<Symmetry>(found - std::begin(symmetry_names));
    return std::nullopt;
}

Problem read(const Wish& wish, int side, Wishes& wishes) {
    if (wish.setting == "givens") {
        if (wish.value != "none") return "needs none (--max-givens K allows some)";
        wishes.max_givens = 0;
        return std::nullopt;
    }
    if (wish.setting == "max-givens")
        return read_count(wish.value, side * side, "the cells of the board", wishes.max_givens);
    if (wish.setting == "clues") return read_count(wish.value, 4 * side, "the places for clues", wishes.clues);
    if (wish.setting == "symmetry") return read_symmetry(wish.value, wishes);
    if (wish.setting == "density") return read_density(wish.value, wishes);
    wishes.thin = true;
    return std::nullopt;
}

/// Two settings that cannot be used together.
Problem clash(const MakeSettings& settings) {
    const auto has = [&](std::string_view setting) {
        return std::any_of(settings.wishes.begin(), settings.wishes.end(),
                           [&](const Wish& wish) { return wish.setting == setting; });
    };
    constexpr std::string_view no_givens = ": --thin alone makes puzzles without givens",
                               fewest_clues = ": --thin looks for the fewest clues, wherever they are";
    struct Pair {
        std::string_view one, other, reason;
    };
    constexpr Pair pairs[] = {{"density", "clues", ""},          {"givens", "max-givens", ""},
                              {"thin", "givens", no_givens},     {"thin", "max-givens", no_givens},
                              {"thin", "clues", fewest_clues},   {"thin", "density", fewest_clues},
                              {"thin", "symmetry", fewest_clues}};
    for (const auto& [one, other, reason] : pairs)
        if (has(one) && has(other))
            return base::concat("--", one, " and --", other, " cannot be used together", reason, "; choose one");
    return std::nullopt;
}

}  // namespace

Attempt<Wishes> wishes_of(const MakeSettings& settings) {
    if (auto problem = clash(settings)) return Refusal{Refusal::Why::settings, *std::move(problem)};
    Wishes wishes;
    for (const Wish& wish : settings.wishes)
        if (auto problem = read(wish, settings.size, wishes))
            return Refusal{Refusal::Why::settings,
                           base::concat("--", wish.setting, ' ', *problem, ", not '", base::shown(wish.value), "'")};
    return wishes;
}

}  // namespace gridwright::generator::skyscraper
