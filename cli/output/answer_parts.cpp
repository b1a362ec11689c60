#include "cli/output/answer_parts.hpp"

#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

void append_drawing(const puzzles::Puzzle& puzzle, const sheet::Sheet& board, const OutputStyle& style,
                    std::string& into, const Marking& mark) {
    const render::Drawing& drawing = *style.format.drawing();
    render::Scene scene = puzzle.scene(sheet::board_of(board));
    if (mark) mark(scene);
    if (!style.clues && scene.labels_are_clues) scene.labels = {};
    const int wide = style.medium.columns, needed = drawing.narrowest(scene);
    if (wide > 0 && needed > wide) {
        into += fmt::format("The terminal is {} columns wide; a drawing of this board needs {}.\n", wide, needed);
        return formats::text::write(board, into);
    }
    if (style.headers) into += sheet::header_of(board) + '\n';
    drawing.draw(scene, style.medium, into);
}

}  // namespace

void append_note(answers::OutputFormat format, std::string_view line, std::string& into) {
    if (!format.carries_notes()) return;
    if (const char mark = format.comment_mark(); mark != '\0') into.append({mark, ' '});
    into += line;
    into += '\n';
}

void append_whereabouts(const Task& task, answers::OutputFormat format, std::string& into) {
    if (!task.one_of_many) return;
    const answers::About& about = task.about;
    append_note(format, fmt::format("puzzle: {}:{}, number {}", about.file, about.line.value_or(1), about.number),
                into);
}

void append_board(const puzzles::Puzzle& puzzle, const sheet::Sheet& board, const OutputStyle& style, std::string& into,
                  const Marking& mark) {
    if (style.format.drawing())
        append_drawing(puzzle, board, style, into, mark);
    else
        formats::write(board, *style.format.codec(), into);
}

void append_effort_notes(answers::OutputFormat format, const answers::Effort& effort, std::string& into) {
    if (!effort.engine.empty()) append_note(format, fmt::format("engine: {}", effort.engine), into);
    append_note(format, fmt::format("seconds: {}", answers::seconds_text(effort.time)), into);
    for (const auto& [name, meaning, count] : kernel::statistics)
        append_note(format, fmt::format("{}: {}", name, effort.stats.*count), into);
}

}  // namespace gridwright::cli
