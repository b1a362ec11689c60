#include "cli/output/explain_answer.hpp"

#include "gridwright/answers/marked_scene.hpp"
#include "gridwright/answers/step_json.hpp"
#include "gridwright/explain/common/replay.hpp"
#include "gridwright/puzzles/steps/sentence.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using puzzles::steps::Form;

int exit_code_without_solution(kernel::Verdict verdict) {
    return verdict == kernel::Verdict::unknown || verdict == kernel::Verdict::solved ? 3 : 1;
}

/// A board as text has no labels, so sentences need to say what they call its rows and columns.
void append_names(const puzzles::Puzzle& puzzle, answers::OutputFormat format, std::string& into) {
    const std::string names = sheet::names_explained(puzzle.notation().naming, puzzle.size());
    if (!names.empty()) append_note(format, names, into);
}

}  // namespace

int exit_code(const answers::GradeAnswer& answer) {
    if (!answer.ground.unique()) return exit_code_without_solution(answer.ground.verdict());
    return answer.grade && !answer.limited ? 0 : 3;
}

int exit_code(const answers::HintAnswer& answer) {
    using Hint = answers::HintAnswer::Verdict;
    switch (answer.verdict) {
        case Hint::hint:
        case Hint::solved: return 0;
        case Hint::wrong:
        case Hint::several:
        case Hint::impossible: return 1;
        case Hint::unknown: break;
    }
    return 3;
}

int exit_code(const answers::Explanation& explanation) {
    if (!explanation.ground.unique()) return exit_code_without_solution(explanation.ground.verdict());
    return explanation.finished && !explanation.limited ? 0 : 3;
}

std::string text_of(const answers::GradeAnswer& answer, const Task& task, const OutputStyle& style) {
    if (style.format.is_json()) return answers::json_of(answer, task.puzzle, task.about) + '\n';
    std::string text;
    append_whereabouts(task, style.format, text);
    append_board(task.puzzle, task.puzzle.sheet(), style, text);
    for (const std::string& line : notes_of(answer, task.puzzle)) append_note(style.format, line, text);
    if (style.stats) append_effort_notes(style.format, answer.ground.solved.effort, text);
    return text;
}

std::string text_of(const answers::HintAnswer& answer, answers::Reveal reveal, const Task& task,
                    const OutputStyle& style) {
    if (style.format.is_json()) return answers::json_of(answer, task.puzzle, reveal, task.about) + '\n';
    std::string text;
    append_whereabouts(task, style.format, text);
    if (style.format.drawing())
        append_board(task.puzzle, task.puzzle.sheet(), style, text,
                     [&](render::Scene& scene) { answers::mark(answer, reveal, scene); });
    else
        append_note(style.format, fmt::format("verdict: {}", name(answer.verdict)), text);
    if (!style.format.drawing()) append_names(task.puzzle, style.format, text);
    for (const std::string& sentence : sentences_of(answer, task.puzzle, reveal))
        append_note(style.format, sentence, text);
    if (style.stats) append_effort_notes(style.format, answer.ground.solved.effort, text);
    return text;
}

std::string text_of(const answers::Explanation& explanation, const Task& task, const OutputStyle& style, bool brief) {
    std::string text;
    if (style.format.is_json()) {
        for (const std::size_t i : explanation.shown)
            text += answers::json_of_step(explanation, i, task.puzzle, task.about) + '\n';
        return text + answers::json_of(explanation, task.puzzle, task.about) + '\n';
    }
    append_whereabouts(task, style.format, text);
    append_note(style.format, fmt::format("verdict: {}", explanation.verdict()), text);
    append_board(task.puzzle, task.puzzle.sheet(), style, text);
    if (!explanation.ground.unique()) append_note(style.format, sentence_of(explanation.ground), text);
    if (const std::string budget = sentence_about_budget(explanation.ground, task.puzzle); !budget.empty())
        append_note(style.format, budget, text);
    if (!style.format.drawing() && explanation.ground.unique()) append_names(task.puzzle, style.format, text);
    for (const std::size_t i : explanation.shown) {
        std::string mark = fmt::format("{}. ", i + 1);
        const auto& step = explanation.steps[i];
        const auto lines = brief ? std::vector{sentence_of(explanation, task.puzzle, i, Form::brief)}
                                 : puzzles::steps::lines_of(step, explanation.positions[i], task.puzzle.notation());
        for (const std::string& line : lines) {
            append_note(style.format, mark + line, text);
            mark.assign(mark.size(), ' ');
        }
    }
    if (!explanation.note.empty()) append_note(style.format, explanation.note, text);
    if (const std::string rest = sentence_about_rest(explanation); !rest.empty()) append_note(style.format, rest, text);
    if (explanation.grade && !explanation.why)
        append_note(style.format, fmt::format("level: {}", answers::level_name(explanation.grade->level)), text);
    if (style.stats) append_effort_notes(style.format, explanation.ground.solved.effort, text);
    return text;
}

}  // namespace gridwright::cli
