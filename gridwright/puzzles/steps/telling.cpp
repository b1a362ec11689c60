#include "gridwright/puzzles/steps/telling.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "gridwright/puzzles/common/phrases.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using namespace explain;
using namespace kernel;

namespace {

bool is_symbol(const sheet::Notation& notation, int value) {
    return std::ranges::any_of(notation.symbols, [&](const sheet::Symbol& symbol) { return symbol.value == value; });
}

/// The noun begins with an adjective, as in "empty square".
bool has_adjective(const sheet::Notation& notation, int value) {
    return is_symbol(notation, value) &&
           sheet::noun_of(notation, static_cast<Value>(value)).find(' ') != std::string::npos;
}

/// "1, 2 and 5", and "1 to 4" where three or more follow each other.
std::string numbers_listed(std::vector<int> numbers, std::string_view last_word) {
    std::ranges::sort(numbers);
    if (numbers.size() > 2 && numbers.back() - numbers.front() + 1 == static_cast<int>(numbers.size()))
        return concat(numbers.front(), " to ", numbers.back());
    std::vector<std::string> names;
    for (const int number : numbers) names.push_back(concat(number));
    return base::listed(names, last_word);
}

/// "columns 2 and 5", "columns 2 to 4", but "column 2 or 5".
std::string numbered_lines(std::string_view noun, const std::vector<int>& numbers, std::string_view last_word) {
    const std::string listed = numbers_listed(numbers, last_word);
    const bool many = numbers.size() > 1 && (last_word != "or" || listed.find(" to ") != std::string::npos);
    return concat(noun, many ? "s " : " ", listed);
}

/// Strikes that can be said together: these values leave these cells.
struct Group {
    Domain values;
    std::vector<int> cells;
};

/// "Row 2 is empty" could be about the whole row, so the cell gets its whole name.
bool may_mislead(const Group& group, const sheet::Notation& notation) {
    return group.cells.size() == 1 && has_adjective(notation, group.values.min());
}

std::vector<Group> grouped_by_cell(const std::vector<CellMarks>& struck) {
    std::vector<Group> groups;
    for (const CellMarks& strike : struck) {
        const auto same = std::ranges::find(groups, strike.marks, &Group::values);
        if (same == groups.end())
            groups.push_back({strike.marks, {strike.cell}});
        else
            same->cells.push_back(strike.cell);
    }
    return groups;
}

std::vector<Group> grouped_by_value(const std::vector<CellMarks>& struck) {
    std::vector<Group> groups;
    for (int value = 0; value <= highest_value; ++value) {
        std::vector<int> cells;
        for (const CellMarks& strike : struck)
            if (strike.marks.contains(value)) cells.push_back(strike.cell);
        if (cells.empty()) continue;
        const auto same = std::ranges::find(groups, cells, &Group::cells);
        if (same == groups.end())
            groups.push_back({Domain::single(value), std::move(cells)});
        else
            same->values.add(value);
    }
    return groups;
}

}  // namespace

std::string joined(const std::vector<std::string>& parts) {
    const bool lists = std::ranges::any_of(parts, [](const std::string& part) {
        return part.find(',') != part.npos || part.find(" and ") != part.npos || part.find(" or ") != part.npos ||
               part.find(" nor ") != part.npos;
    });
    const std::string_view comma = lists ? "; " : ", ";
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0 && i + 1 < parts.size()) text += comma;
        if (i > 0 && i + 1 == parts.size()) text += concat(lists || parts.size() > 2 ? comma : " ", "and ");
        text += parts[i];
    }
    return text;
}

std::string Telling::cell(int cell) const {
    return sheet::cell_name(notation.naming, cell, board.size());
}

std::string Telling::cells(std::span<const int> cells, std::string_view last_word) const {
    std::vector<std::string> names;
    for (const int one : cells) names.push_back(cell(one));
    if (notation.naming.columns_by_letter || names.size() < 2) return base::listed(names, last_word);
    return cells_by_row(cells, last_word);
}

