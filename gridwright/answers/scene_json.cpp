#include "gridwright/answers/scene_json.hpp"

#include "gridwright/answers/json_object.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/common/scene_cells.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;

std::string_view name_of(render::Shape shape) {
    constexpr std::string_view names[] = {"none",     "circle", "square", "diamond", "triangle", "hexagon",
                                          "pentagon", "cross",  "star",   "ring",    "bar"};
    return names[static_cast<int>(shape)];
}

std::string quoted(std::string_view words) {
    std::string source;
    formats::write_json_string(words, source);
    return source;
}

std::string value_of(kernel::Value value, const sheet::Notation& notation) {
    std::string text;
    formats::append_cell(notation, formats::json_script, value, text);
    return text;
}

/// The keys that enter a value, as a list.
std::string keys_of(kernel::Value value, const sheet::Notation& notation) {
    const auto symbol = std::ranges::find(notation.symbols, value, &sheet::Symbol::value);
    std::string_view keys = symbol == notation.symbols.end() ? std::string_view() : symbol->keys;
    if (keys.empty()) return list_of({quoted(sheet::text_of(notation, value))});
    std::vector<std::string> items;
    while (!keys.empty()) {
        const std::size_t end = std::min(keys.find(' '), keys.size());
        items.push_back(quoted(keys.substr(0, end)));
        keys.remove_prefix(std::min(end + 1, keys.size()));
    }
    return list_of(items);
}

/// How often the value can be in the line: by a rule that counts it, or once where values differ.
std::optional<int> times_in(kernel::Line line, kernel::Value value, const kernel::Model& model) {
    const auto is_line = [&](kernel::Line other) { return other == line || other == line.reversed(); };
    std::optional<int> times;
    for (const kernel::Constraint& constraint : model.constraints) {
        if (const auto* exactly = std::get_if<kernel::Exactly>(&constraint))
            if (is_line(exactly->line) && exactly->value == value) return exactly->times;
        if (const auto* different = std::get_if<kernel::AllDifferent>(&constraint))
            if (is_line(different->line) && !different->except.contains(value)) times = 1;
    }
    return times;
}

/// How often the value can be on the board; none where no rule says so.
std::optional<int> times_on_board(kernel::Value value, const kernel::Model& model) {
    std::optional<int> fewest;
    for (const kernel::Lines& lines : {kernel::rows(model.size()), kernel::columns(model.size())}) {
        std::optional<int> sum = 0;
        for (const kernel::Line line : lines) {
            const auto times = times_in(line, value, model);
            sum = sum && times ? std::optional(*sum + *times) : std::nullopt;
        }
        if (sum) fewest = std::min(*sum, fewest.value_or(*sum));
    }
    return fewest;
}

/// The values that a player can enter and that some cell may hold.
std::vector<kernel::Value> values_on(const puzzles::Puzzle& puzzle, const kernel::Model& model) {
    kernel::Domain somewhere;
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) somewhere |= model.domains[cell];
    std::vector<kernel::Value> values = puzzles::enterable_values(puzzle);
    std::erase_if(values, [&](kernel::Value value) { return !somewhere.contains(value); });
    return values;
}

/// A cell that a player can write in; the first one where there is none.
int open_cell(const sheet::Sheet& sheet) {
    for (int cell = 0; cell < sheet.size.cells(); ++cell)
        if (!sheet.cells[cell]) return cell;
    return 0;
}

}  // namespace

std::string json_of_values(const puzzles::Puzzle& puzzle, const kernel::Model& model) {
    const sheet::Notation& notation = puzzle.notation();
    std::vector<std::string> items;
    sheet::Filling filling(puzzle.size());
    const int written = open_cell(puzzle.sheet());
    int place = 0;
    for (const kernel::Value value : values_on(puzzle, model)) {
        filling[written] = value;
        const render::SceneCell look = puzzle.scene(filling).cells[written];
        const bool few = model.objective && model.objective->value == value;
        Object item;
        item.add_source("value", value_of(value, notation)).add("text", look.text).add("spoken", look.spoken);
        item.add("button", base::capitalised(look.spoken)).add_source("keys", keys_of(value, notation));
        item.add_number("colour", std::optional(look.colour)).add("shape", name_of(look.shape));
        item.add_number("rounds", std::optional(look.rounds));
        constexpr int thousand = 1000;
        const int level = look.highest > 0 ? look.height * thousand / look.highest : 0;
        item.add_source("level", level >= thousand ? "1" : concat("0.", concat(thousand + level).substr(1)));
        item.add_number("place", std::optional(place++));
        item.add_number("times", few ? std::nullopt : times_on_board(value, model));
        item.add_truth("wanted_few", few).add_truth("outlined", !look.filled);
        items.push_back(std::move(item).end());
    }
    return list_of(items);
}

