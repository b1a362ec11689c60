// A conclusion follows if premises and its denial together are impossible. All premises about one line are filtered
// together, exactly (constraints/together/sights for a permutation with clues, the closer pair for letters); when they
// are about several lines, what the filters leave open is tried out, cell by cell.

#include "gridwright/explain/common/consequence.hpp"

#include "gridwright/constraints/propagate.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;
using constraints::Propagation;

namespace {

/// Nodes of the search over several lines, after which a conclusion counts as not shown.
constexpr int most_nodes = 4000;
constexpr int most_nodes_for_pegs = 4000;

}  // namespace

Consequence::Consequence(const Board& board) : board_(board), pegs_(ColourFilling::applies_to(board)) {}

bool Consequence::narrow(int line, std::span<const int> rules, std::span<const int> clues, std::span<Domain> domains) {
    for (const Domain domain : domains)
        if (domain.empty()) return false;
    const BoardLine& on = board_.lines[line];
    constraints::Sights sights;
    bool permutation = false;
    for (const int clue : clues) {
        const int sight = board_.clues[clue].sight;
        (sight == on.front ? sights.front : sights.back) = board_.sights[sight].count;
        permutation = board_.sights[sight].is_permutation;
    }
    const bool differ = std::ranges::any_of(rules, [&](int rule) { return board_.rules[rule].word == Word::differ; });
    if (permutation && differ) return filter_.by_listing_alone(domains, sights) != Propagation::failed;

    std::array<Domain, longest_line> before, reversed;
    while (true) {
        std::ranges::copy(domains, before.begin());
        for (const int rule : rules)
            for (const std::size_t constraint : board_.rules[rule].constraints)
                if (constraints::propagate(board_.model().constraints[constraint], domains) == Propagation::failed)
                    return false;
        if (sights.front && constraints::propagate(Visible{on.line, sights.front}, domains) == Propagation::failed)
            return false;
        if (sights.back) {
            std::ranges::reverse_copy(domains, reversed.begin());
            if (constraints::propagate(Visible{on.line, sights.back}, std::span(reversed).first(domains.size())) ==
                Propagation::failed)
                return false;
            std::reverse_copy(reversed.begin(), reversed.begin() + static_cast<std::ptrdiff_t>(domains.size()),
                              domains.begin());
        }
        if (std::ranges::equal(domains, std::span(before).first(domains.size()))) return true;
    }
}

bool Consequence::narrow_all(Grid<Domain>& domains) {
    std::array<Domain, longest_line> row;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Part& part : parts_) {
            const auto& cells = board_.lines[part.line].cells;
            for (int i = 0; i < cells.count(); ++i) row[static_cast<std::size_t>(i)] = domains[cells[i]];
            if (!narrow(part.line, part.rules, part.clues, std::span(row).first(cells.size()))) return false;
            for (int i = 0; i < cells.count(); ++i) {
                Domain& domain = domains[cells[i]];
                changed = changed || domain != row[static_cast<std::size_t>(i)];
                domain = row[static_cast<std::size_t>(i)];
            }
        }
        if (!budget_) continue;
        int sure = 0;
        for (const int cell : cells_) sure += domains[cell] == Domain::single(*board_.scarce);
        if (sure > *board_.budget) return false;
        if (sure == *board_.budget)
            for (const int cell : cells_)
                if (!domains[cell].fixed() && domains[cell].contains(*board_.scarce))
                    domains[cell].remove(*board_.scarce), changed = true;
    }
    return true;
}

bool Consequence::is_exact() const {
    if (parts_.size() != 1 || budget_) return false;
    const Part& part = parts_.front();
    if (part.rules.empty()) return part.clues.size() == 1;
    if (part.rules.size() > 1) return false;
    const Word word = board_.rules[part.rules.front()].word;
    if (part.clues.empty()) return word != Word::counts;
    const auto permutation = [&](int clue) { return board_.sights[board_.clues[clue].sight].is_permutation; };
    return word == Word::differ && std::ranges::all_of(part.clues, permutation) &&
           board_.lines[part.line].cells.size() <= constraints::SightsFilter::exact_length;
}

bool Consequence::impossible(Grid<Domain>& domains, int& nodes) {
    if (++nodes > most_nodes) {
        gave_up = true;
        return false;
    }
    if (!narrow_all(domains)) return true;
    int best = -1;
    for (const int cell : cells_)
        if (!domains[cell].fixed() && (best < 0 || domains[cell].size() < domains[best].size())) best = cell;
    if (best < 0) return false;
    if (is_exact()) return false;
    Grid<Domain> trial;
    for (const int value : domains[best]) {
        trial = domains;
        trial[best] = Domain::single(value);
        if (!impossible(trial, nodes)) return false;
    }
    return true;
}

bool Consequence::follows_for_pegs(const Premises& premises, const Conclusion& conclusion, Grid<Domain>& domains) {
    if (!filling_ || !filling_->is_about(premises.rules, budget_)) filling_.emplace(board_, premises.rules, budget_);
    const auto denied = [&](int cell, Domain left) {
        const Domain all = domains[cell];
        domains[cell] &= left;
        const auto answer = domains[cell].empty() ? ColourFilling::Answer::no : filling_->possible(domains, known_);
        bool none = answer == ColourFilling::Answer::no;
        if (answer == ColourFilling::Answer::unknown) {
            // Its filters are weaker on lines that are nearly full.
            Grid<Domain> trial = domains;
            int nodes = most_nodes - most_nodes_for_pegs;
            none = impossible(trial, nodes);
        }
        domains[cell] = all;
        return none;
    };
    if (conclusion.contradiction) return denied(0, domains[0]);
    return std::ranges::all_of(conclusion.placed,
                               [&](const Given& given) {
                                   return denied(given.cell, domains[given.cell] - Domain::single(given.value));
                               }) &&
           std::ranges::all_of(conclusion.struck,
                               [&](const CellMarks& struck) { return denied(struck.cell, struck.marks); });
}

