#include "study/recipe_values.hpp"

#include "gridwright/base/seconds.hpp"
#include "gridwright/engines/registry.hpp"
#include "study/recipe_names.hpp"
#include "study/text_values.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::study {
namespace {

/// Engines that a build may lack. A recipe may name them all the same; a build without them skips their runs.
constexpr std::string_view optional_engines[] = {"sat", "gecode"};

template <typename T, std::size_t Size>
Problem choose(const Named<T> (&table)[Size], std::string_view name, T& into) {
    for (const auto& row : table)
        if (row.name == name) {
            into = row.choice;
            return {};
        }
    return fmt::format("'{}' is not one of {}", base::shown(name), names(table));
}

/// Recipes from the time of format 1 call the objective `pegs`.
Problem choose_measure(std::string_view name, Measure& into) {
    return choose(measures, name == "pegs" ? name_in(measures, Measure::objective) : name, into);
}

bool mean_the_same(const NamedSolver& one, const NamedSolver& other) {
    return one.engine == other.engine && one.strength == other.strength;
}

bool mean_the_same(const NamedLabeling& one, const NamedLabeling& other) {
    return one.labeling == other.labeling;
}

bool mean_the_same(const Moment& one, const Moment& other) {
    return one.time == other.time;
}

/// Splits "a, b, c" and reads each item with `read`. No item may occur twice.
template <typename Item, typename Read>
Problem read_list(std::string_view text, const Read& read, std::vector<Item>& into) {
    into.clear();
    for (const std::string& part : listed_items(text)) {
        Item item;
        if (auto problem = read(part, item)) return problem;
        for (const Item& other : into) {
            if (other.name == item.name) return fmt::format("'{}' appears twice", base::shown(part));
            if (mean_the_same(other, item))
                return fmt::format("'{}' is the same as '{}'", base::shown(part), base::shown(other.name));
        }
        into.push_back(std::move(item));
    }
    return into.empty() ? Problem("needs at least one name") : Problem();
}

Problem read_solver(const std::string& text, NamedSolver& into) {
    const auto words = words_of(text);
    if (words.empty()) return "a name is missing between two commas";
    if (!engines::find(words[0]) &&
        std::find(std::begin(optional_engines), std::end(optional_engines), words[0]) == std::end(optional_engines))
        return fmt::format("there is no engine '{}'; there are {}", base::shown(words[0]), names(engines::table()));
    into.engine = words[0];
    if (words.size() > 2) return fmt::format("'{}' has more than an engine and a strength", base::shown(text));
    if (words.size() == 2) {
        const auto* const row = std::find_if(std::begin(kernel::strengths), std::end(kernel::strengths),
                                             [&](const auto& strength) { return strength.name == words[1]; });
        if (row == std::end(kernel::strengths))
            return fmt::format("there is no strength '{}'; there are {}", base::shown(words[1]),
                               names(kernel::strengths));
        into.strength = row->choice;
    }
    into.name = joined(words);
    return {};
}

/// Sets `into` and gives true when the word is in the table; `twice` says whether it was set before.
template <typename Choice, std::size_t Size>
bool take(const Named<Choice> (&table)[Size], std::string_view word, std::optional<Choice>& into, bool& twice) {
    for (const auto& row : table)
        if (row.name == word) {
            twice = into.has_value();
            into = row.choice;
            return true;
        }
    return false;
}

/// The defaults are those of SICStus: leftmost, step, up.
Problem read_labeling(const std::string& text, NamedLabeling& into) {
    const auto words = words_of(text);
    if (words.empty()) return "a name is missing between two commas";
    std::optional<kernel::VariableChoice> variable;
    std::optional<kernel::ValueChoice> value;
    std::optional<kernel::ValueOrder> order;
    for (const std::string& word : words) {
        bool twice = false;
        if (!take(kernel::variable_choices, word, variable, twice) &&
            !take(kernel::value_choices, word, value, twice) && !take(orders, word, order, twice))
            return fmt::format("there is no labeling '{}'; there are {}, {} and {}", base::shown(word),
                               names(kernel::variable_choices), names(kernel::value_choices), names(orders));
        if (twice) return fmt::format("'{}' makes the same choice twice", base::shown(text));
    }
    into.labeling = {variable.value_or(kernel::VariableChoice::leftmost), value.value_or(kernel::ValueChoice::step),
                     order.value_or(kernel::ValueOrder::up)};
    into.name = joined(words);
    return {};
}

Problem read_moment(const std::string& text, Moment& into) {
    const auto words = words_of(text);
    const auto time = words.size() == 2 && words[1] == "s" ? base::read_seconds(words[0]) : std::nullopt;
    if (!time) return fmt::format("'{}' is not a time such as 10 s", base::shown(text));
    into = {joined(words), *time};
    return {};
}

}  // namespace

