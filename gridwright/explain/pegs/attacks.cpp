#include "gridwright/explain/pegs/attacks.hpp"

#include "gridwright/explain/lines/fish.hpp"
#include "gridwright/explain/lines/sets.hpp"
#include "gridwright/explain/pegs/cells.hpp"

#include <algorithm>
#include <span>

namespace gridwright::explain {

using namespace kernel;

namespace pegs {
namespace {

/// Strikes a colour, one of whose places holds it, from the cells that all these places attack.
void strike_attacked(std::span<const int> places, int colour, const Position& position, Findings& findings,
                     Step& step) {
    const Board& board = position.board();
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!position.marks(cell).contains(colour) ||
            !std::ranges::all_of(places, [&](int place) { return board.attack(place, cell); }))
            continue;
        auto struck = std::ranges::find(step.conclusion.struck, cell, &CellMarks::cell);
        if (struck == step.conclusion.struck.end())
            step.conclusion.struck.push_back({cell, Domain::single(colour)});
        else
            struck->marks.add(colour);
        if (findings.reasons())
            for (const int place : places) read_line(board, place, cell, step.premises);
    }
}

void find_in_block(const base::Array<int, 4>& block, Domain except, const Position& position, Findings& findings) {
    const Board& board = position.board();
    Domain once, twice;
    for (int i = 0; i < 4; ++i) {
        for (int j = 0; j < i; ++j)
            if (!board.attack(block[i], block[j])) return;
        const Domain marks = position.marks(block[i]);
        if (marks.empty()) return;
        twice |= once & marks;
        once |= marks;
    }
    if (once.meets(except) || once.size() > 4) return;
    const auto add = [&](Step& step) {
        if (findings.reasons())
            for (int i = 0; i < 4; ++i) {
                step.premises.cells.push_back({block[i], position.marks(block[i])});
                for (int j = 0; j < i; ++j) read_line(board, block[i], block[j], step.premises);
            }
        findings.add(position);
    };
    if (once.size() < 4) {
        Step& step = findings.blank();
        step.conclusion.contradiction = true;
        add(step);
        return;
    }
    for (const int colour : once - twice)
        for (const int cell : block)
            if (position.marks(cell).contains(colour) && !position.placed(cell) && !findings.enough()) {
                Step& step = findings.blank();
                step.conclusion.placed.push_back({cell, static_cast<Value>(colour)});
                add(step);
            }
}

void find_blocks(const Position& position, Findings& findings) {
    const Board& board = position.board();
    const Size size = board.size();
    const Domain except = excepted(board);
    for (int row = 0; row + 1 < size.rows; ++row)
        for (int column = 0; column + 1 < size.columns && !findings.enough(); ++column)
            find_in_block({size.cell(row, column), size.cell(row, column + 1), size.cell(row + 1, column),
                           size.cell(row + 1, column + 1)},
                          except, position, findings);
}

/// A cell beside a line attacks three of its cells at most, along three directions.
constexpr std::size_t most_attacked = 3;

void find_line_attacks(const Position& position, Findings& findings) {
    const Board& board = position.board();
    base::Vector<int> places;
    for (const DifferLine& line : board.differs) {
        if (!line.may_be_full || std::ranges::any_of(line.cells, [&](int cell) {
                return position.marks(cell).empty() || position.marks(cell).meets(line.except);
            }))
            continue;
        for (const int colour : line.values) {
            if (findings.enough()) return;
            places.clear();
            for (const int cell : line.cells)
                if (position.marks(cell).contains(colour)) places.push_back(cell);
            if (places.size() < 2 || places.size() > most_attacked) continue;
            Step& step = findings.blank();
            strike_attacked(places, colour, position, findings, step);
            if (step.conclusion.struck.empty()) continue;
            if (findings.reasons()) {
                add_rule(line.rule, step.premises);
                for (const int cell : line.cells)
                    if (!position.marks(cell).contains(colour) || !line.except.empty())
                        step.premises.cells.push_back({cell, position.marks(cell)});
            }
            findings.add(position);
        }
    }
}

/// Strikes what a naked set holds, each colour from the cells that all its places in the set attack.
void strike_around(std::span<const int> set, Domain colours, const Position& position, Findings& findings) {
    const Board& board = position.board();
    Step& step = findings.blank();
    base::Vector<int> places;
    for (const int colour : colours) {
        places.clear();
        for (const int cell : set)
            if (position.marks(cell).contains(colour)) places.push_back(cell);
        strike_attacked(places, colour, position, findings, step);
    }
    if (step.conclusion.struck.empty()) return;
    std::ranges::sort(step.conclusion.struck, {}, &CellMarks::cell);
    if (findings.reasons())
        for (std::size_t i = 0; i < set.size(); ++i) {
            step.premises.cells.push_back({set[i], position.marks(set[i])});
            for (std::size_t j = 0; j < i; ++j) read_line(board, set[i], set[j], step.premises);
        }
    findings.add(position);
}

void find_pairs(const Position& position, Findings& findings) {
    const Board& board = position.board();
    const Domain except = excepted(board);
    for (int one = 0; one < board.cells(); ++one) {
        const Domain marks = position.marks(one);
        if (marks.size() != 2 || marks.meets(except)) continue;
        for (int other = one + 1; other < board.cells() && !findings.enough(); ++other)
            if (position.marks(other) == marks && board.attack(one, other))
                strike_around(base::Array<int, 2>{one, other}, marks, position, findings);
    }
    if (!findings.enough()) hidden_pair.find(position, findings);
}

void find_triples(const Position& position, Findings& findings) {
    const Board& board = position.board();
    base::Vector<int> small;  // cells with two or three colours
    for (const DifferLine& line : board.differs) {
        small.clear();
        for (const int cell : line.cells) {
            const Domain marks = position.marks(cell);
            if (!marks.meets(line.except) && (marks.size() == 2 || marks.size() == 3)) small.push_back(cell);
        }
        for (int i = 0; i < small.count(); ++i)
            for (int j = i + 1; j < small.count(); ++j)
                for (int k = j + 1; k < small.count() && !findings.enough(); ++k) {
                    const Domain all = position.marks(small[i]) | position.marks(small[j]) | position.marks(small[k]);
                    if (all.size() == 3)
                        strike_around(base::Array<int, 3>{small[i], small[j], small[k]}, all, position, findings);
                }
    }
}

}  // namespace
}  // namespace pegs

const Technique block_of_four{"H4", "block of four", pegs::find_blocks};
const Technique line_attacks{"H5", "attacked by a line", pegs::find_line_attacks};
const Technique peg_pair{"H6", "pair", pegs::find_pairs};
const Technique peg_set{"H6", "set of three", pegs::find_triples};
const Technique peg_fish{"H7", "fish", [](const Position& p, Findings& found) { x_wing.find(p, found); }};
const Technique large_fish{"H7", "larger fish", [](const Position& p, Findings& found) { swordfish.find(p, found); }};

}  // namespace gridwright::explain
