// Reads a recipe, the file that describes an experiment: which puzzles, engines and labelings to run, and which tables
// and plots to make of the results.

#include "gridwright/base/text.hpp"
#include "study/recipe_check.hpp"
#include "study/recipe_names.hpp"
#include "study/recipe_values.hpp"
#include "study/text_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace gridwright::study {
namespace {

/// Whether a spreadsheet would take the name, which becomes a cell of the CSV, for a formula. Spreadsheets skip leading
/// tabs and line ends, but names have none.
bool begins_formula(std::string_view name) {
    return std::string_view("=+-@").find(name.front()) != std::string_view::npos;
}

/// Reads one recipe. The keys after `table` or `plot` belong to that table or plot.
class Reader {
  public:
    explicit Reader(const std::string& file) { recipe_.file = file; }

    base::Result<Recipe> read(std::string_view text) {
        if (auto problem = read_lines(text)) return at_line(line_, *problem);
        if (recipe_.labelings.empty()) recipe_.labelings.push_back({"ffc", {}});
        if (auto complaint = check(recipe_))
            return at_line(complaint->line > 0 ? complaint->line : line_, complaint->sentence);
        return std::move(recipe_);
    }

  private:
    base::Error at_line(std::size_t line, const std::string& problem) const {
        return {fmt::format("{}:{}: {}", recipe_.file, std::max<std::size_t>(line, 1), problem), {}};
    }

    Problem read_lines(std::string_view text) {
        if (constexpr std::string_view byte_order_mark = "\xef\xbb\xbf"; text.starts_with(byte_order_mark))
            text.remove_prefix(byte_order_mark.size());
        while (!text.empty()) {
            ++line_;
            const auto end = text.find('\n');
            std::string line(base::trimmed(text.substr(0, end)));
            text = end == std::string_view::npos ? "" : text.substr(end + 1);
            if (line.empty() || line.front() == '#') continue;
            std::replace(line.begin(), line.end(), '\t', ' ');
            if (auto problem = unshowable(line)) return problem;
            if (auto problem = read_line(line)) return problem;
        }
        return {};
    }

