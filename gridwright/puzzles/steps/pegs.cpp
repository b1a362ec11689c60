#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using namespace explain;
using namespace kernel;

namespace {

std::vector<int> cells_read_anywhere(const Telling& telling) {
    std::vector<int> cells;
    for (const CellMarks& read : telling.premises().cells) cells.push_back(read.cell);
    return cells;
}

}  // namespace

std::string tell_all_pegs_placed(const Telling& telling) {
    if (!telling.board.budget || !telling.board.scarce) return tell_plainly(telling);
    const int budget = *telling.board.budget;
    const std::string noun = sheet::noun_of(telling.notation, *telling.board.scarce);
    if (telling.conclusion().contradiction)
        return concat("there are more than ", budget, ' ', noun, budget == 1 ? "" : "s");
    if (budget == 0) return concat("no ", noun, " is needed here, so ", telling.follows(-1));
    return concat(budget == 1 ? concat("the only ", noun, " is") : concat("all ", budget, ' ', noun, "s are"), " in ",
                  telling.cells(cells_read_anywhere(telling)), ", so ", telling.follows(-1));
}

std::string tell_last_colour(const Telling& telling) {
    return tell_naked_single(telling);
}

std::string tell_only_place(const Telling& telling) {
    const int line = telling.main_line();
    if (line < 0 || telling.board.lines[line].differ < 0) return tell_plainly(telling);
    const std::string told = tell_hidden_single(telling);
    const DifferLine& differ = telling.board.differs[telling.board.lines[line].differ];
    if (!telling.board.scarce || !differ.except.contains(*telling.board.scarce)) return told;
    return concat("no cell of ", telling.line(line), " can be ",
                  one(sheet::noun_of(telling.notation, *telling.board.scarce)), ", so it has every ",
                  telling.notation.cell_noun, ". ", base::as_sentence(told).substr(0, told.size()));
}

std::string tell_block(const Telling& telling) {
    const std::vector<int> cells = cells_read_anywhere(telling);
    if (telling.conclusion().contradiction)
        return concat(telling.cells(cells), " attack each other and have too few ", telling.notation.cell_noun,
                      "s left between them");
    return concat("the cells of a block of four all attack each other. ", telling.cells(cells), " take their ",
                  telling.notation.cell_noun, "s, so ", telling.follows(-1));
}

std::string tell_attacked_by_all(const Telling& telling) {
    const int line = telling.main_line();
    const Domain values = telling.struck_values();
    if (line < 0 || !values.fixed()) return tell_plainly(telling);
    const std::vector<int> struck = telling.struck_cells();
    std::vector<int> open;
    for (const int cell : telling.board.lines[line].cells)
        if (!telling.reads(cell) || telling.marks(cell).contains(values.min())) open.push_back(cell);
    const std::string value = telling.value(values.min());
    return concat(telling.line(line), " has ", value, " in ", telling.cells(open, "or"), ", which ",
                  open.size() == 2 ? "both" : "all", " attack ", telling.cells(struck), ". So ", telling.follows(-1));
}

std::string tell_class_budget(const Telling& telling) {
    const Domain values = telling.struck_values();
    int value = values.empty() ? -1 : values.min();
    if (value < 0 && !telling.conclusion().placed.empty()) value = telling.conclusion().placed.front().value;
    if (value < 0) return tell_plainly(telling);
    const std::string name = telling.value(value);
    const bool placed = !telling.conclusion().placed.empty();
    const std::string budget =
        telling.premises().budget && telling.board.budget && telling.board.scarce
            ? concat(" With at most ",
                     base::counted(*telling.board.budget, sheet::noun_of(telling.notation, *telling.board.scarce)), ",")
            : std::string(" To fill the board");
    return concat(
        "pegs of ", name, " must not attack each other.", budget, ' ', name, " needs as many cells as it can get, and ",
        placed ? "every" : "no", " way to choose so many cells includes ",
        telling.cells(placed ? std::vector{telling.conclusion().placed.front().cell} : telling.struck_cells(), "or"),
        ". So ", telling.follows(-1));
}

}  // namespace gridwright::puzzles::steps
