#include "tests/support/judge_board.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace gridwright::judge {
namespace {

using answers::JsonValue;
using Type = JsonValue::Type;

std::uint64_t range(int low, int high) {
    std::uint64_t bits = 0;
    for (int value = low; value <= high; ++value) bits |= bit(value);
    return bits;
}

int number(const JsonValue* value) {
    return value && value->is(Type::number) ? std::stoi(value->text) : -1;
}

}  // namespace

const JsonValue* member(const JsonValue& object, std::string_view key) {
    const auto place = std::ranges::find(object.keys, key);
    return place == object.keys.end() ? nullptr : &object.items[at(static_cast<int>(place - object.keys.begin()))];
}

Premises Premises::without(std::size_t left_out) const {
    Premises fewer = *this;
    const auto drop = [&left_out](auto& elements) {
        if (left_out < elements.size()) {
            elements.erase(std::next(elements.begin(), static_cast<std::ptrdiff_t>(left_out)));
            return true;
        }
        left_out -= elements.size();
        return false;
    };
    if (!drop(fewer.rules) && !drop(fewer.clues) && !drop(fewer.cells)) fewer.budget = false;
    return fewer;
}

std::set<int> Premises::lines() const {
    std::set<int> all;
    for (const RulePremise& rule : rules) all.insert(rule.line);
    for (const CluePremise& clue : clues) all.insert(clue.line);
    return all;
}

int Conclusion::things() const {
    int count = static_cast<int>(placed.size());
    for (const auto& [cell, values] : struck) count += std::popcount(values);
    return count;
}

std::string Board::read(const JsonValue& puzzle) {
    const JsonValue* kind = member(puzzle, "puzzle");
    if (!kind) return "the puzzle has no kind";
    kind_ = kind->text;
    const bool pegs = kind_ == "hoodoo";
    rows_ = number(member(puzzle, pegs ? "rows" : "size"));
    columns_ = pegs ? number(member(puzzle, "columns")) : rows_;
    if (rows_ < 1 || columns_ < 1) return "the puzzle has no size";
    std::uint64_t everything = 0;
    if (kind_ == "skyscraper") {
        everything = range(1, rows_);
    } else if (pegs) {
        const JsonValue* option = member(puzzle, "pegs");
        fewest_ = !option || option->text == "fewest";
        const int colours = number(member(puzzle, "colours"));
        colours_ = colours > 0 ? colours : std::max(rows_, columns_);
        everything = range(fewest_ ? 0 : 1, colours_);
    } else if (kind_ == "close-or-far") {
        everything = range(blank, far);
    } else {
        return "unknown kind " + kind_;
    }
    const int cells = rows_ * columns_;
    domains_.assign(at(cells), everything);
    givens_.assign(at(cells), -1);
    hole_.assign(at(cells), 0);
    if (const JsonValue* grid = member(puzzle, "grid"))
        for (int cell = 0; cell < cells; ++cell) {
            const JsonValue& value = grid->items[at(cell / columns_)].items[at(cell % columns_)];
            if (value.is(Type::null)) continue;
            if (value.text == "x")
                hole_[at(cell)] = 1, domains_[at(cell)] = 0;
            else
                givens_[at(cell)] = read_value(value);
        }
    if (const JsonValue* clues = member(puzzle, "clues"))
        for (std::size_t side = 0; side < clues->keys.size(); ++side)
            for (const JsonValue& clue : clues->items[side].items) clues_[clues->keys[side]].push_back(number(&clue));

    const auto add_line = [&](std::string name, auto contains) {
        Line line{std::move(name), {}};
        for (int cell = 0; cell < cells; ++cell)
            if (!hole_[at(cell)] && contains(cell / columns_ + 1, cell % columns_ + 1)) line.cells.push_back(cell);
        lines_.push_back(std::move(line));
    };
    for (int k = 1; k <= rows_; ++k) add_line("row " + std::to_string(k), [k](int row, int) { return row == k; });
    for (int k = 1; k <= columns_; ++k)
        add_line("column " + std::to_string(k), [k](int, int column) { return column == k; });
    for (int k = 1; pegs && k < rows_ + columns_; ++k) {
        add_line("rising diagonal " + std::to_string(k), [k](int row, int column) { return row + column == k + 1; });
        add_line("falling diagonal " + std::to_string(k),
                 [k, rows = rows_](int row, int column) { return column - row == k - rows; });
    }
    lines_of_.assign(at(cells), {});
    for (int line = 0; line < static_cast<int>(lines_.size()); ++line)
        for (const int cell : lines_[at(line)].cells) lines_of_[at(cell)].push_back(line);
    return "";
}

void Board::learn_budget(const JsonValue& solution) {
    if (!fewest_) return;
    budget_ = 0;
    for (const JsonValue& row : solution.items)
        for (const JsonValue& value : row.items) budget_ += value.is(Type::number) && value.text == "0";
}

