#include "cli/output/explain_answer.hpp"

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

/// A what-if has its argument below it, a line for each step.
void append_step(const explain::Step& step, const explain::Position& position, const std::string& mark,
                 const sheet::Notation& notation, answers::OutputFormat format, std::string& into) {
    if (!step.assume) {
        append_note(format, mark + puzzles::steps::sentence_of(step, position, notation), into);
        return;
    }
    append_note(format, mark + puzzles::steps::assumption_of(step, position, notation), into);
    const std::string indent(mark.size(), ' ');
    replay_inner(step, position, [&](const explain::Step& inner, const explain::Position& trial) {
        append_step(inner, trial, indent + "- ", notation, format, into);
    });
    append_note(format, indent + puzzles::steps::outcome_of(step, position, notation), into);
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
        append_board(task.puzzle, task.puzzle.sheet(), style, text);
    else
        append_note(style.format, fmt::format("verdict: {}", name(answer.verdict)), text);
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
    if (const std::string budget = sentence_about_budget(explanation, task.puzzle); !budget.empty())
        append_note(style.format, budget, text);
    for (const std::size_t i : explanation.shown) {
        const std::string mark = fmt::format("{}. ", i + 1);
        if (brief)
            append_note(style.format, mark + sentence_of(explanation, task.puzzle, i, Form::brief), text);
        else
            append_step(explanation.steps[i], explanation.positions[i], mark, task.puzzle.notation(), style.format,
                        text);
    }
    if (!explanation.note.empty()) append_note(style.format, explanation.note, text);
    if (const std::string rest = sentence_about_rest(explanation); !rest.empty()) append_note(style.format, rest, text);
    if (explanation.grade && !explanation.why)
        append_note(style.format, fmt::format("level: {}", answers::level_name(explanation.grade->level)), text);
    if (style.stats) append_effort_notes(style.format, explanation.ground.solved.effort, text);
    return text;
}

}  // namespace gridwright::cli
