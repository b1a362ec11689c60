#include "cli/output/answer_parts.hpp"

#include "gridwright/formats/writer.hpp"
#include "gridwright/render/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

using formats::Format;

struct Statistic {
    std::string_view name;
    std::uint64_t kernel::Stats::*count;
};

constexpr Statistic statistics[] = {
    {"constraints", &kernel::Stats::constraints}, {"resumptions", &kernel::Stats::resumptions},
    {"entailments", &kernel::Stats::entailments}, {"prunings", &kernel::Stats::prunings},
    {"backtracks", &kernel::Stats::backtracks},   {"nodes", &kernel::Stats::nodes},
};

std::string_view note_mark(Format format) {
    switch (format) {
        case Format::text:
        case Format::sgt: return "# ";
        case Format::prolog: return "% ";
        case Format::json:
        case Format::pretty: break;
    }
    return "";
}

}  // namespace

void append_note(Format format, std::string_view line, std::string& into) {
    into += note_mark(format);
    into += line;
    into += '\n';
}

void append_board(const puzzles::Puzzle& puzzle, const sheet::Sheet& board, const OutputStyle& style,
                  std::string& into) {
    if (style.format == Format::pretty)
        render::draw_text(puzzle.scene(board.cells), style.colours, into);
    else
        formats::write(board, style.format, into);
}

void append_effort_notes(Format format, const Effort& effort, std::string& into) {
    if (!effort.engine.empty()) append_note(format, fmt::format("engine: {}", effort.engine), into);
    append_note(format, fmt::format("seconds: {}", seconds_text(effort.time)), into);
    for (const auto& [name, count] : statistics)
        append_note(format, fmt::format("{}: {}", name, effort.stats.*count), into);
}

void append_effort_members(const Effort& effort, std::string& into) {
    into += R"("engine":)";
    if (effort.engine.empty())
        into += "null";
    else
        formats::write_json_string(effort.engine, into);
    into += R"(,"seconds":)";
    into += seconds_text(effort.time);
    into += R"(,"stats":)";
    char separator = '{';
    for (const auto& [name, count] : statistics) {
        fmt::format_to(std::back_inserter(into), R"({}"{}":{})", separator, name, effort.stats.*count);
        separator = ',';
    }
    into += '}';
}

std::string json_number(const std::optional<int>& number) {
    return number ? fmt::format("{}", *number) : "null";
}

std::string seconds_text(std::chrono::nanoseconds time) {
    const std::int64_t total = std::max<std::int64_t>(time.count(), 0);
    std::string text = fmt::format("{}.{:09}", total / 1'000'000'000, total % 1'000'000'000);
    for (std::int64_t threshold = 1000; threshold > total && threshold > 1; threshold /= 10) text += '0';
    return text;
}

}  // namespace gridwright::cli
