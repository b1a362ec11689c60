#include "tests/support/judge_board.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace gridwright::judge {
namespace {

using answers::JsonValue;
using Type = JsonValue::Type;

/// Cases after which a question over several lines stays open.
constexpr int most_nodes = 200'000;

constexpr int blank = 0, near = 1, far = 2;

std::uint64_t bit(int value) {
    return std::uint64_t{1} << value;
}

std::uint64_t range(int low, int high) {
    std::uint64_t bits = 0;
    for (int value = low; value <= high; ++value) bits |= bit(value);
    return bits;
}

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
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
    return read > 62 ? -1 : read;
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
            into.clues.push_back({line_named((column ? "column " : "row ") + std::to_string(line)),
                                  side->text == "bottom" || side->text == "right", value});
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
    if (const JsonValue* placed = member(concludes, "placed"))
        for (const JsonValue& entry : placed->items) {
            const JsonValue* name = member(entry, "cell");
            const JsonValue* value = member(entry, "value");
            const int cell = name ? cell_named(name->text) : -1;
            if (cell < 0 || !value || read_value(*value) < 0) return "a placement names no candidate";
            into.placed[cell] = read_value(*value);
        }
    if (const JsonValue* struck = member(concludes, "struck"))
        for (const JsonValue& entry : struck->items) {
            const JsonValue* name = member(entry, "cell");
            const JsonValue* values = member(entry, "values");
            const int cell = name ? cell_named(name->text) : -1;
            if (cell < 0 || !values || values->items.empty()) return "a strike names no candidate";
            for (const JsonValue& value : values->items) {
                if (read_value(value) < 0) return "a strike names no candidate";
                into.struck[cell] |= bit(read_value(value));
            }
        }
    return into.placed.empty() && into.struck.empty() ? "it concludes nothing" : "";
}

bool Board::letters_fit(const Demand& demand, const std::vector<int>& values) const {
    std::vector<int> nears, fars;
    for (int i = 0; i < static_cast<int>(values.size()); ++i) {
        if (values[at(i)] == near) nears.push_back(i);
        if (values[at(i)] == far) fars.push_back(i);
    }
    if (nears.size() != 2 || fars.size() != 2) return false;
    return !demand.closer || nears[1] - nears[0] < fars[1] - fars[0];
}

/// Fills the line cell by cell, front to back.
bool Board::place_rest(const Demand& demand, const std::vector<int>& cells, const std::vector<std::uint64_t>& domains,
                       std::vector<int>& values, std::uint64_t used, int seen, int highest) const {
    const int place = static_cast<int>(values.size()), length = static_cast<int>(cells.size());
    if (place == length) {
        if (demand.counts || demand.closer)
            if (!letters_fit(demand, values)) return false;
        if (demand.front > 0 && seen != demand.front) return false;
        if (demand.back > 0) {
            int from_back = 0, top = 0;
            for (int i = length; i-- > 0;)
                if (values[at(i)] > top) ++from_back, top = values[at(i)];
            if (from_back != demand.back) return false;
        }
        return true;
    }
    if (demand.front > 0 && (seen > demand.front || seen + std::min(length - place, rows_ - highest) < demand.front))
        return false;
    if (demand.counts || demand.closer) {
        const auto count = [&](int letter) { return std::ranges::count(values, letter); };
        if (count(near) > 2 || count(far) > 2 || 4 - count(near) - count(far) > length - place) return false;
    }
    for (std::uint64_t left = domains[at(cells[at(place)])]; left; left &= left - 1) {
        const int value = std::countr_zero(left);
        const bool may_repeat = kind_ == "hoodoo" && value == 0;
        if (demand.differ && !may_repeat && (used >> value & 1)) continue;
        values.push_back(value);
        const bool rises = value > highest;
        const bool fits =
            place_rest(demand, cells, domains, values, used | bit(value), seen + rises, std::max(highest, value));
        values.pop_back();
        if (fits) return true;
    }
    return false;
}

bool Board::line_possible(const Demand& demand, const std::vector<std::uint64_t>& domains) const {
    std::vector<int> values;
    return place_rest(demand, lines_[at(demand.line)].cells, domains, values, 0, 0, 0);
}

