#include "gridwright/puzzles/common/scene_cells.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::puzzles {
namespace {

/// ", pegs: none": what the header says besides the size, as far as it is not as usual.
std::string unusual_options(const sheet::Sheet& sheet) {
    std::string text;
    for (std::size_t i = 0; i < sheet.notation->options.size(); ++i) {
        const sheet::Option& option = sheet.notation->options[i];
        const int chosen = sheet.options[i];
        if (chosen == (option.words.empty() ? option.usual(sheet.size) : 0)) continue;
        text += base::concat(", ", option.key, ": ");
        text +=
            option.words.empty() ? base::concat(chosen) : std::string(option.words[static_cast<std::size_t>(chosen)]);
    }
    return text;
}

}  // namespace

render::Scene begin_scene(const Puzzle& puzzle, const sheet::Filling& filling) {
    base::require(filling.size() == puzzle.size(), "a filling has the size of its board");
    const sheet::Notation& notation = puzzle.notation();
    render::Scene scene;
    scene.title = base::concat(notation.title, ", ", puzzle.size().rows, " x ", puzzle.size().columns,
                               unusual_options(puzzle.sheet()));
    scene.cells.reset(puzzle.size(), {});
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
        render::SceneCell& shown = scene.cells[cell];
        shown.given = puzzle.sheet().cells[cell].has_value();
        if (!filling[cell]) continue;
        shown.text = sheet::text_of(notation, *filling[cell]);
        shown.spoken = sheet::noun_of(notation, *filling[cell]);
    }
    return scene;
}

void label_lines(const Puzzle& puzzle, render::Scene& scene) {
    const sheet::Naming& naming = puzzle.notation().naming;
    for (int row = 0; row < puzzle.size().rows; ++row)
        scene.labels[kernel::Side::left].push_back({row_label(naming, row, puzzle.size())});
    for (int column = 0; column < puzzle.size().columns; ++column)
        scene.labels[kernel::Side::bottom].push_back({column_label(naming, column)});
}

std::vector<kernel::Value> enterable_values(const Puzzle& puzzle) {
    const sheet::Notation& notation = puzzle.notation();
    std::vector<kernel::Value> values;
    const int highest = notation.highest_number ? notation.highest_number(puzzle.size(), puzzle.sheet().options) : 0;
    for (int value = 1; value <= highest; ++value) values.push_back(static_cast<kernel::Value>(value));
    for (const sheet::Symbol& symbol : notation.symbols)
        if (!symbol.only_given && std::ranges::find(values, symbol.value) == values.end())
            values.push_back(symbol.value);
    return values;
}

void add_marks(const Puzzle& puzzle, const sheet::Marks& marks, render::Scene& scene) {
    const std::vector<kernel::Value> values = enterable_values(puzzle);
    scene.mark_places = static_cast<int>(values.size());
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
        render::SceneCell& shown = scene.cells[cell];
        if (!shown.text.empty() || shown.hole || !marks[cell]) continue;
        for (int place = 0; place < scene.mark_places; ++place)
            if (const kernel::Value value = values[static_cast<std::size_t>(place)]; marks[cell]->contains(value))
                shown.marks.push_back({place, sheet::text_of(puzzle.notation(), value)});
    }
}

render::Scene scene_of_begun(const Puzzle& puzzle) {
    const sheet::Sheet& sheet = puzzle.sheet();
    render::Scene scene = puzzle.scene(sheet::board_of(sheet));
    if (sheet.begun.marks.size().cells() > 0) add_marks(puzzle, sheet.begun.marks, scene);
    return scene;
}

}  // namespace gridwright::puzzles