Problem read_solvers(std::string_view text, std::vector<NamedSolver>& into) {
    return read_list(text, read_solver, into);
}

Problem read_labelings(std::string_view text, std::vector<NamedLabeling>& into) {
    return read_list(text, read_labeling, into);
}

Problem read_moments(std::string_view text, std::vector<Moment>& into) {
    return read_list(text, read_moment, into);
}

Problem read_limit(std::string_view text, RunLimit& into) {
    into = {};
    const auto words = words_of(text);
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        if (words[i + 1] == "s" && !into.time) {
            into.time = base::read_seconds(words[i]);
            if (!into.time)
                return fmt::format("'{}' is not a number of seconds from 0.000000001 to 1000000000",
                                   base::shown(words[i]));
        } else if (words[i + 1] == "failures" && !into.failures) {
            into.failures = whole_number(words[i]);
            if (into.failures.value_or(0) == 0)
                return fmt::format("'{}' is not a whole number of failures, 1 or more", base::shown(words[i]));
        } else {
            return "needs a limit such as 120 s, 1000 failures, or both";
        }
    }
    if (words.empty() || words.size() % 2 == 1) return "needs a limit such as 120 s, 1000 failures, or both";
    return {};
}

Problem read_puzzles(std::string_view text, PuzzleSet& into) {
    auto words = words_of(text);
    constexpr Named<PuzzleSet::Origin> origins[] = {{"file", PuzzleSet::Origin::files},
                                                    {"generate", PuzzleSet::Origin::generate},
                                                    {"board", PuzzleSet::Origin::board}};
    if (words.size() < 2) return "needs file FILE..., generate KIND --size N..., or board HEADER";
    if (auto problem = choose(origins, words[0], into.origin)) return problem;
    words.erase(words.begin());
    into.words = std::move(words);
    return {};
}

Problem read_cell(std::string_view text, RecipeTable& into) {
    const auto items = listed_items(text);
    for (const std::string& item : items) {
        auto words = words_of(item);
        Average average = Average::median;
        if (item == "count") words.emplace_back("seconds");  // which every run has
        if (words.size() == 2) {
            if (auto problem = choose(averages, words[0], average)) return problem;
            words.erase(words.begin());
        }
        if (!into.measures.empty() && average != into.average)
            return "has two statistics, such as a mean and a median; a table has only one";
        into.average = average;
        Measure measure{};
        if (words.size() != 1) return "needs a measure, such as seconds or mean seconds";
        if (auto problem = choose_measure(words[0], measure)) return problem;
        if (std::find(into.measures.begin(), into.measures.end(), measure) != into.measures.end())
            return fmt::format("'{}' appears twice", words[0]);
        into.measures.push_back(measure);
    }
    return items.empty() ? Problem("needs a measure, such as seconds") : Problem();
}

Problem read_axis(std::string_view text, Axis& into) {
    return choose(axes, text, into);
}

Problem read_measure(std::string_view text, Measure& into) {
    return choose_measure(text, into);
}

Problem read_x(std::string_view text, RecipePlot& into) {
    Axis axis{};
    Measure measure{};
    if (text == "time")
        into.x = RecipePlot::Time();
    else if (!read_axis(text, axis))
        into.x = axis;
    else if (!read_measure(text, measure))
        into.x = measure;
    else
        return fmt::format("'{}' is not one of time, {}, {}", base::shown(text), names(axes), names(measures));
    return {};
}

Problem read_goal(std::string_view text, answers::Goal& into) {
    return choose(goals, text, into);
}

Problem read_log(std::string_view text, RecipePlot& into) {
    for (const std::string& word : words_of(text)) {
        if (word != "x" && word != "y") return "needs x, y, or x y";
        (word == "x" ? into.log_x : into.log_y) = true;
    }
    return {};
}

}  // namespace gridwright::study
