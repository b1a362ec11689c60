#include "cli/output/solve_answer.hpp"

#include "gridwright/answers/json.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using answers::Goal;
using answers::Solved;
using kernel::Outcome;

/// Bytes of the answer to a typical board.
constexpr std::size_t usual_length = 512;

/// The board with a solution in it, without the remark `expect`, which need not hold for a solved board.
sheet::Sheet solved_sheet(const puzzles::Puzzle& puzzle, const kernel::Solution& solution) {
    sheet::Sheet sheet = puzzle.filled(solution);
    sheet.expect.clear();
    return sheet;
}

void append_notes(const Solved& solved, const Task& task, answers::OutputFormat format, std::string& into) {
    const Outcome& outcome = solved.outcome;
    append_note(format, fmt::format("verdict: {}", name(outcome.verdict())), into);
    if (solved.goal != Goal::one) {
        append_note(format, fmt::format("solutions: {}", outcome.found), into);
        append_note(format, fmt::format("complete: {}", outcome.complete()), into);
    }
    if (outcome.objective) {
        const std::string noun = sheet::noun_of(task.puzzle.notation(), solved.objective->value);
        append_note(format, fmt::format("objective: {}", base::counted(*outcome.objective, noun)), into);
    }
    if (outcome.bound) append_note(format, fmt::format("bound: {}", *outcome.bound), into);
}

/// The two solutions that show that a puzzle has more than one.
void append_both(const Solved& solved, const Task& task, const OutputStyle& style, std::string& into) {
    int number = 0;
    for (const kernel::Solution& solution : solved.outcome.kept) {
        if (number > 0) into += '\n';
        append_note(style.format, fmt::format("solution {}", ++number), into);
        append_board(task.puzzle, solved_sheet(task.puzzle, solution), style, into);
    }
}

}  // namespace

int exit_code(const Solved& solved) {
    const Outcome& outcome = solved.outcome;
    switch (outcome.verdict()) {
        case kernel::Verdict::impossible: return 1;
        case kernel::Verdict::unique:
        case kernel::Verdict::optimal: return 0;
        case kernel::Verdict::solved: return solved.objective ? 3 : 0;
        case kernel::Verdict::several:
            if (solved.goal == Goal::unique) return 1;
            return outcome.complete() || outcome.stopped == kernel::Stop::enough ? 0 : 3;
        case kernel::Verdict::unknown: break;
    }
    return 3;
}

std::string text_of(const Solved& solved, const Task& task, const OutputStyle& style) {
    if (style.format.is_json()) return answers::json_of(solved, task.puzzle, task.about) + '\n';
    std::string text;
    text.reserve(usual_length);
    const bool for_people = style.format.drawing() != nullptr;
    const bool begun = solved.goal == Goal::all && solved.outcome.found > 0;
    if (!begun) append_whereabouts(task, style.format, text);
    if (!for_people) append_notes(solved, task, style.format, text);
    if (style.stats && !for_people) append_effort_notes(style.format, solved.effort, text);
    if (solved.goal == Goal::unique && solved.outcome.kept.size() > 1)
        append_both(solved, task, style, text);
    else if (!solved.outcome.kept.empty() && solved.goal != Goal::all)
        append_board(task.puzzle, solved_sheet(task.puzzle, solved.outcome.kept.back()), style, text);
    if (for_people) append_note(style.format, answers::sentence_of(solved, task.puzzle), text);
    if (style.stats && for_people) append_effort_notes(style.format, solved.effort, text);
    return text;
}

std::string text_of_solution(const kernel::Solution& solution, std::uint64_t index,
                             const std::optional<kernel::Fewest>& objective, const Task& task,
                             const OutputStyle& style) {
    if (style.format.is_json())
        return answers::json_of_solution(solution, index, objective, task.puzzle, task.about) + '\n';
    std::string text;
    if (index == 1) append_whereabouts(task, style.format, text);
    append_note(style.format, fmt::format("solution {}", index), text);
    append_board(task.puzzle, solved_sheet(task.puzzle, solution), style, text);
    return text + "\n";
}

}  // namespace gridwright::cli
