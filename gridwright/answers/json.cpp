#include "gridwright/answers/json.hpp"

#include "gridwright/answers/format_limits.hpp"
#include "gridwright/answers/json_object.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/registry.hpp"
#include "gridwright/formats/writer.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;

void add_entries(const JudgedEntries& entries, const puzzles::Puzzle& puzzle, Object& object) {
    Object inner;
    inner.add_source("wrong", list_of_cells(entries.wrong, puzzle.size())).add_number("right", entries.right);
    object.add_source("entries", std::move(inner).end());
    if (entries.completable)
        object.add_truth("completable", *entries.completable);
    else
        object.add_source("completable", "null");
}

/// The clues among these parts, as they are on the sheet.
std::vector<std::string> clues_of(const kernel::Parts& parts, const puzzles::Puzzle& puzzle,
                                  const kernel::Model& model) {
    std::vector<std::string> clues;
    for (const sheet::Address& clue : sheet::clues_among(parts, model, puzzle.sheet()))
        clues.push_back(clue_object(clue).end());
    return clues;
}

/// A sentence with the clues and the cells that it is about.
Object json_of_parts(std::string_view sentence, const std::vector<std::string>& clues, const std::vector<int>& cells,
                     kernel::Size size) {
    Object object;
    object.add("sentence", sentence).add_source("clues", list_of(clues));
    object.add_source("cells", list_of_cells(cells, size));
    return object;
}

}  // namespace

void add_effort(const Effort& effort, Object& object) {
    if (effort.engine.empty())
        object.add_source("engine", "null");
    else
        object.add("engine", effort.engine);
    object.add_source("seconds", seconds_text(effort.time));
    Object stats;
    for (const auto& [name, meaning, count] : kernel::statistics) stats.add_number(name, effort.stats.*count);
    object.add_source("stats", std::move(stats).end());
}

std::string json_of(const Solved& solved, const puzzles::Puzzle& puzzle, const About& about) {
    const kernel::Outcome& outcome = solved.outcome;
    Object object = begun(about);
    object.add("puzzle", puzzle.kind())
        .add("verdict", name(outcome.verdict()))
        .add_number("solutions", outcome.found)
        .add_truth("complete", outcome.complete());
    if (outcome.kept.empty())
        object.add_source("grid", "null");
    else
        object.add_grid("grid", puzzle.notation(), outcome.kept.back());
    object.add_number("objective", outcome.objective).add_number("bound", outcome.bound);
    add_effort(solved.effort, object);
    return std::move(object).end();
}

std::string json_of_solution(const kernel::Solution& solution, std::uint64_t index,
                             const std::optional<kernel::Fewest>& objective, const puzzles::Puzzle& puzzle,
                             const About& about) {
    Object object = begun(about);
    object.add("puzzle", puzzle.kind()).add_number("index", index).add_grid("grid", puzzle.notation(), solution);
    std::optional<int> worth;
    if (objective) worth = kernel::objective_of(*objective, solution);
    object.add_number("objective", worth);
    return std::move(object).end();
}

std::string json_of(const Checked& checked, const puzzles::Puzzle& puzzle, const kernel::Model& model,
                    const About& about) {
    Object object = begun(about);
    object.add("puzzle", puzzle.kind())
        .add("verdict", name(checked.verdict))
        .add_truth("complete", checked.open == 0)
        .add_number("objective", checked.objective);
    std::vector<std::string> violations;
    for (const puzzles::Violation& violation : checked.violations)
        violations.push_back(
            json_of_parts(violation.sentence, clues_of(violation.parts, puzzle, model), violation.cells, puzzle.size())
                .end());
    object.add_source("violations", list_of(violations));
    if (checked.conflict) {
        const std::vector<int> cells = sheet::cells_among(checked.conflict->parts, model);
        Object conflict = json_of_parts(sentence_of_conflict(checked, puzzle, model),
                                        clues_of(checked.conflict->parts, puzzle, model), cells, puzzle.size());
        conflict.add_truth("minimal", checked.conflict->minimal);
        object.add_source("conflict", std::move(conflict).end());
    } else {
        object.add_source("conflict", "null");
    }
    if (checked.entries) add_entries(*checked.entries, puzzle, object);
    add_effort(checked.effort, object);
    return std::move(object).end();
}

