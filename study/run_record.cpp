#include "study/run_record.hpp"

#include "gridwright/base/seconds.hpp"
#include "gridwright/base/text.hpp"
#include "study/text_values.hpp"

#include <fmt/format.h>

#include <limits>

namespace gridwright::study {
namespace {

std::string text_of(const std::string& text) {
    return text;
}
std::string text_of(std::uint64_t number) {
    return fmt::format("{}", number);
}
std::string text_of(bool yes) {
    return yes ? "yes" : "no";
}
std::string text_of(std::chrono::nanoseconds time) {
    return base::short_seconds(time);
}
std::string text_of(const std::optional<int>& number) {
    return number ? fmt::format("{}", *number) : "";
}
std::string text_of(const std::vector<Improvement>& improvements) {
    std::string text;
    for (const Improvement& step : improvements)
        text += fmt::format("{}{}:{}", text.empty() ? "" : " ", base::short_seconds(step.time), step.objective);
    return text;
}

bool read(std::string_view text, std::string& into) {
    into = text;
    return true;
}
bool read(std::string_view text, std::uint64_t& into) {
    const auto number = whole_number(text);
    into = number.value_or(0);
    return number.has_value();
}
bool read(std::string_view text, bool& into) {
    into = text == "yes";
    return into || text == "no";
}
bool read(std::string_view text, std::chrono::nanoseconds& into) {
    const auto time = text == "0" ? std::chrono::nanoseconds{} : base::read_seconds(text);
    into = time.value_or(std::chrono::nanoseconds{});
    return time.has_value();
}
bool read(std::string_view text, std::optional<int>& into) {
    into.reset();
    if (text.empty()) return true;
    const auto number = base::parse_number(text);
    if (!number || *number < 0 || *number > std::numeric_limits<int>::max()) return false;
    into = static_cast<int>(*number);
    return true;
}
bool read(std::string_view text, std::vector<Improvement>& into) {
    into.clear();
    for (const std::string& word : words_of(text)) {
        const auto colon = word.find(':');
        if (colon == std::string::npos) return false;
        Improvement step;
        std::optional<int> objective;
        const std::string_view whole = word;
        if (!read(whole.substr(0, colon), step.time) || !read(whole.substr(colon + 1), objective) || !objective)
            return false;
        step.objective = *objective;
        into.push_back(step);
    }
    return true;
}

/// Visits every column after the format, in order: the header, writing and reading share this one list.
template <typename SomeRecord, typename Visit>
void for_each_column(SomeRecord& record, RunRecordFormat format, const Visit& visit) {
    visit("puzzles", record.key.puzzles);
    visit("number", record.key.number);
    visit("board", record.key.board);
    visit("rows", record.rows);
    visit("columns", record.columns);
    visit("clues", record.clues);
    visit("givens", record.givens);
    visit("engine", record.key.engine);
    visit("strength", record.key.strength);
    visit("labeling", record.key.labeling);
    visit("ask", record.key.question);
    visit("limit", record.key.limit);
    visit("seed", record.key.seed);
    visit("verdict", record.verdict);
    visit("seconds", record.time);
    visit("limit_reached", record.limit_reached);
    visit("solutions", record.solutions);
    for (const kernel::Statistic& statistic : kernel::statistics) visit(statistic.name, record.stats.*statistic.count);
    visit(format == RunRecordFormat::one ? "pegs" : "objective", record.objective);
    visit("bound", record.bound);
    visit("improvements", record.improvements);
}

std::string number_of(RunRecordFormat format) {
    return fmt::format("{}", static_cast<int>(format));
}

/// Quotes a text with commas or quotes, and with semicolons, at which many spreadsheets split, too.
std::string field(const std::string& text) {
    if (text.find_first_of(",;\"") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

std::vector<std::string> fields_of(std::string_view line) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"')
            fields.back() += line[++i];
        else if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            fields.emplace_back();
        else
            fields.back() += c;
    }
    return fields;
}

}  // namespace

std::string csv_header(RunRecordFormat format) {
    std::string line = "format";
    const RunRecord record;
    for_each_column(record, format, [&](std::string_view name, const auto&) { line += fmt::format(",{}", name); });
    return line + "\n";
}

std::string csv_row(const RunRecord& record, RunRecordFormat format) {
    std::string line = number_of(format);
    for_each_column(record, format, [&](std::string_view, const auto& value) { line += "," + field(text_of(value)); });
    return line + "\n";
}

std::optional<RunRecord> record_from(std::string_view line, RunRecordFormat format) {
    const auto fields = fields_of(line);
    if (fields[0] != number_of(format)) return std::nullopt;
    RunRecord record;
    std::size_t next = 1;
    bool good = true;
    for_each_column(record, format, [&](std::string_view, auto& value) {
        good = good && next < fields.size() && read(fields[next], value);
        ++next;
    });
    if (!good || next != fields.size()) return std::nullopt;
    return record;
}

}  // namespace gridwright::study
