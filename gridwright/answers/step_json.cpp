#include "gridwright/answers/step_json.hpp"

#include "gridwright/answers/json_object.hpp"
#include "gridwright/explain/common/replay.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "gridwright/puzzles/steps/sentence.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;
using puzzles::steps::Form;

/// A value as the puzzle's JSON spells it.
std::string value_source(const sheet::Notation& notation, int value) {
    for (const sheet::Symbol& symbol : notation.symbols)
        if (symbol.value == value) return std::string(symbol.json);
    return concat(value);
}

/// Writes the parts of steps on one board.
class StepWriter {
  public:
    StepWriter(const explain::Board& board, const sheet::Notation& notation) : board_(board), notation_(notation) {}

    /// Adds the members of a step, which was found on this position, behind those that say where it belongs.
    void add_members(const explain::Step& step, const explain::Position& position, Object& object,
                     Form form = Form::full) const {
        if (step.technique) object.add("technique", step.technique->id).add("name", step.technique->name);
        object.add_number("level", std::optional(step.level)).add_number("cost", std::optional(step.cost));
        add_premises(step.premises, object);
        if (step.assume) object.add_source("assume", placed(*step.assume));
        if (!step.inner.empty()) object.add_source("steps", inner_steps(step, position));
        object.add_source("concludes", conclusion(step.conclusion));
        if (step.reads_more) object.add_truth("reads_more", true);
        object.add("sentence", puzzles::steps::sentence_of(step, position, notation_, form));
    }

    /// Steps that follow each other from this position on.
    std::string list(const std::vector<explain::Step>& steps, explain::Position position) const {
        std::vector<std::string> items;
        for (const explain::Step& step : steps) {
            items.push_back(item(step, position, items.size() + 1, Form::full));
            apply(step.conclusion, position);
        }
        return list_of(items);
    }

    /// A step by itself, as in hints.
    std::string whole(const explain::Step& step, const explain::Position& position) const {
        Object object;
        add_members(step, position, object);
        return std::move(object).end();
    }

  private:
    std::string item(const explain::Step& step, const explain::Position& position, std::size_t index, Form form) const {
        Object object;
        object.add_number("index", std::uint64_t{index});
        add_members(step, position, object, form);
        return std::move(object).end();
    }

    std::string inner_steps(const explain::Step& step, const explain::Position& position) const {
        std::vector<std::string> items;
        replay_inner(step, position, [&](const explain::Step& inner, const explain::Position& trial) {
            items.push_back(item(inner, trial, items.size() + 1, Form::inside));
        });
        return list_of(items);
    }

    std::string cell(int cell) const { return kernel::data_name(cell, board_.size()); }

    std::string values(kernel::Domain domain) const {
        std::vector<std::string> items;
        for (const int value : domain) items.push_back(value_source(notation_, value));
        return list_of(items);
    }

    void add_premises(const explain::Premises& premises, Object& object) const {
        std::vector<std::string> rules, clues, cells;
        for (const int index : premises.rules) {
            const explain::Rule& rule = board_.rules[index];
            Object item;
            item.add("line", kernel::data_name(rule.line, board_.size())).add("word", name(rule.word));
            rules.push_back(std::move(item).end());
        }
        for (const int index : premises.clues) clues.push_back(clue(board_.clues[index]));
        for (const explain::CellMarks& read : premises.cells) {
            Object item;
            item.add("cell", cell(read.cell)).add_source("marks", values(read.marks));
            cells.push_back(std::move(item).end());
        }
        if (!rules.empty()) object.add_source("rules", list_of(rules));
        if (!clues.empty()) object.add_source("clues", list_of(clues));
        if (!cells.empty()) object.add_source("cells", list_of(cells));
        if (premises.budget && board_.budget) object.add_number("budget", *board_.budget);
    }

    std::string clue(const explain::Clue& clue) const {
        Object item;
        if (const auto* side = std::get_if<kernel::SideClue>(&board_.model().constraints.origin(clue.constraint)))
            item.add("side", name(side->side)).add_number("line", std::optional(side->line + 1));
        item.add_number("value", std::optional(board_.sights[clue.sight].count));
        return std::move(item).end();
    }

    std::string placed(const kernel::Given& given) const {
        Object item;
        item.add("cell", cell(given.cell)).add_source("value", value_source(notation_, given.value));
        return std::move(item).end();
    }