State Board::start() const {
    State state{domains_, std::vector<char>(domains_.size(), 0)};
    for (std::size_t cell = 0; cell < domains_.size(); ++cell) {
        if (hole_[cell]) state.placed[cell] = 1;
        if (givens_[cell] >= 0) place(state, static_cast<int>(cell), givens_[cell]);
    }
    return state;
}

void Board::place(State& state, int cell, int value) const {
    state.marks[at(cell)] &= bit(value);
    state.placed[at(cell)] = 1;
    if (kind_ == "close-or-far" || (kind_ == "hoodoo" && value == 0)) return;
    for (const int line : lines_of_[at(cell)])
        for (const int other : lines_[at(line)].cells)
            if (other != cell) state.marks[at(other)] &= ~bit(value);
}

std::string Board::is_solution(const State& state, const JsonValue* solution) const {
    if (!solution || static_cast<int>(solution->items.size()) != rows_) return "there is no solution in the summary";
    for (int cell = 0; cell < rows_ * columns_; ++cell) {
        if (hole_[at(cell)]) continue;
        const int value = read_value(solution->items[at(cell / columns_)].items[at(cell % columns_)]);
        if (!state.placed[at(cell)] || state.marks[at(cell)] != bit(value))
            return cell_name(cell) + " is not what the solution says";
    }
    return "";
}

int Board::read_value(const JsonValue& value) const {
    if (kind_ == "close-or-far")
        return value.text == "-" ? blank : value.text == "C" ? near : value.text == "F" ? far : -1;
    if (!value.is(Type::number)) return -1;
    const int read = number(&value);
    if (kind_ == "hoodoo") return read > colours_ ? -1 : read;
    return read < 1 || read > rows_ ? -1 : read;
}

int Board::cell_named(std::string_view name) const {
    for (int cell = 0; cell < rows_ * columns_; ++cell)
        if (!hole_[at(cell)] && cell_name(cell) == name) return cell;
    return -1;
}

std::string Board::cell_name(int cell) const {
    return "r" + std::to_string(cell / columns_ + 1) + "c" + std::to_string(cell % columns_ + 1);
}

int Board::line_named(std::string_view name) const {
    const auto found = std::ranges::find(lines_, name, &Line::name);
    return found == lines_.end() ? -1 : static_cast<int>(found - lines_.begin());
}

std::string Board::read_premises(const JsonValue& step, Premises& into) const {
    if (const JsonValue* rules = member(step, "rules"))
        for (const JsonValue& rule : rules->items) {
            const JsonValue* line = member(rule, "line");
            const JsonValue* word = member(rule, "word");
            const int which = line ? line_named(line->text) : -1;
            const bool letters = kind_ == "close-or-far";
            if (which < 0 || !word) return "a rule names no line";
            if (letters ? word->text != "two and two" && word->text != "two and two, closer" : word->text != "differ")
                return "the game has no rule " + word->text;
            for (const RulePremise& other : into.rules)
                if (other.line == which) return "a rule is listed twice";
            into.rules.push_back({which, word->text});
        }
    if (const JsonValue* clues = member(step, "clues"))
        for (const JsonValue& clue : clues->items) {
            const JsonValue* side = member(clue, "side");
            const int line = number(member(clue, "line")), value = number(member(clue, "value"));
            if (!side || !clues_.contains(side->text)) return "a clue has no side";
            const std::vector<int>& written = clues_.at(side->text);
            if (line < 1 || line > static_cast<int>(written.size()) || value < 1 || written[at(line - 1)] != value)
                return "the puzzle has no such clue";
            const bool column = side->text == "top" || side->text == "bottom";
            const CluePremise read{line_named((column ? "column " : "row ") + std::to_string(line)),
                                   side->text == "bottom" || side->text == "right", value};
            if (std::ranges::find(into.clues, read) != into.clues.end()) return "a clue is listed twice";
            into.clues.push_back(read);
        }
    if (const JsonValue* cells = member(step, "cells"))
        for (const JsonValue& entry : cells->items) {
            const JsonValue* name = member(entry, "cell");
            const JsonValue* marks = member(entry, "marks");
            const int cell = name ? cell_named(name->text) : -1;
            if (cell < 0 || !marks || !marks->is(Type::list)) return "a premise names no cell";
            if (into.cells.contains(cell)) return "a cell is listed twice";
            std::uint64_t bits = 0;
            for (const JsonValue& mark : marks->items) {
                const int value = read_value(mark);
                if (value < 0) return "a mark is no value";
                bits |= bit(value);
            }
            into.cells[cell] = bits;
        }
    if (const JsonValue* budget = member(step, "budget")) {
        if (budget_ < 0 || number(budget) != budget_) return "the budget is not that of the solution";
        into.budget = true;
    }
    return "";
}