/// Long names are hard to read one by one, so each row is named once, and rows with the same columns are together.
std::string Telling::cells_by_row(std::span<const int> cells, std::string_view last_word) const {
    struct Rows {
        std::vector<int> rows, columns;
    };
    std::vector<Rows> groups;
    for (int row = 0; row < board.size().rows; ++row) {
        std::vector<int> columns;
        for (const int one : cells)
            if (board.size().row_of(one) == row) columns.push_back(1 + board.size().column_of(one));
        if (columns.empty()) continue;
        std::ranges::sort(columns);
        const int number = notation.naming.rows_from_bottom ? board.size().rows - row : row + 1;
        const auto same = std::ranges::find(groups, columns, &Rows::columns);
        if (same == groups.end())
            groups.push_back({{number}, std::move(columns)});
        else
            same->rows.push_back(number);
    }
    std::vector<std::string> rows;
    for (const Rows& group : groups)
        rows.push_back(concat(numbered_lines("row", group.rows, last_word), ", ",
                              numbered_lines("column", group.columns, last_word)));
    const bool lists = std::ranges::any_of(
        groups, [](const Rows& group) { return group.rows.size() > 1 || group.columns.size() > 1; });
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0) text += i + 1 < rows.size() ? "; " : concat(lists || rows.size() > 2 ? "; " : " ", last_word, ' ');
        text += rows[i];
    }
    return text;
}

std::string Telling::line(int index) const {
    return sheet::line_name(notation.naming, board.lines[index].line, board.size());
}

std::string Telling::places(int line, std::span<const int> where, std::string_view last_word) const {
    const auto which = line < 0 ? std::nullopt : numbered(board.lines[line].line, board.size());
    const bool row = which && which->direction == Direction::row;
    const bool column = which && which->direction == Direction::column;
    if ((!row && !column) || notation.naming.columns_by_letter) return cells(where, last_word);
    std::vector<int> numbers;
    for (const int one : where) numbers.push_back(1 + (row ? board.size().column_of(one) : board.size().row_of(one)));
    return numbered_lines(row ? "column" : "row", numbers, last_word);
}

std::string Telling::value(int value) const {
    const std::string noun = sheet::noun_of(notation, static_cast<Value>(value));
    if (is_symbol(notation, value)) return one(noun);
    return notation.numbers_interchangeable ? concat(notation.cell_noun, ' ', noun) : noun;
}

std::string Telling::values(Domain all, std::string_view last_word) const {
    std::vector<std::string> numbers, symbols;
    for (const int one : all) {
        if (is_symbol(notation, one))
            symbols.push_back(being(one));
        else
            numbers.push_back(sheet::noun_of(notation, static_cast<Value>(one)));
    }
    if (notation.numbers_interchangeable && !numbers.empty())
        numbers.front() =
            concat(notation.cell_noun, numbers.size() > 1 && last_word == "and" ? "s " : " ", numbers.front());
    numbers.insert(numbers.end(), symbols.begin(), symbols.end());
    return base::listed(numbers, last_word);
}

std::string Telling::being(int value) const {
    const std::string noun = sheet::noun_of(notation, static_cast<Value>(value));
    const auto space = noun.rfind(' ');  // "empty square": the cell is empty
    return space == std::string::npos ? this->value(value) : noun.substr(0, space);
}

std::string Telling::kinds(Domain all) const {
    std::vector<std::string> names;
    for (const int one : all) names.push_back(sheet::noun_of(notation, static_cast<Value>(one)));
    return concat(notation.cell_noun, all.size() > 1 ? "s " : " ", base::listed(names));
}

std::string Telling::lines(const std::vector<int>& indexes) const {
    std::vector<std::string> names, labels;
    std::optional<Direction> direction;
    bool same = indexes.size() > 1;
    for (const int index : indexes) {
        names.push_back(line(index));
        const auto which = numbered(board.lines[index].line, board.size());
        if (!which || (direction && which->direction != *direction) || which->direction > Direction::column) {
            same = false;
            continue;
        }
        direction = which->direction;
        labels.push_back(*direction == Direction::row ? row_label(notation.naming, which->number - 1, board.size())
                                                      : column_label(notation.naming, which->number - 1));
    }
    if (!same) return base::listed(names);
    return concat(*direction == Direction::row ? "rows " : "columns ", base::listed(labels));
}

