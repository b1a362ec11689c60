#include "gridwright/base/text.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "gridwright/puzzles/steps/families.hpp"

#include <algorithm>
#include <optional>

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

/// Why a line of different values can no longer be filled.
std::string tell_no_room(const Telling& telling, int line) {
    const DifferLine& differ = *differ_of(telling, line);
    const std::vector<int> cells = telling.cells_read(line);
    const Domain values = marks_read(telling), homeless = differ.values - values;
    if (cells.size() == static_cast<std::size_t>(differ.cells.count()) && homeless.fixed())
        return concat(telling.line(line), " has no place left for ", telling.value(homeless.min()));
    if (values.size() < static_cast<int>(cells.size()))
        return concat("in ", telling.line(line), ", ", telling.places(line, cells), " have only ",
                      telling.values(values), " left between them");
    return concat("the marks of ", telling.line(line), " leave no way to fill it");
}

std::optional<Direction> direction_of(const Telling& telling, int line) {
    const auto which = numbered(telling.board.lines[line].line, telling.board.size());
    return which ? std::optional(which->direction) : std::nullopt;
}

/// "in rows 1 and 2", "on the diagonal from A4 down to C2".
std::string within(const Telling& telling, int line, const std::string& lines) {
    return concat(direction_of(telling, line) > Direction::column ? "on " : "in ", lines);
}

/// "rows", "diagonals".
std::string_view kind_of_line(const Telling& telling, int line) {
    const auto direction = direction_of(telling, line);
    return direction == Direction::row ? "rows" : direction == Direction::column ? "columns" : "diagonals";
}

/// "row 1 has no 2 in columns 1 and 4, and row 5 none in column 1": strikes of one value, by row. `row` is any row of
/// the board, and `column` any column.
std::string struck_by_row(const Telling& telling, int row, int column) {
    struct Rows {
        std::vector<int> first_cells, columns, cells;
    };
    const Size size = telling.board.size();
    std::vector<Rows> groups;
    const std::vector<int> struck = telling.struck_cells();
    for (auto from = struck.begin(); from != struck.end();) {
        const auto end =
            std::find_if(from, struck.end(), [&](int cell) { return size.row_of(cell) != size.row_of(*from); });
        std::vector<int> columns;
        for (auto cell = from; cell != end; ++cell) columns.push_back(size.column_of(*cell));
        const auto same = std::ranges::find(groups, columns, &Rows::columns);
        if (same == groups.end())
            groups.push_back({{*from}, std::move(columns), {from, end}});
        else
            same->first_cells.push_back(*from);
        from = end;
    }
    std::string text;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::string none =
            i > 0 ? " none"
                  : concat(groups[i].first_cells.size() > 1 ? " have no " : " has no ", telling.struck_values().min());
        text +=
            concat(i == 0                  ? ""
                   : i + 1 < groups.size() ? ", "
                                           : ", and ",
                   telling.places(column, groups[i].first_cells), none, " in ", telling.places(row, groups[i].cells));
    }
    return text;
}

}  // namespace

std::string tell_naked_single(const Telling& telling) {
    if (telling.conclusion().contradiction && !telling.premises().cells.empty())
        return concat("nothing is left for ", telling.cell(telling.premises().cells.front().cell));
    if (telling.conclusion().placed.empty()) return tell_plainly(telling);
    const Given& placed = telling.conclusion().placed.front();
    if (telling.being(placed.value) != telling.value(placed.value))
        return concat(telling.cell(placed.cell), " can only be ", telling.being(placed.value));
    return concat("only ", telling.value(placed.value), " is left for ", telling.cell(placed.cell));
}

std::string tell_hidden_single(const Telling& telling) {
    const int line = telling.main_line();
    if (!differ_of(telling, line)) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return tell_no_room(telling, line);
    if (telling.conclusion().placed.empty()) return tell_plainly(telling);
    const Given& placed = telling.conclusion().placed.front();
    return concat(telling.line(line), " has only one place left for ", telling.value(placed.value), ": ",
                  telling.places(line, std::vector{placed.cell}));
}

