#include "cli/output/solve_answer.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using formats::Format;
using kernel::Outcome;
using kernel::Stop;

/// Bytes of the answer to a board of usual size.
constexpr std::size_t usual_length = 512;

/// The board with a solution in it. What the question expected need not hold for its answer.
sheet::Sheet solved_sheet(const puzzles::Puzzle& puzzle, const kernel::Solution& solution) {
    sheet::Sheet sheet = puzzle.filled(solution);
    sheet.expect.clear();
    return sheet;
}

/// «2 transparent pegs».
std::string amount(const Answer& answer, int count) {
    return base::counted(count, sheet::noun_of(answer.puzzle.notation(), answer.objective->value));
}

std::string sentence_for_one(const Answer& answer) {
    const Outcome& outcome = answer.outcome;
    if (!outcome.objective) return "A solution.";
    const std::string best = amount(answer, *outcome.objective);
    if (outcome.proven()) return best + ", the fewest possible.";
    return fmt::format("{}; whether fewer are possible is not known (at least {}).", best, outcome.bound.value_or(0));
}

std::string sentence_for_several(const Answer& answer, const std::string& which) {
    const Outcome& outcome = answer.outcome;
    if (answer.goal == Goal::unique) return fmt::format("More than one solution{}; this is one.", which);
    return fmt::format("{}{} solutions{}.", outcome.complete() ? "" : "At least ", outcome.found, which);
}

/// The verdict for people.
std::string sentence(const Answer& answer) {
    const Outcome& outcome = answer.outcome;
    const std::string which = outcome.objective ? " with " + amount(answer, *outcome.objective) : "";
    switch (outcome.verdict()) {
        case kernel::Verdict::impossible: return "No solution.";
        case kernel::Verdict::unique: return fmt::format("The only solution{}.", which);
        case kernel::Verdict::several: return sentence_for_several(answer, which);
        case kernel::Verdict::solved:
        case kernel::Verdict::optimal: return sentence_for_one(answer);
        case kernel::Verdict::unknown: break;
    }
    const std::string_view cause = outcome.stopped == Stop::cancelled ? "Stopped" : "A limit came";
    if (outcome.found == 0) return fmt::format("{} before an answer was found.", cause);
    return fmt::format("{} before the answer was sure; this is a solution{}.", cause, which);
}

void append_notes(const Answer& answer, Format format, std::string& into) {
    const Outcome& outcome = answer.outcome;
    append_note(format, fmt::format("verdict: {}", name(outcome.verdict())), into);
    if (answer.goal != Goal::one) {
        append_note(format, fmt::format("solutions: {}", outcome.found), into);
        append_note(format, fmt::format("complete: {}", outcome.complete()), into);
    }
    if (outcome.objective) append_note(format, fmt::format("{}: {}", fewest_key, *outcome.objective), into);
    if (outcome.bound) append_note(format, fmt::format("bound: {}", *outcome.bound), into);
}

std::string json(const Answer& answer) {
    const Outcome& outcome = answer.outcome;
    std::string text;
    text.reserve(usual_length);
    text += R"({"format":1,"puzzle":)";
    formats::write_json_string(answer.puzzle.kind(), text);
    text += fmt::format(R"(,"verdict":"{}","solutions":{},"complete":{},"grid":)", name(outcome.verdict()),
                        outcome.found, outcome.complete());
    if (outcome.kept.empty())
        text += "null";
    else
        formats::write_json_grid(answer.puzzle.notation(), outcome.kept.back(), text);
    text +=
        fmt::format(R"(,"{}":{},"bound":{},)", fewest_key, json_number(outcome.objective), json_number(outcome.bound));
    append_effort_members(answer.effort, text);
    text += "}\n";
    return text;
}

}  // namespace

int exit_code(const Answer& answer) {
    const Outcome& outcome = answer.outcome;
    switch (outcome.verdict()) {
        case kernel::Verdict::impossible: return 1;
        case kernel::Verdict::unique:
        case kernel::Verdict::optimal: return 0;
        case kernel::Verdict::solved: return answer.objective ? 3 : 0;
        case kernel::Verdict::several:
            if (answer.goal == Goal::unique) return 1;
            return outcome.complete() || outcome.stopped == Stop::enough ? 0 : 3;
        case kernel::Verdict::unknown: break;
    }
    return 3;
}

std::string text_of(const Answer& answer, const OutputStyle& style) {
    if (style.format == Format::json) return json(answer);
    std::string text;
    text.reserve(usual_length);
    const bool for_people = style.format == Format::pretty;
    if (!for_people) append_notes(answer, style.format, text);
    if (style.stats && !for_people) append_effort_notes(style.format, answer.effort, text);
    if (!answer.outcome.kept.empty() && answer.goal != Goal::all)
        append_board(answer.puzzle, solved_sheet(answer.puzzle, answer.outcome.kept.back()), style, text);
    if (for_people) append_note(style.format, sentence(answer), text);
    if (style.stats && for_people) append_effort_notes(style.format, answer.effort, text);
    return text;
}

std::string text_of_solution(const puzzles::Puzzle& puzzle, const std::optional<kernel::Fewest>& objective,
                             const kernel::Solution& solution, std::uint64_t index, const OutputStyle& style) {
    std::string text;
    if (style.format == Format::json) {
        text += R"({"format":1,"puzzle":)";
        formats::write_json_string(puzzle.kind(), text);
        text += fmt::format(R"(,"index":{},"grid":)", index);
        formats::write_json_grid(puzzle.notation(), solution, text);
        std::optional<int> pegs;
        if (objective) pegs = kernel::objective_of(*objective, solution);
        return text + fmt::format(",\"{}\":{}}}\n", fewest_key, json_number(pegs));
    }
    append_note(style.format, fmt::format("solution {}", index), text);
    append_board(puzzle, solved_sheet(puzzle, solution), style, text);
    return text + "\n";
}

}  // namespace gridwright::cli