std::string Board::read_conclusion(const JsonValue& concludes, Conclusion& into) const {
    if (const JsonValue* contradiction = member(concludes, "contradiction")) {
        if (!contradiction->is(Type::truth) || !contradiction->truth || concludes.keys.size() != 1)
            return "a contradiction stands alone and is true";
        into.contradiction = true;
        return "";
    }
    for (const std::string& key : concludes.keys)
        if (key != "placed" && key != "struck") return "it concludes " + key;
    if (const JsonValue* placed = member(concludes, "placed"))
        for (const JsonValue& entry : placed->items) {
            const JsonValue* name = member(entry, "cell");
            const JsonValue* value = member(entry, "value");
            const int cell = name ? cell_named(name->text) : -1;
            if (cell < 0 || !value || read_value(*value) < 0) return "a placement names no candidate";
            if (into.placed.contains(cell)) return "a cell is placed twice";
            into.placed[cell] = read_value(*value);
        }
    if (const JsonValue* struck = member(concludes, "struck"))
        for (const JsonValue& entry : struck->items) {
            const JsonValue* name = member(entry, "cell");
            const JsonValue* values = member(entry, "values");
            const int cell = name ? cell_named(name->text) : -1;
            if (cell < 0 || !values || values->items.empty()) return "a strike names no candidate";
            if (into.struck.contains(cell)) return "a cell is struck twice";
            for (const JsonValue& value : values->items) {
                if (read_value(value) < 0) return "a strike names no candidate";
                into.struck[cell] |= bit(read_value(value));
            }
        }
    return into.placed.empty() && into.struck.empty() ? "it concludes nothing" : "";
}

Answer Board::follows(const Premises& premises, const Conclusion& conclusion) const {
    Question question{.domains = domains_, .pegs = kind_ == "hoodoo"};
    std::vector<int> lines;
    const auto demand_on = [&](int line) -> LineDemand& {
        const auto found = std::ranges::find(lines, line);
        if (found != lines.end()) return question.lines[at(static_cast<int>(found - lines.begin()))];
        lines.push_back(line);
        question.lines.push_back({.cells = lines_[at(line)].cells});
        return question.lines.back();
    };
    for (const RulePremise& rule : premises.rules) {
        LineDemand& demand = demand_on(rule.line);
        (rule.word == "differ" ? demand.differ : rule.word == "two and two" ? demand.counts : demand.closer) = true;
    }
    for (const CluePremise& clue : premises.clues)
        (clue.from_back ? demand_on(clue.line).back : demand_on(clue.line).front) = clue.value;
    std::set<int> touched;
    for (const auto& [cell, marks] : premises.cells) {
        question.domains[at(cell)] &= marks;
        if (!question.domains[at(cell)]) return Answer::yes;
        touched.insert(cell);
    }
    for (const LineDemand& line : question.lines) touched.insert(line.cells.begin(), line.cells.end());
    if (premises.budget) {
        question.most_transparent = budget_;
        for (int cell = 0; cell < rows_ * columns_; ++cell)
            if (!hole_[at(cell)]) touched.insert(cell);
    }
    question.cells.assign(touched.begin(), touched.end());

    Answer whole = Answer::yes;
    const auto follows_at = [&](int cell, std::uint64_t denied) {
        Question denial = question;
        if (cell >= 0) denial.domains[at(cell)] &= denied;
        if (cell >= 0 && !denial.domains[at(cell)]) return true;
        const Answer answer = possible(denial);
        if (answer == Answer::unknown) whole = Answer::unknown;
        return answer != Answer::yes;
    };
    if (conclusion.contradiction) return follows_at(-1, 0) ? whole : Answer::no;
    for (const auto& [cell, value] : conclusion.placed)
        if (!follows_at(cell, ~bit(value))) return Answer::no;
    for (const auto& [cell, values] : conclusion.struck)
        if (!follows_at(cell, values)) return Answer::no;
    return whole;
}

int Board::cheapest_open(const State& state) const {
    int cheapest = 1'000'000;
    for (std::size_t cell = 0; cell < domains_.size(); ++cell)
        if (!state.placed[cell] && std::has_single_bit(state.marks[cell])) return 10;
    if (kind_ == "close-or-far") return cheapest;
    for (const Line& line : lines_) {
        if (line.cells.size() != at(kind_ == "hoodoo" ? colours_ : rows_)) continue;
        std::uint64_t once = 0, twice = 0, placed = 0;
        for (const int cell : line.cells) {
            twice |= once & state.marks[at(cell)];
            once |= state.marks[at(cell)];
            if (state.placed[at(cell)]) placed |= state.marks[at(cell)];
        }
        const bool transparent = kind_ == "hoodoo" && (once & 1);
        if (!transparent && (once & ~twice & ~placed)) cheapest = std::min(cheapest, 12);
    }
    return cheapest;
}

}  // namespace gridwright::judge
