#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/steps/families.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using namespace explain;
using namespace kernel;

namespace {

/// The line of different values that the step is about.
const DifferLine* differ_of(const Telling& telling, int line) {
    const int index = line < 0 ? -1 : telling.board.lines[line].differ;
    return index < 0 ? nullptr : &telling.board.differs[index];
}

/// All marks that the step reads.
Domain marks_read(const Telling& telling) {
    Domain all;
    for (const CellMarks& read : telling.premises().cells) all |= read.marks;
    return all;
}

bool contains(const base::Vector<int>& cells, int cell) {
    return std::ranges::find(cells, cell) != cells.end();
}

}  // namespace

std::string tell_naked_single(const Telling& telling) {
    if (telling.conclusion().contradiction && !telling.premises().cells.empty())
        return concat("nothing is left for ", telling.cell(telling.premises().cells.front().cell));
    if (telling.conclusion().placed.empty()) return tell_plainly(telling);
    const Given& placed = telling.conclusion().placed.front();
    return concat("only ", telling.value(placed.value), " is left for ", telling.cell(placed.cell));
}

std::string tell_hidden_single(const Telling& telling) {
    const int line = telling.main_line();
    const DifferLine* differ = differ_of(telling, line);
    if (!differ) return tell_plainly(telling);
    if (telling.conclusion().contradiction) {
        const Domain homeless = differ->values - marks_read(telling);
        if (homeless.empty()) return concat(telling.line(line), " can no longer be completed");
        return concat(telling.line(line), " has no place left for ", telling.value(homeless.min()));
    }
    if (telling.conclusion().placed.empty()) return tell_plainly(telling);
    const Given& placed = telling.conclusion().placed.front();
    return concat(telling.line(line), " has only one place left for ", telling.value(placed.value), ": ",
                  telling.places(line, std::vector{placed.cell}));
}

std::string tell_naked_set(const Telling& telling) {
    const int line = telling.main_line();
    const std::vector<int> cells = line < 0 ? std::vector<int>{} : telling.cells_read(line);
    const Domain values = marks_read(telling);
    if (cells.empty() || cells.size() != telling.premises().cells.size()) return tell_plainly(telling);
    if (telling.conclusion().contradiction)
        return concat("in ", telling.line(line), ' ', telling.places(line, cells), " have only ",
                      telling.values(values), " left between them, which is too few");
    const bool two = cells.size() == 2;
    return concat("in ", telling.line(line), ' ', telling.places(line, cells), " can only be ",
                  telling.values(values, "or"), " and so take ", two ? "both" : "all of them", ". So elsewhere in it ",
                  telling.follows(line));
}

/// The cells that are not read hold the values that the cells read cannot hold.
std::string tell_hidden_set(const Telling& telling) {
    const int line = telling.main_line();
    const DifferLine* differ = differ_of(telling, line);
    if (!differ) return tell_plainly(telling);
    const Domain values = differ->values - marks_read(telling);
    std::vector<int> places;
    for (const int cell : differ->cells)
        if (!telling.reads(cell)) places.push_back(cell);
    if (places.empty() || values.size() < static_cast<int>(places.size())) return tell_plainly(telling);
    if (telling.conclusion().contradiction)
        return concat("in ", telling.line(line), ' ', telling.values(values), " have too few places left");
    return concat("in ", telling.line(line), ' ', telling.values(values), " can only be in ",
                  telling.places(line, places), ". So these take nothing else: ", telling.follows(line));
}

/// Base lines have the value only in the cover lines; a struck cell is in a cover line and in no base line.
std::string tell_fish(const Telling& telling) {
    const Domain values = telling.struck_values();
    if (!values.fixed()) return tell_plainly(telling);
    const std::vector<int> struck = telling.struck_cells();
    std::vector<std::string> base, cover;
    for (const int rule : telling.premises().rules) {
        const int line = telling.board.rules[rule].line_index;
        const bool meets =
            std::ranges::any_of(struck, [&](int cell) { return contains(telling.board.lines[line].cells, cell); });
        (meets ? cover : base).push_back(telling.line(line));
    }
    if (base.empty() || cover.empty()) return tell_plainly(telling);
    const std::string value = telling.value(values.min());
    return concat("in ", base::listed(base), ' ', value, " can only be in ", base::listed(cover),
                  ", so these lines have it there and nowhere else: ", telling.follows(-1));
}

std::string tell_plainly(const Telling& telling) {
    const int line = telling.main_line();
    std::string from;
    if (line >= 0) {
        std::vector<std::string> names;
        for (const int rule : telling.premises().rules) {
            std::string name = telling.line(telling.board.rules[rule].line_index);
            if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
        }
        if (names.empty()) names.push_back(telling.line(line));
        from = concat("in ", base::listed(names));
        if (telling.premises().clues.size() == 1)
            from += concat(" with its clue ",
                           telling.board.sights[telling.board.clues[telling.premises().clues.front()].sight].count);
        else if (telling.premises().clues.size() > 1)
            from += " with its clues";
    } else if (!telling.premises().cells.empty()) {
        std::vector<int> cells;
        for (const CellMarks& read : telling.premises().cells) cells.push_back(read.cell);
        from = concat("with the marks of ", telling.cells(cells));
    }
    if (telling.conclusion().contradiction)
        return from.empty() ? "this cannot be" : concat(from, " nothing fits any more");
    const bool one_line = telling.premises().rules.size() + telling.premises().clues.size() == 1;
    const std::string follows = telling.follows(one_line ? line : -1);
    return from.empty() ? follows : concat(from, ", ", follows);
}

}  // namespace gridwright::puzzles::steps