Domain Telling::marks(int cell) const {
    for (const CellMarks& read : step.premises.cells)
        if (read.cell == cell) return read.marks;
    return board.model().domains[cell];
}

bool Telling::reads(int cell) const {
    return std::ranges::any_of(step.premises.cells, [&](const CellMarks& read) { return read.cell == cell; });
}

int Telling::main_line() const {
    if (!step.premises.clues.empty()) return board.clues[step.premises.clues.front()].line_index;
    if (!step.premises.rules.empty()) return board.rules[step.premises.rules.front()].line_index;
    return -1;
}

std::vector<int> Telling::cells_read(int line) const {
    std::vector<int> cells;
    for (const int cell : board.lines[line].cells)
        if (reads(cell)) cells.push_back(cell);
    return cells;
}

Domain Telling::struck_values() const {
    Domain all;
    for (const CellMarks& strike : step.conclusion.struck) all |= strike.marks;
    return all;
}

std::vector<int> Telling::struck_cells() const {
    std::vector<int> cells;
    for (const CellMarks& strike : step.conclusion.struck) cells.push_back(strike.cell);
    std::ranges::sort(cells);
    return cells;
}

void Telling::tell_placed(int line, std::vector<std::string>& parts) const {
    std::vector<Group> groups;
    for (const Given& placed : step.conclusion.placed) {
        const auto same = std::ranges::find(groups, Domain::single(placed.value), &Group::values);
        if (same == groups.end())
            groups.push_back({Domain::single(placed.value), {placed.cell}});
        else
            same->cells.push_back(placed.cell);
    }
    for (const Group& group : groups) {
        const int placed = group.values.min();
        const std::string where = places(may_mislead(group, notation) ? -1 : line, group.cells);
        if (group.cells.size() == 1)
            parts.push_back(concat(where, " is ", being(placed)));
        else
            parts.push_back(concat(where, " are ",
                                   has_adjective(notation, placed)
                                       ? being(placed)
                                       : sheet::noun_of(notation, static_cast<Value>(placed)) + "s"));
    }
}

void Telling::tell_struck(int line, std::vector<std::string>& parts) const {
    std::vector<Group> by_cell = grouped_by_cell(step.conclusion.struck),
                       by_value = grouped_by_value(step.conclusion.struck);
    for (const Group& group : by_value.size() <= by_cell.size() ? by_value : by_cell) {
        const bool many = group.values.size() > 1, spread = group.cells.size() > 1;
        if (!spread && !many)
            parts.push_back(concat(places(may_mislead(group, notation) ? -1 : line, group.cells), " is not ",
                                   being(group.values.min())));
        else if (!spread)
            parts.push_back(concat(places(line, group.cells), group.values.size() == 2 ? " is neither " : " is not ",
                                   values(group.values, group.values.size() == 2 ? "nor" : "or")));
        else if (!many && has_adjective(notation, group.values.min()))
            parts.push_back(concat(places(line, group.cells), " are not ", being(group.values.min())));
        else if (!many && is_symbol(notation, group.values.min()))
            parts.push_back(concat("no ", sheet::noun_of(notation, static_cast<Value>(group.values.min())), " is in ",
                                   places(line, group.cells, "or")));
        else if (!many)
            parts.push_back(concat(value(group.values.min()), " is not in ", places(line, group.cells, "or")));
        else
            parts.push_back(concat(values(group.values, "and"), " are not in ", places(line, group.cells, "or")));
    }
}

std::string Telling::follows(int line) const {
    std::vector<std::string> parts;
    tell_placed(inside ? -1 : line, parts);
    tell_struck(inside ? -1 : line, parts);
    return joined(parts);
}

}  // namespace gridwright::puzzles::steps