std::string tell_naked_set(const Telling& telling) {
    const int line = telling.main_line();
    const std::vector<int> cells = line < 0 ? std::vector<int>{} : telling.cells_read(line);
    if (cells.empty() || cells.size() != telling.premises().cells.size()) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return tell_no_room(telling, line);
    const Domain values = marks_read(telling);
    if (cells.size() == 1 || !telling.conclusion().placed.empty())
        return concat("in ", telling.line(line), ", ", telling.places(line, cells),
                      cells.size() == 1 ? " can only be " : " take ",
                      telling.values(values, cells.size() == 1 ? "or" : "and"),
                      cells.size() == 1 ? "" : " between them", ", so ", telling.follows(line));
    return concat("in ", telling.line(line), ", ", telling.places(line, cells), " can only be ",
                  telling.values(values, "or"), ", so they take ", cells.size() == 2 ? "both" : "all of these",
                  " between them: ", telling.follows(line));
}

/// The cells that are not read hold the values that the cells read cannot hold.
std::string tell_hidden_set(const Telling& telling) {
    const int line = telling.main_line();
    const DifferLine* differ = differ_of(telling, line);
    if (!differ) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return tell_no_room(telling, line);
    const Domain values = differ->values - marks_read(telling);
    std::vector<int> places;
    for (const int cell : differ->cells)
        if (!telling.reads(cell)) places.push_back(cell);
    if (places.empty() || values.size() < static_cast<int>(places.size()) || !telling.conclusion().placed.empty())
        return tell_naked_set(telling);
    return concat("in ", telling.line(line), ", the ", telling.kinds(values), " can only be in ",
                  telling.places(line, places), ", which therefore hold nothing else: ", telling.follows(line));
}

/// The value is only in the cover lines of its base lines; what is struck is in cover lines, and all base lines have
/// one direction.
std::string tell_fish(const Telling& telling) {
    const Domain values = telling.struck_values();
    if (!values.fixed()) return tell_plainly(telling);
    const std::vector<int> struck = telling.struck_cells();
    std::vector<int> base, cover;
    std::optional<Direction> covering;
    for (const int rule : telling.premises().rules) {
        const BoardLine& line = telling.board.lines[telling.board.rules[rule].line_index];
        const bool meets = std::ranges::any_of(struck, [&](int cell) { return contains(line.cells, cell); });
        const auto which = numbered(line.line, telling.board.size());
        if (meets && which) covering = which->direction;
    }
    for (const int rule : telling.premises().rules) {
        const int line = telling.board.rules[rule].line_index;
        const auto which = numbered(telling.board.lines[line].line, telling.board.size());
        (which && which->direction == covering ? cover : base).push_back(line);
    }
    if (base.empty() || cover.empty()) return tell_plainly(telling);
    const std::string value =
        telling.notation.numbers_interchangeable ? telling.kinds(values) : concat("the ", telling.kinds(values));
    const int base_line = base.front(), cover_line = cover.front();
    const bool row_first = direction_of(telling, base_line) == Direction::row;
    const bool in_rows = !telling.notation.naming.columns_by_letter &&
                         direction_of(telling, row_first ? cover_line : base_line) == Direction::column &&
                         direction_of(telling, row_first ? base_line : cover_line) == Direction::row;
    return concat(within(telling, base_line, telling.lines(base)), ", ", value, " can only be ",
                  within(telling, cover_line, telling.lines(cover)), ", so these have it ",
                  within(telling, base_line, concat("those ", kind_of_line(telling, base_line))), " and nowhere else: ",
                  in_rows
                      ? struck_by_row(telling, row_first ? base_line : cover_line, row_first ? cover_line : base_line)
                      : telling.follows(-1));
}

namespace {

/// The step needs nothing but that the values of one line differ, and marks of its cells.
bool needs_only_difference(const Telling& telling, int line) {
    return differ_of(telling, line) && telling.premises().clues.empty() && telling.premises().rules.size() == 1 &&
           !telling.premises().cells.empty() && telling.cells_read(line).size() == telling.premises().cells.size();
}

}  // namespace

std::string tell_plainly(const Telling& telling) {
    const int line = telling.main_line();
    if (needs_only_difference(telling, line)) {
        if (telling.conclusion().contradiction) return tell_no_room(telling, line);
        if (static_cast<std::size_t>(marks_read(telling).size()) == telling.premises().cells.size())
            return tell_naked_set(telling);
    }
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
