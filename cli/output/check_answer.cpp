#include "cli/output/check_answer.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using formats::Format;
using Verdict = Judgement::Verdict;

std::string_view name(Verdict verdict) {
    switch (verdict) {
        case Verdict::ok: return "ok";
        case Verdict::broken: return "broken";
        case Verdict::impossible: return "impossible";
        case Verdict::unknown: break;
    }
    return "unknown";
}

/// A conflict as sentences with cells, clues and givens apart.
struct Named {
    std::vector<puzzles::Violation> clues, givens;
};

Named named(const explain::Conflict& conflict, const puzzles::Puzzle& puzzle, const kernel::Model& model) {
    Named result;
    for (const std::size_t index : conflict.parts.constraints) {
        const kernel::Constraint& clue = model.constraints[index];
        const kernel::Origin& origin = model.constraints.origin(index);
        result.clues.push_back({puzzles::name_of(clue, origin, puzzle.size(), puzzle.notation()),
                                kernel::cells(*kernel::line_of(clue)),
                                {{index}, {}}});
    }
    for (const std::size_t index : conflict.parts.givens) {
        const kernel::Given& given = model.givens[index];
        result.givens.push_back(
            {puzzles::name_of(given, puzzle.size(), puzzle.notation()), {given.cell}, {{}, {index}}});
    }
    return result;
}

std::string sentence_for(const explain::Conflict& conflict, const puzzles::Puzzle& puzzle, const kernel::Model& model) {
    std::vector<std::string> names;
    const Named parts = named(conflict, puzzle, model);
    for (const auto* list : {&parts.clues, &parts.givens})
        for (const auto& part : *list) names.push_back(part.sentence);
    if (names.empty()) return "no solution: no filling of this board keeps the rules";
    if (names.size() == 1) return fmt::format("no solution: {} cannot hold", names.front());
    return fmt::format("no solution: these cannot hold together: {}; {}", base::listed(names),
                       conflict.minimal ? "none of them can be left out"
                                        : "a limit came before it was proven that none can be left out");
}

/// What people are told, a line each.
std::vector<std::string> sentences(const Judgement& judgement, const puzzles::Puzzle& puzzle,
                                   const kernel::Model& model, const std::optional<kernel::Fewest>& objective) {
    std::vector<std::string> lines;
    for (const auto& violation : judgement.violations) lines.push_back(violation.sentence);
    const std::string open = base::counted(judgement.open, "cell");
    if (judgement.conflict)
        lines.push_back(sentence_for(*judgement.conflict, puzzle, model));
    else if (judgement.verdict == Verdict::unknown)
        lines.push_back(fmt::format("no rule is broken, {} open; whether they can be filled is not known", open));
    else if (judgement.verdict == Verdict::ok && judgement.open > 0)
        lines.push_back(fmt::format("no rule is broken, {} open, can be completed", open));
    else if (judgement.verdict == Verdict::ok && objective)
        lines.push_back("legal, " +
                        base::counted(*judgement.fewest, sheet::noun_of(puzzle.notation(), objective->value)));
    else if (judgement.verdict == Verdict::ok)
        lines.push_back("no rule is broken");
    return lines;
}

/// `[{"sentence":…,"cells":[[row,column],…]},…]`, rows and columns counted from 1.
void append_places(const std::vector<puzzles::Violation>& list, kernel::Size size, std::string& into) {
    into += '[';
    for (const auto& [sentence, cells, parts] : list) {
        if (into.back() == '}') into += ',';
        into += R"({"sentence":)";
        formats::write_json_string(sentence, into);
        into += R"(,"cells":[)";
        for (const int cell : cells) {
            if (into.back() == ']') into += ',';
            into += fmt::format("[{},{}]", size.row_of(cell) + 1, size.column_of(cell) + 1);
        }
        into += "]}";
    }
    into += ']';
}

std::string json(const Judgement& judgement, const puzzles::Puzzle& puzzle, const kernel::Model& model) {
    std::string text = R"({"format":1,"puzzle":)";
    formats::write_json_string(puzzle.kind(), text);
    text += fmt::format(R"(,"verdict":"{}","complete":{},"{}":{},"violations":)", name(judgement.verdict),
                        judgement.open == 0, fewest_key, json_number(judgement.fewest));
    append_places(judgement.violations, puzzle.size(), text);
    text += R"(,"conflict":)";
    if (judgement.conflict) {
        const Named parts = named(*judgement.conflict, puzzle, model);
        text += R"({"clues":)";
        append_places(parts.clues, puzzle.size(), text);
        text += R"(,"givens":)";
        append_places(parts.givens, puzzle.size(), text);
        text += fmt::format(R"(,"minimal":{}}})", judgement.conflict->minimal);
    } else {
        text += "null";
    }
    text += ',';
    append_effort_members(judgement.effort, text);
    return text + "}\n";
}

}  // namespace

int exit_code(const Judgement& judgement) {
    switch (judgement.verdict) {
        case Verdict::ok: return 0;
        case Verdict::broken:
        case Verdict::impossible:
            // The «no» is known, but a limit ended the search for the smallest reason.
            return judgement.conflict && !judgement.conflict->minimal ? 3 : 1;
        case Verdict::unknown: break;
    }
    return 3;
}

std::string text_of(const Judgement& judgement, const puzzles::Puzzle& puzzle, const kernel::Model& model,
                    const std::optional<kernel::Fewest>& objective, const OutputStyle& style) {
    if (style.format == Format::json) return json(judgement, puzzle, model);
    std::string text;
    if (style.format == Format::pretty)
        append_board(puzzle, puzzle.sheet(), style, text);
    else
        append_note(style.format, fmt::format("check: {}", name(judgement.verdict)), text);
    for (const std::string& line : sentences(judgement, puzzle, model, objective))
        append_note(style.format, line, text);
    if (style.stats) append_effort_notes(style.format, judgement.effort, text);
    return text;
}

}  // namespace gridwright::cli
