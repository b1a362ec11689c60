#include "cli/output/setter_answer.hpp"

#include "cli/output/check_answer.hpp"
#include "gridwright/answers/marked_scene.hpp"
#include "gridwright/answers/setter_json.hpp"
#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::cli {

int exit_code(const answers::SetterChecked& answer) {
    return std::max(exit_code(answer.checked), answer.limited() ? 3 : 0);
}

int exit_code(const answers::Improved& improved) {
    if (improved.limited) return 3;
    return improved.verdict == kernel::Verdict::unique ? 0 : 1;
}

std::string text_of(const answers::SetterChecked& answer, const Task& task, const kernel::Model& model,
                    const OutputStyle& style) {
    if (style.format.is_json()) return answers::json_of(answer, task.puzzle, model, task.about) + '\n';
    std::string text;
    append_whereabouts(task, style.format, text);
    if (!style.format.drawing())
        append_note(style.format, base::concat("check: ", answers::name(answer.checked.verdict)), text);
    else if (!answer.forced)
        append_board(task.puzzle, task.puzzle.sheet(), style, text,
                     [&](render::Scene& scene) { answers::mark(answer.checked, task.puzzle, model, scene); });
    for (const std::string& line : answers::sentences_of(answer, task.puzzle, model))
        append_note(style.format, line, text);
    if (style.stats) append_effort_notes(style.format, answer.checked.effort, text);
    if (answer.forced)
        append_board(task.puzzle, answers::forced_board(*answer.forced, task.puzzle), style, text,
                     [&](render::Scene& scene) { answers::mark(*answer.forced, scene); });
    return text;
}

std::string text_of(const answers::Improved& improved, const Task& task, const OutputStyle& style) {
    if (style.format.is_json()) return answers::json_of(improved, task.about) + '\n';
    std::string text;
    append_whereabouts(task, style.format, text);
    append_note(style.format, base::concat("verdict: ", name(improved.verdict)), text);
    for (const std::string& line : answers::sentences_of(improved)) append_note(style.format, line, text);
    if (style.stats) append_effort_notes(style.format, improved.effort, text);
    append_board(*puzzles::make(improved.sheet), improved.sheet, style, text);
    return text;
}

}  // namespace gridwright::cli
