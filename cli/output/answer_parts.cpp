#include "cli/output/answer_parts.hpp"

#include "gridwright/formats/writer.hpp"
#include "gridwright/render/text.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using formats::Format;

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

void append_whereabouts(const Task& task, Format format, std::string& into) {
    if (!task.one_of_many) return;
    const answers::About& about = task.about;
    append_note(format, fmt::format("puzzle: {}:{}, number {}", about.file, about.line.value_or(1), about.number),
                into);
}

void append_board(const puzzles::Puzzle& puzzle, const sheet::Sheet& board, const OutputStyle& style,
                  std::string& into) {
    if (style.format == Format::pretty)
        render::draw_text(puzzle.scene(board.cells), style.colours, into);
    else
        formats::write(board, style.format, into);
}

void append_effort_notes(Format format, const answers::Effort& effort, std::string& into) {
    if (!effort.engine.empty()) append_note(format, fmt::format("engine: {}", effort.engine), into);
    append_note(format, fmt::format("seconds: {}", answers::seconds_text(effort.time)), into);
    for (const auto& [name, count] : kernel::statistics)
        append_note(format, fmt::format("{}: {}", name, effort.stats.*count), into);
}

}  // namespace gridwright::cli
