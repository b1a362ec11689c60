#include "gridwright/answers/board_json.hpp"

#include "gridwright/answers/json_object.hpp"
#include "gridwright/answers/scene_json.hpp"

namespace gridwright::answers {
namespace {

std::string value_of(kernel::Value value, const puzzles::Puzzle& puzzle) {
    std::string text;
    formats::append_cell(puzzle.notation(), formats::json_script, value, text);
    return text;
}

std::string json_of(const std::vector<ValueOnLine>& values, const puzzles::Puzzle& puzzle) {
    std::vector<std::string> items;
    for (const ValueOnLine& on : values) {
        Object item;
        item.add_source("value", value_of(on.value, puzzle));
        item.add_source("cells", list_of_cells(on.cells, puzzle.size()));
        if (on.wanted) item.add_number("wanted", on.wanted);
        items.push_back(std::move(item).end());
    }
    return list_of(items);
}

}  // namespace

std::string json_of(const Status& status, const puzzles::Puzzle& puzzle, const About& about) {
    std::vector<std::string> clues, lines;
    for (const ClueStatus& clue : status.clues) {
        Object item = clue_object(clue.clue);
        item.add("state", name(clue.state)).add_number("seen", std::optional(clue.seen));
        item.add("name", clue_name(clue.clue, puzzle));
        clues.push_back(std::move(item).end());
    }
    for (const LineStatus& line : status.lines) {
        Object item;
        item.add("line", kernel::data_name(line.line, puzzle.size())).add("state", name(line.state));
        item.add_number("open", std::optional(line.open)).add_source("repeated", json_of(line.repeated, puzzle));
        if (!line.counted.empty()) item.add_source("counted", json_of(line.counted, puzzle));
        item.add("name", line_name(puzzle.notation().naming, line.line, puzzle.size()));
        lines.push_back(std::move(item).end());
    }
    Object object = begun(about);
    object.add("puzzle", puzzle.kind()).add_source("clues", list_of(clues)).add_source("lines", list_of(lines));
    object.add_source("breaks", list_of_cells(status.breaks, puzzle.size()));
    object.add_number("open", std::optional(status.open));
    return std::move(object).end();
}

std::string json_of(const Candidates& candidates, const puzzles::Puzzle& puzzle, const About& about) {
    Object object = begun(about);
    object.add("puzzle", puzzle.kind());
    const auto add_marks = [&](std::string_view key, const sheet::Marks& marks) {
        std::string source;
        formats::write_json_grid(puzzle.notation(), marks, source);
        object.add_source(key, source);
    };
    add_marks("fill", candidates.all);
    add_marks("prune", candidates.pruned);
    std::vector<std::string> lost;
    for (const explain::CellMarks& cell : candidates.lost) {
        std::string values;
        formats::write_json_values(puzzle.notation(), cell.marks, values);
        Object item;
        item.add("cell", kernel::data_name(cell.cell, puzzle.size())).add_source("values", values);
        lost.push_back(std::move(item).end());
    }
    object.add_source("lost", list_of(lost));
    return std::move(object).end();
}

}  // namespace gridwright::answers
