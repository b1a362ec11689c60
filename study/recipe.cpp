#include "study/recipe.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "study/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::study {
namespace {

/// What is wrong with a value, or nothing.
using Problem = std::optional<std::string>;

template <typename T>
struct NameOf {
    std::string_view name;
    T value;
};

constexpr NameOf<Axis> axes[] = {
    {"puzzles", Axis::puzzles}, {"solvers", Axis::solvers},   {"labelings", Axis::labelings},
    {"moments", Axis::moments}, {"measures", Axis::measures},
};

constexpr NameOf<Measure> measures[] = {
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
};

constexpr NameOf<Statistic> statistics[] = {{"median", Statistic::median}, {"mean", Statistic::mean}};

constexpr NameOf<Question> questions[] = {
    {"solve", Question::solve}, {"unique", Question::unique}, {"count", Question::count}};

/// Engines that a build may lack: a recipe may name them, and their runs are left out there.
constexpr std::string_view optional_engines[] = {"sat", "gecode"};

template <typename Table>
std::string names(const Table& table) {
    std::vector<std::string> list;
    for (const auto& row : table) list.emplace_back(row.name);
    return base::listed(list, "or");
}

template <typename T, std::size_t size>
Problem choose(const NameOf<T> (&table)[size], std::string_view name, T& into) {
    for (const auto& row : table)
        if (row.name == name) {
            into = row.value;
            return {};
        }
    return fmt::format("'{}' is none of {}", base::shown(name), names(table));
}

template <typename T, std::size_t size>
std::string_view name_in(const NameOf<T> (&table)[size], T value) {
    for (const auto& row : table)
        if (row.value == value) return row.name;
    return "";
}

template <typename Named>
bool has_name(const std::vector<Named>& list, std::string_view name) {
    return std::any_of(list.begin(), list.end(), [&](const Named& item) { return item.name == name; });
}

template <typename T>
bool contains(const std::vector<T>& list, const T& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// Takes «a, b, c» apart and reads each with `read`, which gives an item or a problem; no name may come twice.
template <typename Item, typename Read>
Problem read_list(std::string_view text, const Read& read, std::vector<Item>& into) {
    into.clear();
    for (const std::string& part : listed_items(text)) {
        Item item;
        if (auto problem = read(part, item)) return problem;
        if (has_name(into, item.name)) return fmt::format("'{}' stands here twice", base::shown(part));
        into.push_back(std::move(item));
    }
    return into.empty() ? Problem("needs one name at least") : Problem();
}

Problem read_solver(const std::string& text, Solver& into) {
    const auto words = words_of(text);
    if (words.empty()) return "a name is missing between two commas";
    const auto table = engines::engine_table();
    const auto is_named = [&](const engines::EngineRow& row) { return row.name == words[0]; };
    if (std::none_of(table.begin(), table.end(), is_named) &&
        std::find(std::begin(optional_engines), std::end(optional_engines), words[0]) == std::end(optional_engines))
        return fmt::format("there is no engine '{}'; there are {}", base::shown(words[0]), names(table));
    into.engine = words[0];
    if (words.size() > 2) return fmt::format("'{}' is more than an engine and a strength", base::shown(text));
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

/// Sets `into` when the word is in the table.
template <typename Choice, std::size_t size>
bool take(const kernel::Named<Choice> (&table)[size], std::string_view word, std::optional<Choice>& into, bool& twice) {
    for (const auto& row : table)
        if (row.name == word) {
            twice = into.has_value();
            into = row.choice;
            return true;
        }
    return false;
}

constexpr kernel::Named<kernel::Order> orders[] = {
    {"up", kernel::Order::up, "low values first"},
    {"down", kernel::Order::down, "high values first"},
};

/// What is not said is as in SICStus: leftmost, step, up.
Problem read_labeling(const std::string& text, NamedLabeling& into) {
    const auto words = words_of(text);
    if (words.empty()) return "a name is missing between two commas";
    std::optional<kernel::VariableChoice> variable;
    std::optional<kernel::ValueChoice> value;
    std::optional<kernel::Order> order;
    for (const std::string& word : words) {
        bool twice = false;
        if (!take(kernel::variable_choices, word, variable, twice) &&
            !take(kernel::value_choices, word, value, twice) && !take(orders, word, order, twice))
            return fmt::format("there is no labeling '{}'; there are {}, {} and {}", base::shown(word),
                               names(kernel::variable_choices), names(kernel::value_choices), names(orders));
        if (twice) return fmt::format("'{}' says twice how to choose", base::shown(text));
    }
    into.labeling = {variable.value_or(kernel::VariableChoice::leftmost), value.value_or(kernel::ValueChoice::step),
                     order.value_or(kernel::Order::up)};
    into.name = joined(words);
    return {};
}

Problem read_moment(const std::string& text, Moment& into) {
    const auto words = words_of(text);
    const auto time = words.size() == 2 && words[1] == "s" ? seconds_from(words[0]) : std::nullopt;
    if (!time) return fmt::format("'{}' is no time such as 10 s", base::shown(text));
    into = {joined(words), *time};
    return {};
}

Problem read_limit(std::string_view text, Limit& into) {
    into = {};
    const auto words = words_of(text);
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        if (words[i + 1] == "s" && !into.time) {
            into.time = seconds_from(words[i]);
            if (!into.time) return fmt::format("'{}' is no number of seconds above 0", base::shown(words[i]));
        } else if (words[i + 1] == "failures" && !into.failures) {
            into.failures = whole_number(words[i]);
            if (!into.failures) return fmt::format("'{}' is no whole number of failures", base::shown(words[i]));
        } else {
            return "needs a limit such as 120 s, 1000 failures, or both";
        }
    }
    if (words.empty() || words.size() % 2 == 1) return "needs a limit such as 120 s, 1000 failures, or both";
    return {};
}

Problem read_puzzles(std::string_view value, PuzzleSet& into) {
    auto words = words_of(value);
    constexpr NameOf<PuzzleSet::Origin> origins[] = {{"file", PuzzleSet::Origin::files},
                                                     {"generate", PuzzleSet::Origin::generate},
                                                     {"board", PuzzleSet::Origin::board}};
    if (words.size() < 2) return "needs file FILE..., generate KIND --size N..., or board HEADER";
    if (auto problem = choose(origins, words[0], into.origin)) return problem;
    words.erase(words.begin());
    into.words = std::move(words);
    return {};
}

/// Reads «mean seconds», «backtracks», «seconds, backtracks».
Problem read_cell(std::string_view text, Table& table) {
    const auto items = listed_items(text);
    for (const std::string& item : items) {
        auto words = words_of(item);
        if (words.size() == 2) {
            if (auto problem = choose(statistics, words[0], table.statistic)) return problem;
            words.erase(words.begin());
        }
        Measure measure{};
        if (words.size() != 1) return "needs what is measured, such as seconds or mean seconds";
        if (auto problem = choose(measures, words[0], measure)) return problem;
        if (contains(table.measures, measure)) return fmt::format("'{}' stands here twice", words[0]);
        table.measures.push_back(measure);
    }
    return items.empty() ? Problem("needs what is measured, such as seconds") : Problem();
}

/// The reader of one recipe. Keys after `table` or `plot` belong to the last of these.
class Reader {
  public:
    explicit Reader(const std::string& file) { recipe_.file = file; }

    base::Result<Recipe> read(std::string_view text) {
        if (auto problem = read_lines(text)) return at_line(*problem);
        if (auto problem = complete()) return at_line(*problem);
        return std::move(recipe_);
    }

  private:
    base::Error at_line(const std::string& problem) const {
        return {fmt::format("{}:{}: {}", recipe_.file, std::max<std::size_t>(line_, 1), problem), {}};
    }

    Problem read_lines(std::string_view text) {
        while (!text.empty()) {
            ++line_;
            const auto end = text.find('\n');
            const std::string_view line = base::trimmed(text.substr(0, end));
            text = end == std::string_view::npos ? "" : text.substr(end + 1);
            if (line.empty() || line.front() == '#') continue;
            if (auto problem = read_line(line)) return problem;
        }
        return {};
    }

    Problem read_line(std::string_view line) {
        const auto equals = line.find('=');
        if (equals == std::string_view::npos) return fmt::format("'{}' is no KEY = VALUE", base::shown(line));
        const auto key = words_of(line.substr(0, equals));
        const std::string_view value = base::trimmed(line.substr(equals + 1));
        if (key.empty()) return "a key is missing before the =";
        if (value.empty()) return fmt::format("'{}' has no value after the =", base::shown(joined(key)));
        const std::string name = joined({key.begin() + 1, key.end()});
        auto problem = read_entry(key[0], name, value);
        if (!problem) return {};
        return fmt::format("{}: {}", base::shown(joined(key)), *problem);
    }

    Problem read_entry(const std::string& key, const std::string& name, std::string_view value) {
        static constexpr std::string_view in_tables = "rows, columns, cell, only and reported ROW";
        static constexpr std::string_view in_plots = "x, y, lines, only and log";
        if (key == "quick") return read_quick(name, value);
        const bool takes_name = key == "puzzles" || key == "reported";
        if (takes_name && name.empty())
            return fmt::format("needs a name before the =, as in {} {} = ...", key, key == "puzzles" ? "6x6" : "2 s");
        if (!takes_name && !name.empty()) return fmt::format("{} takes no name; write {} = ...", key, key);
        if (const auto known = read_general(key, name, value)) return *known;
        if (block_ == Block::table) {
            if (const auto known = read_in_table(recipe_.tables.back(), key, name, value)) return *known;
            return fmt::format("is no key; a table takes {}", in_tables);
        }
        if (block_ == Block::plot) {
            if (const auto known = read_in_plot(recipe_.plots.back(), key, value)) return *known;
            return fmt::format("is no key; a plot takes {}", in_plots);
        }
        return fmt::format("is no key; before tables and plots there are {}", general_keys);
    }

    static constexpr std::string_view general_keys =
        "title, about, puzzles NAME, solvers, labelings, limit, moments, ask and quick KEY";

    /// The problem, if any, of a key of the whole recipe or of one that opens a block; nothing when it is none.
    std::optional<Problem> read_general(const std::string& key, const std::string& name, std::string_view value) {
        if (key == "title") return once(recipe_.title.empty(), [&] { recipe_.title = value; });
        if (key == "about") {
            recipe_.about.emplace_back(value);
            return Problem();
        }
        if (key == "puzzles") return read_set(name, value);
        if (key == "solvers") return read_list(value, read_solver, recipe_.solvers);
        if (key == "labelings") return read_list(value, read_labeling, recipe_.labelings);
        if (key == "moments") return read_list(value, read_moment, recipe_.moments);
        if (key == "limit") return read_limit(value, recipe_.limit);
        if (key == "ask") return choose(questions, value, recipe_.question);
        if (key == "table") {
            block_ = Block::table;
            recipe_.tables.push_back({.title = std::string(value), .line = line_});
            return Problem();
        }
        if (key == "plot") {
            block_ = Block::plot;
            recipe_.plots.push_back({.title = std::string(value), .line = line_});
            return Problem();
        }
        return std::nullopt;
    }

    template <typename Set>
    Problem once(bool first, const Set& set) {
        if (!first) return "is said twice";
        set();
        return {};
    }

    Problem read_set(const std::string& name, std::string_view value) {
        if (has_name(recipe_.puzzles, name)) return "there are puzzles of this name already";
        PuzzleSet set{.name = name, .line = line_};
        if (auto problem = read_puzzles(value, set)) return problem;
        recipe_.puzzles.push_back(std::move(set));
        return {};
    }

    Problem read_quick(const std::string& key, std::string_view value) {
        Quick& quick = recipe_.quick;
        if (key == "limit") return read_limit(value, quick.limit.emplace());
        if (key == "count") {
            quick.count = whole_number(value);
            return quick.count && *quick.count > 0 ? Problem() : Problem("needs a whole number, 1 or more");
        }
        for (auto [name, list] : {std::pair{"puzzles", &quick.puzzles}, std::pair{"solvers", &quick.solvers},
                                  std::pair{"labelings", &quick.labelings}})
            if (key == name) {
                *list = listed_items(value);
                quick_line_ = line_;
                return {};
            }
        return "quick takes limit, count, puzzles, solvers and labelings";
    }

    std::optional<Problem> read_in_table(Table& table, const std::string& key, const std::string& name,
                                         std::string_view value) {
        if (key == "rows") return choose(axes, value, table.rows);
        if (key == "columns") return choose(axes, value, table.columns);
        if (key == "cell") return read_cell(value, table);
        if (key == "only") return read_only(value, table.only);
        if (key == "reported") {
            table.reported.push_back({name, listed_items(value), line_});
            for (std::string& figure : table.reported.back().values)
                if (figure == "-") figure.clear();
            return Problem();
        }
        return std::nullopt;
    }

    std::optional<Problem> read_in_plot(Plot& plot, const std::string& key, std::string_view value) {
        if (key == "x") {
            if (value == "time") return Problem();
            auto problem = choose(axes, value, plot.x.emplace());
            if (problem) return Problem(*problem + ", nor time");
            return problem;
        }
        if (key == "y") return choose(measures, value, plot.y);
        if (key == "lines") return choose(axes, value, plot.lines);
        if (key == "only") return read_only(value, plot.only);
        if (key == "log") {
            for (const std::string& word : words_of(value)) {
                if (word != "x" && word != "y") return Problem("needs x, y, or x y");
                (word == "x" ? plot.log_x : plot.log_y) = true;
            }
            return Problem();
        }
        return std::nullopt;
    }

    static Problem read_only(std::string_view value, std::vector<std::string>& into) {
        into = listed_items(value);
        return {};
    }

    /// What can only be judged once everything is read; `line_` is then the line to blame.
    Problem complete() {
        if (recipe_.labelings.empty()) recipe_.labelings.push_back({"ffc", {}});
        if (recipe_.title.empty()) return "there is no title = ...";
        if (recipe_.puzzles.empty()) return "there are no puzzles NAME = ...";
        if (recipe_.solvers.empty()) return "there are no solvers = ...";
        if (auto problem = check_quick()) return problem;
        for (const Table& table : recipe_.tables)
            if (auto problem = check_table(table)) return problem;
        for (const Plot& plot : recipe_.plots)
            if (auto problem = check_plot(plot)) return problem;
        return {};
    }

    Problem check_quick() {
        for (auto [axis, list] :
             {std::pair{Axis::puzzles, &recipe_.quick.puzzles}, std::pair{Axis::solvers, &recipe_.quick.solvers},
              std::pair{Axis::labelings, &recipe_.quick.labelings}})
            for (const std::string& name : *list)
                if (!contains(names_on(recipe_, axis), name)) {
                    line_ = quick_line_;
                    return fmt::format("quick: '{}' is none of the {}", base::shown(name), name_in(axes, axis));
                }
        return {};
    }

    Problem check_only(const std::vector<std::string>& only) const {
        for (const std::string& name : only) {
            int places = 0;
            for (const Axis axis : {Axis::puzzles, Axis::solvers, Axis::labelings})
                places += contains(names_on(recipe_, axis), name) ? 1 : 0;
            if (places == 0)
                return fmt::format("only: '{}' is the name of no puzzles, no solver and no labeling of this recipe",
                                   base::shown(name));
        }
        return {};
    }

    Problem check_table(const Table& table) {
        line_ = table.line;
        if (table.measures.empty()) return "this table has no cell = ...";
        if (table.rows == table.columns) return "this table has the same rows and columns";
        const auto uses = [&](Axis axis) { return table.rows == axis || table.columns == axis; };
        if (table.measures.size() > 1 && !uses(Axis::measures))
            return "this table measures more than one thing; let its rows or columns be the measures";
        if (uses(Axis::moments)) {
            if (recipe_.moments.empty()) return "this table needs a line moments = ...";
            if (table.measures != std::vector{Measure::pegs}) return "moments go with cell = pegs";
        }
        if (auto problem = check_only(table.only)) return problem;
        return check_reported(table);
    }

    Problem check_reported(const Table& table) {
        const auto rows = shown_on(recipe_, table.rows, table.only, table.measures);
        const auto columns = shown_on(recipe_, table.columns, table.only, table.measures);
        for (const Table::Reported& reported : table.reported) {
            line_ = reported.line;
            if (!contains(rows, reported.row))
                return fmt::format("reported: this table has no row '{}'; it has {}", base::shown(reported.row),
                                   base::listed(rows));
            if (reported.values.size() != columns.size())
                return fmt::format("reported: {} for {}; write - where the report has nothing",
                                   base::counted(static_cast<std::int64_t>(reported.values.size()), "figure"),
                                   base::counted(static_cast<std::int64_t>(columns.size()), "column"));
        }
        return {};
    }

    Problem check_plot(const Plot& plot) {
        line_ = plot.line;
        if (plot.x == plot.lines) return "this plot has the same x and lines";
        for (const auto axis : {plot.x.value_or(Axis::puzzles), plot.lines})
            if (axis == Axis::moments || axis == Axis::measures)
                return "a plot is drawn over puzzles, solvers, labelings or time";
        if (!plot.x && plot.y != Measure::pegs) return "over time a plot shows y = pegs";
        return check_only(plot.only);
    }

    enum class Block { none, table, plot };

    Recipe recipe_;
    Block block_ = Block::none;
    std::size_t line_ = 0, quick_line_ = 0;
};

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

std::vector<std::string> shown_on(const Recipe& recipe, Axis axis, const std::vector<std::string>& only,
                                  const std::vector<Measure>& measured) {
    std::vector<std::string> all = names_on(recipe, axis, measured), chosen;
    if (axis == Axis::moments || axis == Axis::measures) return all;
    for (const std::string& name : all)
        if (contains(only, name)) chosen.push_back(name);
    return chosen.empty() ? all : chosen;
}

std::string_view name_of(Measure measure) {
    return name_in(measures, measure);
}

std::string_view name_of(Statistic statistic) {
    return name_in(statistics, statistic);
}

std::string_view name_of(Question question) {
    return name_in(questions, question);
}

std::string_view name_of(Axis axis) {
    return name_in(axes, axis);
}

std::string text_of(const Limit& limit) {
    std::string text;
    if (limit.time) text = seconds_shown(*limit.time) + " s";
    if (limit.failures) text += fmt::format("{}{} failures", text.empty() ? "" : " ", *limit.failures);
    return text;
}

base::Result<Recipe> read_recipe(std::string_view text, const std::string& file) {
    return Reader(file).read(text);
}

}  // namespace gridwright::study