    std::string conclusion(const explain::Conclusion& conclusion) const {
        std::vector<std::string> placements, strikes;
        for (const kernel::Given& given : conclusion.placed) placements.push_back(placed(given));
        for (const explain::CellMarks& struck : conclusion.struck) {
            Object item;
            item.add("cell", cell(struck.cell)).add_source("values", values(struck.marks));
            strikes.push_back(std::move(item).end());
        }
        Object object;
        if (!placements.empty()) object.add_source("placed", list_of(placements));
        if (!strikes.empty()) object.add_source("struck", list_of(strikes));
        if (conclusion.contradiction) object.add_truth("contradiction", true);
        return std::move(object).end();
    }

    const explain::Board& board_;
    const sheet::Notation& notation_;
};

/// One level of a ladder with its techniques.
std::string json_of_level(int level, const explain::Ladder& ladder) {
    std::vector<std::string> techniques;
    for (const explain::Rung& rung : ladder.rungs) {
        if (rung.level != level) continue;
        Object item;
        item.add("technique", rung.technique->id).add("name", rung.technique->name);
        item.add_number("cost", std::optional(rung.cost));
        if (rung.inside > 0) item.add_number("inside", std::optional(rung.inside));
        techniques.push_back(std::move(item).end());
    }
    Object object;
    object.add_number("level", std::optional(level))
        .add("name", explain::level_names[static_cast<std::size_t>(level - 1)])
        .add_source("techniques", list_of(techniques));
    return std::move(object).end();
}

}  // namespace

std::string json_of_step(const Explanation& explanation, std::size_t index, const puzzles::Puzzle& puzzle,
                         const About& about) {
    Object object = begun(about, "step");
    object.add_number("index", std::uint64_t{index + 1});
    StepWriter(*explanation.ground.board, puzzle.notation())
        .add_members(explanation.steps[index], explanation.positions[index], object);
    return std::move(object).end();
}

std::string json_of(const Explanation& explanation, const puzzles::Puzzle& puzzle, const About& about) {
    Object object = begun(about, "explained");
    object.add("verdict", explanation.verdict()).add_number("count", std::uint64_t{explanation.shown.size()});
    object.add_source("grade", explanation.grade ? json_of_grade(*explanation.grade, puzzle.sheet()) : "null");
    if (!explanation.note.empty()) object.add("note", explanation.note);
    if (const auto open = explanation.open_cells(); !open.empty()) {
        object.add("why", explanation.limited ? "limit" : "techniques")
            .add_source("open", list_of_cells(open, puzzle.size()));
    }
    if (explanation.ground.unique()) object.add_grid("solution", puzzle.notation(), explanation.ground.solution());
    return std::move(object).end();
}

std::string json_of(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Reveal reveal, const About& about) {
    Object object = begun(about);
    object.add("puzzle", puzzle.kind()).add("verdict", name(answer.verdict));
    std::string hint = "null", then = "[]", because = "[]";
    if (answer.ground.unique()) {
        const StepWriter writer(*answer.ground.board, puzzle.notation());
        if (answer.step && reveal == Reveal::move) hint = writer.whole(*answer.step, *answer.position);
        if (answer.step && reveal == Reveal::move)
            then = writer.list(answer.then, after(*answer.step, *answer.position));
        if (!answer.because.empty() && reveal == Reveal::move) because = writer.list(answer.because, *answer.position);
    }
    object.add_source("hint", hint);
    if (!answer.then.empty() && reveal == Reveal::move) object.add_source("then", then);
    object.add_source("wrong", list_of_cells(answer.wrong, puzzle.size())).add_source("because", because);
    object.add("sentence", sentence_of(answer, puzzle, reveal));
    return std::move(object).end();
}

std::string json_of(const GradeAnswer& answer, const puzzles::Puzzle& puzzle, const About& about) {
    const auto source = [&](const std::optional<explain::Grade>& grade) {
        return grade ? json_of_grade(*grade, puzzle.sheet()) : std::string("null");
    };
    Object object = begun(about);
    object.add("puzzle", puzzle.kind()).add("verdict", answer.verdict()).add_source("grade", source(answer.grade));
    if (!answer.left_out.empty()) {
        Object without;
        without.add("technique", answer.left_out).add("verdict", answer.verdict_without());
        without.add_source("grade", source(answer.without));
        object.add_source("without", std::move(without).end());
    }
    return std::move(object).end();
}

std::string json_of_ladder(const sheet::Notation& notation) {
    const explain::Ladder& ladder = puzzles::ladder_of(notation);
    std::vector<std::string> levels;
    for (int level = 1; level <= explain::highest_level; ++level) levels.push_back(json_of_level(level, ladder));
    Object object = begun();
    object.add("puzzle", notation.name).add_source("levels", list_of(levels));
    return std::move(object).end();
}

}  // namespace gridwright::answers
