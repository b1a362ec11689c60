#include "cli/output/check_answer.hpp"

#include "gridwright/answers/json.hpp"
#include "gridwright/answers/marked_scene.hpp"
#include "gridwright/base/text.hpp"

namespace gridwright::cli {

using Verdict = answers::Checked::Verdict;

int exit_code(const answers::Checked& checked) {
    switch (checked.verdict) {
        case Verdict::ok:
        case Verdict::unique:
        case Verdict::solved: return 0;
        case Verdict::several: return 1;
        case Verdict::broken:
        case Verdict::impossible:
            // The answer is no, but a limit ended the search for the smallest reason.
            return checked.conflict && !checked.conflict->minimal ? 3 : 1;
        case Verdict::unknown: break;
    }
    return 3;
}

std::string text_of(const answers::Checked& checked, const Task& task, const kernel::Model& model,
                    const OutputStyle& style) {
    if (style.format.is_json()) return answers::json_of(checked, task.puzzle, model, task.about) + '\n';
    std::string text;
    append_whereabouts(task, style.format, text);
    if (style.format.drawing())
        append_board(task.puzzle, task.puzzle.sheet(), style, text,
                     [&](render::Scene& scene) { answers::mark(checked, task.puzzle, model, scene); });
    else
        append_note(style.format, base::concat("check: ", answers::name(checked.verdict)), text);
    for (const std::string& line : answers::sentences_of(checked, task.puzzle, model))
        append_note(style.format, line, text);
    if (style.stats) append_effort_notes(style.format, checked.effort, text);
    return text;
}

}  // namespace gridwright::cli