std::string json_of(const CheckSummary& summary) {
    const auto counts = [](const auto& table) {
        Object object;
        for (const auto& [what, count] : table) object.add_number(concat(what), count);
        return table.empty() ? "{}" : std::move(object).end();
    };
    const auto numbers = [](const std::vector<std::uint64_t>& all) {
        std::vector<std::string> items;
        for (const std::uint64_t number : all) items.push_back(std::to_string(number));
        return list_of(items);
    };
    std::vector<std::string> equal;
    for (const auto& group : summary.equal()) equal.push_back(numbers(group));
    Object figures;
    figures.add_number("boards", summary.boards())
        .add_source("verdicts", counts(summary.verdicts()))
        .add_source("sizes", counts(summary.sizes()))
        .add_source("clues", counts(summary.clues()))
        .add_source("equal", list_of(equal))
        .add_source("bad", numbers(summary.bad()));
    Object object = begun();
    object.add_source("summary", std::move(figures).end());
    return std::move(object).end();
}

std::string json_of(const sheet::Sheet& sheet, const About& about) {
    Object head = begun(about);
    return formats::json_object(sheet, std::move(head).end());
}

std::string json_of(const GeneratedPuzzle& generated) {
    std::string object = formats::json_object(labelled(generated));
    object.pop_back();
    object += ",\"solution\":";
    formats::write_json_grid(*generated.made.puzzle.notation, generated.made.solution, object);
    object += concat(",\"grade\":",
                     generated.made.grade ? json_of_grade(*generated.made.grade, generated.made.puzzle) : "null");
    return object + end_of_generated(generated.seed, generated.number);
}

std::string end_of_generated(std::uint64_t seed, std::uint64_t number, int version) {
    return concat(",\"seed\":", std::to_string(seed), ",\"index\":", number, ",\"generator\":", version, '}');
}

std::string json_of(const Progress& progress, const About& about) {
    Object object = begun(about), inner;
    inner.add_number("objective", progress.best).add_number("bound", progress.bound);
    object.add_source("progress", std::move(inner).end());
    return std::move(object).end();
}

base::Result<std::string> json_of_converted(sheet::Sheet sheet, OutputFormat to, const About& about) {
    if (to.is_json()) return json_of(sheet, about);
    std::string text;
    if (const render::Drawing* drawing = to.drawing()) {
        const auto puzzle = puzzles::make(std::move(sheet));
        drawing->draw(puzzle->scene(sheet::board_of(puzzle->sheet())), {}, text);
    } else if (const exports::Export* row = to.exported()) {
        auto file = exported(*puzzles::make(std::move(sheet)), *row);
        if (!file) return file.error();
        text = *std::move(file);
    } else {
        formats::write(sheet, *to.codec(), text);
    }
    Object object = begun(about);
    object.add("to", to.name()).add("text", text);
    return std::move(object).end();
}

std::string json_of_refusal(std::string_view sentence, const About& about) {
    Object object = begun(about);
    object.add("verdict", "refused").add("error", sentence);
    return std::move(object).end();
}

std::string json_of_refusal(std::string_view sentence) {
    Object object = begun();
    object.add("verdict", "refused").add("error", sentence);
    return std::move(object).end();
}

std::vector<std::string> json_of_engines(std::span<const kernel::EngineRow> engines) {
    std::vector<std::string> objects;
    for (const kernel::EngineRow& row : engines) {
        Object object = begun();
        object.add("engine", row.name).add("meaning", row.meaning);
        objects.push_back(std::move(object).end());
    }
    return objects;
}

namespace {

/// What the format can express; a kind that it cannot is null.
void add_limits(const formats::Codec& codec, Object& object) {
    const FormatLimits limits = limits_of(codec);
    Object sizes;
    for (const auto& [kind, range] : limits.kinds)
        sizes.add_source(kind, range ? concat('[', range->smallest, ',', range->largest, ']') : "null");
    object.add_source("sizes", std::move(sizes).end());
    object.add_truth("entries", limits.entries).add_truth("marks", limits.marks);
}

}  // namespace

std::vector<std::string> json_of_formats() {
    std::vector<std::string> objects;
    for (const FormatRow& row : format_rows()) {
        Object object = begun();
        object.add("name", row.name).add_truth("reads", row.reads).add_truth("writes", row.writes);
        object.add("meaning", row.meaning);
        if (const formats::Codec* codec = formats::find(row.name)) add_limits(*codec, object);
        objects.push_back(std::move(object).end());
    }
    return objects;
}

std::string seconds_text(std::chrono::nanoseconds time) {
    constexpr std::int64_t second = 1'000'000'000;
    const std::int64_t total = std::max<std::int64_t>(time.count(), 0);
    const std::string fraction = concat(second + total % second).substr(1);
    std::string text = concat(total / second, '.', fraction);
    for (std::int64_t threshold = 1000; threshold > total && threshold > 1; threshold /= 10) text += '0';
    return text;
}

}  // namespace gridwright::answers