    /// Refuses characters that are not safe on a terminal, a page or in a table, where titles and names end up.
    static Problem unshowable(std::string_view line) {
        std::size_t bad = 0;
        if (!base::is_utf8(line, bad)) return "this line is not UTF-8; a recipe is UTF-8 text";
        while (!line.empty()) {
            const base::Character character = base::first_character(line);
            if (!character.safe)
                return fmt::format(
                    "this line has the character U+{:04X}, which cannot be shown on a line; leave it out",
                    character.code);
            line.remove_prefix(character.length);
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
        static constexpr std::string_view in_plots = "x, label, y, lines, only and log";
        if (key == "quick") return repeated(key, name, seen_) ? said_twice : read_quick(name, value);
        const bool takes_name = key == "puzzles" || key == "reported";
        if (takes_name && name.empty())
            return fmt::format("needs a name before the =, as in {} {} = ...", key, key == "puzzles" ? "6x6" : "2 s");
        if (!takes_name && !name.empty()) return fmt::format("{} takes no name; write {} = ...", key, key);
        if (const auto known = read_general(key, name, value))
            return *known || !repeated(key, name, seen_) ? *known : said_twice;
        if (block_ == Block::table) {
            if (const auto known = read_in_table(recipe_.tables.back(), key, name, value))
                return *known || !repeated(key, name, seen_in_block_) ? *known : said_twice;
            return fmt::format("is not a key; a table takes {}", in_tables);
        }
        if (block_ == Block::plot) {
            if (const auto known = read_in_plot(recipe_.plots.back(), key, value))
                return *known || !repeated(key, name, seen_in_block_) ? *known : said_twice;
            return fmt::format("is not a key; a plot takes {}", in_plots);
        }
        return fmt::format("is not a key; before tables and plots there are {}", general_keys);
    }

    static constexpr std::string_view general_keys =
        "title, about, order, puzzles NAME, solvers, labelings, limit, moments, ask and quick KEY";

    /// Reads a key of the whole recipe or one that opens a block, and gives its problem, if any. Gives nothing for
    /// other keys.
    std::optional<Problem> read_general(const std::string& key, const std::string& name, std::string_view value) {
        if (key == "title") return take(std::string(value), recipe_.title);
        if (key == "about") {
            recipe_.about.emplace_back(value);
            return Problem();
        }
        if (key == "order") {
            recipe_.order = whole_number(value);
            return recipe_.order ? Problem() : Problem("needs a whole number");
        }
        if (key == "puzzles") return read_set(name, value);
        if (key == "solvers") return read_solvers(value, recipe_.solvers);
        if (key == "labelings") return read_labelings(value, recipe_.labelings);
        if (key == "moments") return read_moments(value, recipe_.moments);
        if (key == "limit") return read_limit(value, recipe_.limit);
        if (key == "ask") return read_goal(value, recipe_.goal);
        if (key == "table") {
            open(Block::table);
            recipe_.tables.push_back({.title = std::string(value), .line = line_});
            return Problem();
        }
        if (key == "plot") {
            open(Block::plot);
            recipe_.plots.push_back({.title = std::string(value), .line = line_});
            return Problem();
        }
        return std::nullopt;
    }

    /// Whether the key has been read before, in the recipe or in this table or plot.
    static bool repeated(const std::string& key, const std::string& name, std::set<std::string>& seen) {
        const bool may_be = key == "about" || key == "table" || key == "plot";
        return !may_be && !seen.insert(key + " " + name).second;
    }

    Problem read_set(const std::string& name, std::string_view value) {
        if (has_name(recipe_.puzzles, name)) return "there are already puzzles of this name";
        if (name.find(',') != std::string::npos) return "a name must not contain a comma";
        if (begins_formula(name))
            return fmt::format(
                "a name must not begin with {}, because a spreadsheet takes it for a formula; begin it with a letter "
                "or a "
                "digit",
                name[0]);
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
                *list = {listed_items(value), line_};
                return {};
            }
        return "quick takes limit, count, puzzles, solvers and labelings";
    }

    std::optional<Problem> read_in_table(RecipeTable& table, const std::string& key, const std::string& name,
                                         std::string_view value) {
        if (key == "rows") return read_axis(value, table.rows);
        if (key == "columns") return read_axis(value, table.columns);
        if (key == "cell") return read_cell(value, table);
        if (key == "only") return take(Only{listed_items(value), line_}, table.only);
        if (key == "reported") {
            table.reported.push_back({name, listed_items(value), line_});
            for (std::string& figure : table.reported.back().values)
                if (figure == "-") figure.clear();
            return Problem();
        }
        return std::nullopt;
    }

    std::optional<Problem> read_in_plot(RecipePlot& plot, const std::string& key, std::string_view value) {
        if (key == "x") return read_x(value, plot);
        if (key == "label") return take(std::string(value), plot.label);
        if (key == "y") return read_measure(value, plot.y);
        if (key == "lines") return read_axis(value, plot.lines);
        if (key == "only") return take(Only{listed_items(value), line_}, plot.only);
        if (key == "log") return read_log(value, plot);
        return std::nullopt;
    }

    template <typename T>
    static Problem take(T value, T& into) {
        into = std::move(value);
        return {};
    }

    enum class Block { none, table, plot };

    void open(Block block) {
        block_ = block;
        seen_in_block_.clear();
    }

    inline static const Problem said_twice = "appears twice";

    Recipe recipe_;
    Block block_ = Block::none;
    std::set<std::string> seen_, seen_in_block_;
    std::size_t line_ = 0;
};

}  // namespace

base::Result<Recipe> read_recipe(std::string_view text, const std::string& file) {
    return Reader(file).read(text);
}

}  // namespace gridwright::study
