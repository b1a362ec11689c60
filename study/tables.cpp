#include "study/tables.hpp"

#include "gridwright/base/text.hpp"
#include "study/text_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace gridwright::study {
namespace {

/// Sets the point, or the measure, to the name at this index of the axis.
void choose(const Recipe& recipe, const RecipeTable& table, Axis axis, std::size_t index, const std::string& name,
            Results::Point& point, Measure& measure) {
    if (axis == Axis::measures)
        measure = table.measures[index];
    else if (axis == Axis::moments)
        point.moment = recipe.moments[index].time;
    else
        point.on(axis) = name;
}

const RecipeTable::Reported* reported_for(const RecipeTable& table, const std::string& row) {
    const auto found = std::find_if(table.reported.begin(), table.reported.end(),
                                    [&](const RecipeTable::Reported& reported) { return reported.row == row; });
    return found == table.reported.end() ? nullptr : &*found;
}

/// Whether a report has any figure in this column.
bool is_reported(const RecipeTable& table, std::size_t column) {
    return std::any_of(table.reported.begin(), table.reported.end(),
                       [&](const RecipeTable::Reported& reported) { return !reported.values[column].empty(); });
}

Cell cell_of(const Results& results, const Results::Point& point, Measure measure, Average average) {
    if (measure == Measure::unique) return unique_among(results.at(point));
    const auto spread = results.spread(point, measure, average);
    return spread ? shown(*spread, measure, results.limit()) : Cell{"–", {}};
}

/// How far a measure can be compared with what a report prints, which was measured with SICStus Prolog.
enum class Comparison {
    same,    ///< it means the same there
    growth,  ///< it depends on the machine, so that only its growth can be compared
    none,    ///< it depends on how the rules are split into propagators
};

constexpr Comparison comparison_of(Measure measure) {
    switch (measure) {
        case Measure::seconds: return Comparison::growth;
        case Measure::constraints:
        case Measure::resumptions:
        case Measure::entailments:
        case Measure::prunings:
        case Measure::nodes: return Comparison::none;
        case Measure::backtracks:
        case Measure::objective:
        case Measure::bound:
        case Measure::solutions:
        case Measure::unique: break;
    }
    return Comparison::same;
}

/// The measures for which the table has figures of a report.
std::vector<Measure> reported_measures(const RecipeTable& table) {
    std::vector<Measure> reported;
    for (std::size_t i = 0; i < table.measures.size(); ++i) {
        const bool along = table.rows == Axis::measures, across = table.columns == Axis::measures;
        const RecipeTable::Reported* const row = reported_for(table, std::string(name_of(table.measures[i])));
        if (along ? row != nullptr : across ? is_reported(table, i) : !table.reported.empty())
            reported.push_back(table.measures[i]);
    }
    return reported;
}

/// A sentence for each kind of comparison that the figures of a report allow; empty when the table has none.
std::string comparison_note(const RecipeTable& table, const Results& results) {
    constexpr std::pair<Comparison, std::string_view> sentences[] = {
        {Comparison::same, "can be compared with the report's"},
        {Comparison::growth, "come from other machines: compare only how they grow"},
        {Comparison::none, "cannot be compared with the report's: SICStus Prolog posts other propagators"}};
    std::string note;
    for (const auto& [comparison, sentence] : sentences) {
        std::vector<std::string> names;
        for (const Measure measure : reported_measures(table))
            if (comparison_of(measure) == comparison) names.push_back(results.name_of(measure));
        if (names.empty()) continue;
        std::string text = fmt::format("{} {}.", base::listed(names), sentence);
        text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
        note += (note.empty() ? "" : " ") + text;
    }
    return note;
}

/// None when nothing was run in this slice.
std::optional<TextTable> text_table_of(const RecipeTable& table, const Results& results, const Slice& slice) {
    const Recipe& recipe = results.recipe();
    const auto rows = shown_on(recipe, table.rows, table.only, table.measures);
    const auto columns = shown_on(recipe, table.columns, table.only, table.measures);
    TextTable text{
        table.title, slice.caption, {{std::string(name_of(table.rows)), {}}}, {}, comparison_note(table, results)};
    for (std::size_t column = 0; column < columns.size(); ++column) {
        text.header.push_back({columns[column], {}});
        if (is_reported(table, column)) text.header.push_back({"report", {}});
    }
    bool was_run = false;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        text.rows.push_back({Cell{rows[row], {}}});
        const RecipeTable::Reported* const reported = reported_for(table, rows[row]);
        Results::Point point = slice.point;
        Measure measure = table.measures.front();
        choose(recipe, table, table.rows, row, rows[row], point, measure);
        for (std::size_t column = 0; column < columns.size(); ++column) {
            choose(recipe, table, table.columns, column, columns[column], point, measure);
            was_run = was_run || !results.at(point).empty();
            text.rows.back().push_back(cell_of(results, point, measure, table.average));
            if (!is_reported(table, column)) continue;
            const bool printed = reported && !reported->values[column].empty();
            text.rows.back().push_back({printed ? grouped(reported->values[column]) : "–", {}});
        }
    }
    return was_run ? std::optional(std::move(text)) : std::nullopt;
}