namespace {

std::string cells_of(const puzzles::Puzzle& puzzle) {
    const sheet::Filling filling = sheet::board_of(puzzle.sheet());
    const render::Scene scene = puzzle.scene(filling);
    const kernel::Size size = puzzle.size();
    std::vector<std::string> rows;
    for (int row = 0; row < size.rows; ++row) {
        std::vector<std::string> cells;
        for (int column = 0; column < size.columns; ++column) {
            const int cell = size.cell(row, column);
            Object item;
            item.add("cell", kernel::data_name(cell, size));
            item.add("place", cell_name(puzzle.notation().naming, cell, size));
            item.add_source("value", filling[cell] ? value_of(*filling[cell], puzzle.notation()) : "null");
            item.add_truth("given", scene.cells[cell].given).add_truth("hole", scene.cells[cell].hole);
            cells.push_back(std::move(item).end());
        }
        rows.push_back(list_of(cells));
    }
    return list_of(rows);
}

/// The rows and columns; a board of one cell has one line.
std::string lines_of(const puzzles::Puzzle& puzzle) {
    const kernel::Size size = puzzle.size();
    std::vector<std::string> items;
    for (const kernel::Lines& lines : {kernel::rows(size), kernel::columns(size)})
        for (const kernel::Line line : lines) {
            if (size.cells() == 1 && !items.empty()) break;
            Object item;
            item.add("line", kernel::data_name(line, size));
            item.add("name", line_name(puzzle.notation().naming, line, size));
            items.push_back(std::move(item).end());
        }
    return list_of(items);
}

/// The clues, the places where clues may be, and the numbers that they may be.
void add_clues(const puzzles::Puzzle& puzzle, Object& object) {
    const kernel::Size size = puzzle.size();
    std::vector<std::string> clues, slots, values;
    if (puzzle.notation().sides) {
        for (const kernel::Side side : kernel::every_side)
            for (int line = 0; line < sheet::places_on(side, size); ++line) {
                Object slot;
                slot.add("side", name(side)).add_number("line", std::optional(line + 1));
                slot.add("name", concat("no clue ", puzzles::place_of({side, line}, size, puzzle.notation().naming)));
                slots.push_back(std::move(slot).end());
                const int value = puzzle.sheet().sides[side][static_cast<std::size_t>(line)];
                if (value == 0) continue;
                const sheet::Address address{side, line, value};
                Object clue = clue_object(address);
                clue.add("name", clue_name(address, puzzle)).add("text", concat(value));
                clues.push_back(std::move(clue).end());
            }
        for (int value = 1; value <= std::max(size.rows, size.columns); ++value) values.push_back(concat(value));
    }
    object.add_source("clues", list_of(clues)).add_source("slots", list_of(slots));
    object.add_source("clue_values", list_of(values));
}

std::string labels_of(const render::Scene& scene) {
    Object object;
    for (const kernel::Side side : kernel::every_side) {
        std::vector<std::string> items;
        if (!scene.labels_are_clues)
            for (const render::SceneLabel& label : scene.labels[side]) items.push_back(quoted(label.text));
        object.add_source(name(side), list_of(items));
    }
    return std::move(object).end();
}

std::string minimised(const puzzles::Puzzle& puzzle, const kernel::Model& model) {
    if (!model.objective) return "null";
    Object object;
    object.add_source("value", value_of(model.objective->value, puzzle.notation()));
    object.add("noun", sheet::noun_of(puzzle.notation(), model.objective->value) + "s");
    return std::move(object).end();
}

}  // namespace

std::string board_name(const sheet::Sheet& sheet) {
    return concat(sheet.notation->title, ' ', sheet.size.rows, " by ", sheet.size.columns);
}

std::string clue_name(const sheet::Address& clue, const puzzles::Puzzle& puzzle) {
    return concat("clue ", clue.value, ' ',
                  puzzles::place_of({clue.side, clue.line}, puzzle.size(), puzzle.notation().naming));
}

std::string json_of_scene(const puzzles::Puzzle& puzzle, const About& about) {
    kernel::Model model;
    puzzle.model(model);
    const render::Scene scene = puzzle.scene(sheet::Filling(puzzle.size()));
    const sheet::PageWords& page = puzzle.notation().page;
    Object object = begun(about);
    object.add("puzzle", puzzle.kind()).add("name", board_name(puzzle.sheet()));
    object.add_number("rows", std::optional(puzzle.size().rows));
    object.add_number("columns", std::optional(puzzle.size().columns));
    object.add("frame", scene.frame == render::Scene::Frame::boxes ? "boxes" : "outline");
    object.add("pad", page.pad).add("mode", page.mode).add_source("minimises", minimised(puzzle, model));
    object.add_source("cells", cells_of(puzzle)).add_source("lines", lines_of(puzzle));
    add_clues(puzzle, object);
    object.add_source("labels", labels_of(scene)).add_source("values", json_of_values(puzzle, model));
    object.add_number("mark_places", std::optional(static_cast<int>(values_on(puzzle, model).size())));
    return std::move(object).end();
}

}  // namespace gridwright::answers