/// Whether some filling of the cells meets all demands: cell by cell, the one with the fewest values first.
Answer Board::possible(const std::vector<Demand>& demands, std::vector<std::uint64_t>& domains,
                       const std::vector<int>& cells, bool budget, int& nodes) const {
    if (demands.size() == 1 && !budget) return line_possible(demands[0], domains) ? Answer::yes : Answer::no;
    if (++nodes > most_nodes) return Answer::unknown;
    // Values of settled cells leave the lines on which all differ, again and again.
    std::vector<char> settled(domains.size(), 0);
    for (bool changed = true; changed;) {
        changed = false;
        for (const Demand& demand : demands) {
            if (!demand.differ) continue;
            for (const int cell : lines_[at(demand.line)].cells) {
                const std::uint64_t mine = domains[at(cell)];
                if (!std::has_single_bit(mine) || (kind_ == "hoodoo" && mine == 1)) continue;
                for (const int other : lines_[at(demand.line)].cells)
                    if (other != cell && (domains[at(other)] & mine)) {
                        domains[at(other)] &= ~mine;
                        if (!domains[at(other)]) return Answer::no;
                        changed = true;
                    }
            }
        }
        if (budget) {
            int spent = 0;
            for (const std::uint64_t domain : domains) spent += domain == 1;
            if (spent > budget_) return Answer::no;
            if (spent == budget_)
                for (std::uint64_t& domain : domains)
                    if ((domain & 1) && domain != 1) domain &= ~std::uint64_t{1}, changed = true;
        }
    }
    for (const Demand& demand : demands) {
        // More cells than values: quick and often decisive.
        std::uint64_t all = 0;
        bool repeats = false;
        for (const int cell : lines_[at(demand.line)].cells)
            all |= domains[at(cell)], repeats = repeats || (kind_ == "hoodoo" && (domains[at(cell)] & 1));
        if (demand.differ && !repeats && std::popcount(all) < static_cast<int>(lines_[at(demand.line)].cells.size()))
            return Answer::no;
        if ((demand.front || demand.back || demand.counts || demand.closer) && !line_possible(demand, domains))
            return Answer::no;
    }
    int open = -1;
    for (const int cell : cells)
        if (!std::has_single_bit(domains[at(cell)]) &&
            (open < 0 || std::popcount(domains[at(cell)]) < std::popcount(domains[at(open)])))
            open = cell;
    if (open < 0) return Answer::yes;
    Answer answer = Answer::no;
    for (std::uint64_t left = domains[at(open)]; left; left &= left - 1) {
        std::vector<std::uint64_t> trial = domains;
        trial[at(open)] = left & (0 - left);
        const Answer one = possible(demands, trial, cells, budget, nodes);
        if (one == Answer::yes) return one;
        if (one == Answer::unknown) answer = one;
        if (nodes > most_nodes) return Answer::unknown;
    }
    return answer;
}

Answer Board::follows(const Premises& premises, const Conclusion& conclusion) const {
    std::vector<Demand> demands;
    const auto demand_on = [&](int line) -> Demand& {
        const auto found = std::ranges::find(demands, line, &Demand::line);
        if (found != demands.end()) return *found;
        demands.push_back({.line = line});
        return demands.back();
    };
    for (const RulePremise& rule : premises.rules) {
        Demand& demand = demand_on(rule.line);
        (rule.word == "differ" ? demand.differ : rule.word == "two and two" ? demand.counts : demand.closer) = true;
    }
    for (const CluePremise& clue : premises.clues)
        (clue.from_back ? demand_on(clue.line).back : demand_on(clue.line).front) = clue.value;
    std::vector<std::uint64_t> domains = domains_;
    std::set<int> touched;
    for (const auto& [cell, marks] : premises.cells) {
        domains[at(cell)] &= marks;
        if (!domains[at(cell)]) return Answer::yes;
        touched.insert(cell);
    }
    for (const Demand& demand : demands)
        for (const int cell : lines_[at(demand.line)].cells) touched.insert(cell);
    const std::vector<int> cells(touched.begin(), touched.end());
    for (std::size_t cell = 0; cell < domains.size(); ++cell)
        if (hole_[cell]) domains[cell] = bit(63);  // holds nothing that matters

    Answer whole = Answer::yes;
    const auto check = [&](int cell, std::uint64_t denied) {
        std::vector<std::uint64_t> trial = domains;
        if (cell >= 0) trial[at(cell)] &= denied;
        if (cell >= 0 && !trial[at(cell)]) return true;
        int nodes = 0;
        const Answer answer = possible(demands, trial, cells, premises.budget, nodes);
        if (answer == Answer::unknown) whole = Answer::unknown;
        return answer != Answer::yes;
    };
    if (conclusion.contradiction) return check(-1, 0) ? whole : Answer::no;
    for (const auto& [cell, value] : conclusion.placed)
        if (!check(cell, ~bit(value))) return Answer::no;
    for (const auto& [cell, values] : conclusion.struck)
        if (!check(cell, values)) return Answer::no;
    return whole;
}

}  // namespace gridwright::judge