/// What the cells hold, for the caption: "median seconds".
std::string measured(const RecipeTable& table, const Results& results) {
    if (table.measures == std::vector{Measure::unique}) return "puzzles with only one solution";
    const std::string_view interval = table.average == Average::mean ? " with 95 % confidence interval" : "";
    if (table.average == Average::count) return "number of runs";
    if (table.measures.size() > 1) return fmt::format("{} of the runs{}", name_of(table.average), interval);
    return fmt::format("{} {}{}", name_of(table.average), results.name_of(table.measures.front()), interval);
}

std::string markdown_line(const std::vector<Cell>& cells) {
    std::string line = "|";
    for (const Cell& cell : cells) line += fmt::format(" {} |", markdown_escaped(text_of(cell)));
    return line + "\n";
}

/// Puts the remarks below the figure, so that tables with many columns fit a page.
std::string in_html(const Cell& cell) {
    std::string text = html_escaped(cell.figure);
    for (const std::string& remark : cell.remarks) text += fmt::format("<small>{}</small>", html_escaped(remark));
    return text;
}

std::string html_line(const std::vector<Cell>& cells, std::string_view tag) {
    std::string line = "<tr>";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string_view kind = i == 0 ? "th" : tag;
        const std::string_view scope = tag == "th" ? " scope=\"col\"" : i == 0 ? " scope=\"row\"" : "";
        line += fmt::format("<{0}{1}>{2}</{0}>", kind, scope, in_html(cells[i]));
    }
    return line + "</tr>\n";
}

}  // namespace

std::vector<Slice> slices_of(const Recipe& recipe, const std::vector<Axis>& used, const Only& only) {
    std::vector<Slice> slices(1);
    for (const Axis axis : {Axis::puzzles, Axis::solvers, Axis::labelings}) {
        if (std::find(used.begin(), used.end(), axis) != used.end()) continue;
        std::vector<Slice> finer;
        for (const Slice& slice : slices)
            for (const std::string& name : shown_on(recipe, axis, only)) {
                finer.push_back(slice);
                finer.back().point.on(axis) = name;
                finer.back().caption += (slice.caption.empty() ? "" : ", ") + name;
            }
        slices = std::move(finer);
    }
    return slices;
}

std::vector<TextTable> text_tables_of(const RecipeTable& table, const Results& results) {
    std::vector<TextTable> texts;
    for (Slice slice : slices_of(results.recipe(), {table.rows, table.columns}, table.only)) {
        slice.caption =
            fmt::format("{}{}{}", measured(table, results), slice.caption.empty() ? "" : "; ", slice.caption);
        if (auto text = text_table_of(table, results, slice)) texts.push_back(*std::move(text));
    }
    return texts;
}

std::string markdown_of(const TextTable& table) {
    std::string text = fmt::format("### {}\n\n{}\n\n", markdown_escaped(table.title), markdown_escaped(table.caption)) +
                       markdown_line(table.header) + "|";
    for (std::size_t i = 0; i < table.header.size(); ++i) text += i == 0 ? "---|" : "---:|";
    text += "\n";
    for (const auto& row : table.rows) text += markdown_line(row);
    return table.note.empty() ? text : text + fmt::format("\n{}\n", markdown_paragraph(table.note));
}

std::string html_of(const TextTable& table) {
    std::string text =
        fmt::format("<table>\n<caption><strong>{}</strong><br>{}</caption>\n<thead>{}</thead>\n<tbody>\n",
                    html_escaped(table.title), html_escaped(table.caption), html_line(table.header, "th"));
    for (const auto& row : table.rows) text += html_line(row, "td");
    text += "</tbody>\n</table>\n";
    return table.note.empty() ? text : text + fmt::format("<p class=\"note\">{}</p>\n", html_escaped(table.note));
}

std::string markdown_escaped(std::string_view text) {
    const std::string line = base::in_one_line(text, '?');
    const auto is_word = [&](std::size_t at) {
        return at < line.size() && std::isalnum(static_cast<unsigned char>(line[at]));
    };
    std::string escaped;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        const bool inside_word = i > 0 && is_word(i - 1) && is_word(i + 1);
        const bool reference = c == '&' && (is_word(i + 1) || line.substr(i + 1).starts_with('#'));
        if (std::string_view("\\`*[]<|~#").find(c) != std::string_view::npos || reference || (c == '_' && !inside_word))
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string markdown_paragraph(std::string_view text) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view behind = text.substr(digits);
    // A line that begins so would be a list, a quotation or a rule.
    const bool marked = digits > 0 ? behind.starts_with('.') || behind.starts_with(')')
                                   : behind.starts_with('>') || behind.starts_with('-') || behind.starts_with('+') ||
                                         behind.starts_with('=');
    if (!marked) return markdown_escaped(text);
    return base::concat(text.substr(0, digits), '\\', behind.substr(0, 1), markdown_escaped(behind.substr(1)));
}

std::string markdown_code(std::string_view text) {
    const std::string line = base::in_one_line(text, '?');
    std::string fence = "`";
    while (line.find(fence) != std::string::npos) fence += '`';
    const std::string_view gap = fence.size() > 1 ? " " : "";
    return base::concat(fence, gap, line, gap, fence);
}

std::string html_escaped(std::string_view text) {
    std::string escaped;
    for (const char c : base::in_one_line(text, '?')) switch (c) {
            case '&': escaped += "&amp;"; break;
            case '<': escaped += "&lt;"; break;
            case '>': escaped += "&gt;"; break;
            case '"': escaped += "&quot;"; break;
            default: escaped += c;
        }
    return escaped;
}

}  // namespace gridwright::study
