#include "gridwright/answers/setter_json.hpp"

#include "gridwright/answers/json_object.hpp"
#include "gridwright/kernel/data_names.hpp"

namespace gridwright::answers {
namespace {

using base::concat;

std::string value_of(kernel::Value value, const sheet::Notation& notation) {
    std::string text;
    formats::append_cell(notation, formats::json_script, value, text);
    return text;
}

Object object_of(const Piece& piece, const sheet::Sheet& sheet) {
    Object object;
    if (const auto* clue = std::get_if<kernel::SideClue>(&piece.place)) {
        object.add("side", name(clue->side)).add_number("line", clue->line + 1).add_number("value", piece.value);
    } else {
        const int cell = std::get<kernel::CellClue>(piece.place).cell;
        object.add("cell", kernel::data_name(cell, sheet.size))
            .add_source("value", value_of(static_cast<kernel::Value>(piece.value), *sheet.notation));
    }
    return object;
}

std::string json_of(const Piece& piece, const sheet::Sheet& sheet) {
    return object_of(piece, sheet).end();
}

std::string json_of(const std::vector<Piece>& pieces, const sheet::Sheet& sheet) {
    std::vector<std::string> items;
    for (const Piece& piece : pieces) items.push_back(json_of(piece, sheet));
    return list_of(items);
}

std::string json_of_left(const Forced& forced, const sheet::Notation& notation) {
    const kernel::Size size = forced.left.size();
    std::vector<std::string> rows;
    for (int row = 0; row < size.rows; ++row) {
        std::vector<std::string> cells;
        for (int column = 0; column < size.columns; ++column) {
            std::vector<std::string> values;
            for (const int value : forced.left.at(row, column))
                values.push_back(value_of(static_cast<kernel::Value>(value), notation));
            cells.push_back(list_of(values));
        }
        rows.push_back(list_of(cells));
    }
    return list_of(rows);
}

std::string json_of_grid(const auto& cells, const sheet::Notation& notation) {
    std::string text;
    formats::write_json_grid(notation, cells, text);
    return text;
}

/// The members of an object as those of another, which has not ended.
void append_members(std::string members, std::string& object) {
    object.back() = ',';
    object += members.substr(1);
}

std::string members_of(const Redundancy& redundancy, const sheet::Sheet& sheet) {
    Object object;
    object.add_source("redundant", json_of(redundancy.redundant, sheet))
        .add_source("smallest", json_of(redundancy.smallest, sheet))
        .add_truth("fewest", redundancy.fewest);
    return std::move(object).end();
}

std::string members_of(const Forced& forced, const puzzles::Puzzle& puzzle) {
    std::vector<std::string> solutions, differ;
    for (const kernel::Solution& solution : forced.solutions)
        solutions.push_back(json_of_grid(solution, puzzle.notation()));
    for (const int cell : forced.differ) differ.push_back(concat('"', kernel::data_name(cell, puzzle.size()), '"'));
    sheet::Filling values(puzzle.size());
    for (int cell = 0; cell < puzzle.size().cells(); ++cell)
        if (forced.is_forced(cell)) values[cell] = static_cast<kernel::Value>(forced.left[cell].min());
    Object object;
    object.add_source("forced", json_of_grid(values, puzzle.notation()))
        .add_source("left", json_of_left(forced, puzzle.notation()))
        .add_source("solutions", list_of(solutions))
        .add_source("differ", list_of(differ));
    return std::move(object).end();
}

/// What is forced where there is no solution: no cell has a value.
Forced nothing_on(kernel::Size size) {
    Forced forced;
    forced.left.reset(size, {});
    forced.decided.assign(static_cast<std::size_t>(size.cells()), true);
    return forced;
}

}  // namespace

std::string json_of_named(const std::vector<Piece>& pieces, const sheet::Sheet& sheet) {
    std::vector<std::string> items;
    for (const Piece& piece : pieces) {
        std::string_view words = piece.name;
        for (const std::string_view article : {"the clue ", "the "})
            if (words.starts_with(article)) words.remove_prefix(article.size());
        Object object = object_of(piece, sheet);
        object.add("name", words);
        items.push_back(std::move(object).end());
    }
    return list_of(items);
}

std::string json_of(const SetterChecked& answer, const puzzles::Puzzle& puzzle, const kernel::Model& model,
                    const About& about) {
    std::string object = json_of(answer.checked, puzzle, model, about);
    if (answer.wishes.redundant)
        append_members(answer.redundancy ? members_of(*answer.redundancy, puzzle.sheet())
                                         : R"({"redundant":null,"smallest":null,"fewest":null})",
                       object);
    if (answer.wishes.forced)
        append_members(members_of(answer.forced ? *answer.forced : nothing_on(puzzle.size()), puzzle), object);
    return object;
}

std::string json_of(const Improved& improved, const About& about) {
    const sheet::Sheet& sheet = improved.sheet;
    Object object;
    object.add("verdict", name(improved.verdict))
        .add_source("added", json_of(improved.added, sheet))
        .add_source("removed", json_of(improved.removed, sheet))
        .add_truth("fewest", improved.fewest)
        .add_source("decides", json_of(improved.decides, sheet))
        .add_source("solution", improved.solution ? json_of_grid(*improved.solution, *sheet.notation) : "null");
    add_effort(improved.effort, object);
    std::string text = json_of(sheet, about);
    append_members(std::move(object).end(), text);
    return text;
}

}  // namespace gridwright::answers