bool Consequence::follows(const Premises& premises, const Conclusion& conclusion) {
    if (gave_up && only_once) return false;
    Grid<Domain> domains = board_.model().domains;
    for (const CellMarks& cell : premises.cells) domains[cell.cell] &= cell.marks;
    for (const CellMarks& cell : premises.cells)
        if (domains[cell.cell].empty()) return true;
    parts_.clear();
    const auto part_on = [&](int line) -> Part& {
        for (Part& part : parts_)
            if (part.line == line) return part;
        parts_.push_back({line, {}, {}});
        return parts_.back();
    };
    for (const int rule : premises.rules) part_on(board_.rules[rule].line_index).rules.push_back(rule);
    for (const int clue : premises.clues) part_on(board_.clues[clue].line_index).clues.push_back(clue);
    budget_ = premises.budget && board_.budget && board_.scarce;
    cells_.clear();
    if (budget_)
        for (int cell = 0; cell < board_.cells(); ++cell) cells_.push_back(cell);
    else
        for (const Part& part : parts_)
            for (const int cell : board_.lines[part.line].cells)
                if (std::ranges::find(cells_, cell) == cells_.end()) cells_.push_back(cell);

    if (pegs_ && (budget_ || parts_.size() > 1)) return follows_for_pegs(premises, conclusion, domains);
    if (!narrow_all(domains)) return true;
    int nodes = 0;
    const bool exact = is_exact();
    const auto denied = [&](int cell, Domain left) {
        const Domain kept = domains[cell] & left;
        if (kept.empty()) return true;
        if (exact) return false;
        for (const int value : kept) {
            Grid<Domain> trial = domains;
            trial[cell] = Domain::single(value);
            if (!impossible(trial, nodes)) return false;
        }
        return true;
    };
    if (conclusion.contradiction) return impossible(domains, nodes);
    for (const Given& given : conclusion.placed)
        if (!denied(given.cell, domains[given.cell] - Domain::single(given.value))) return false;
    for (const CellMarks& struck : conclusion.struck)
        if (!denied(struck.cell, struck.marks)) return false;
    return true;
}

Premises everything_on(const BoardLine& line, const Position& position) {
    const Board& board = position.board();
    Premises premises;
    if (line.letters >= 0) premises.rules.push_back(board.letters[line.letters].closer);
    if (line.differ >= 0) premises.rules.push_back(board.differs[line.differ].rule);
    for (const int sight : {line.front, line.back})
        if (sight >= 0) premises.clues.push_back(board.sights[sight].clue);
    for (const int cell : line.cells) premises.cells.push_back({cell, position.marks(cell)});
    return premises;
}

namespace {

/// Replaces the rule of a line by a weaker one where the weaker one suffices.
void weaken_rules(Step& step, const Board& board, Consequence& consequence) {
    for (int& rule : step.premises.rules) {
        if (board.rules[rule].word != Word::closer_pair) continue;
        const LetterLine& letters = board.letters[board.lines[board.rules[rule].line_index].letters];
        const int strong = rule;
        rule = letters.counts;
        if (!consequence.follows(step.premises, step.conclusion)) rule = strong;
    }
}

/// Leaves out what can be left out, the last element first.
template <typename T>
void leave_out(std::vector<T>& elements, Step& step, Consequence& consequence) {
    for (std::size_t i = elements.size(); i-- > 0;) {
        const T element = elements[i];
        elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i));
        if (!consequence.follows(step.premises, step.conclusion))
            elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(i), element);
    }
}

}  // namespace

bool shrink(Step& step, const Board& board, Consequence& consequence, const Grid<Domain>* weaker) {
    if (step.minimal && !weaker) return true;
    Premises& premises = step.premises;
    consequence.forget();
    if (!step.minimal) {
        if (!consequence.follows(premises, step.conclusion)) return false;
        // Cells with many marks say little, so they go first.
        std::ranges::stable_sort(premises.cells, std::ranges::greater{},
                                 [](const CellMarks& cell) { return -cell.marks.size(); });
        leave_out(premises.cells, step, consequence);
        leave_out(premises.clues, step, consequence);
        leave_out(premises.rules, step, consequence);
        if (premises.budget) {
            premises.budget = false;
            if (!consequence.follows(premises, step.conclusion)) premises.budget = true;
        }
        weaken_rules(step, board, consequence);
    }
    if (weaker)
        for (CellMarks& cell : premises.cells) {
            const Domain now = cell.marks;
            if ((*weaker)[cell.cell].within(now)) continue;
            cell.marks = now | (*weaker)[cell.cell];
            if (!consequence.follows(premises, step.conclusion)) cell.marks = now;
        }
    std::ranges::sort(premises.cells, {}, &CellMarks::cell);
    std::ranges::sort(premises.rules);
    std::ranges::sort(premises.clues);
    return true;
}

}  // namespace gridwright::explain
