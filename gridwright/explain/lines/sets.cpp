#include "gridwright/explain/lines/sets.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;

namespace {

namespace sets {

/// True if every cell of the line has the same values to begin with. Then whatever a step does not read leaves room.
bool uniform(const Board& board, const DifferLine& line) {
    return std::ranges::all_of(
        line.cells, [&](int cell) { return board.model().domains[cell] == board.model().domains[line.cells.front()]; });
}

/// The cells of a naked set, and what they hold between them.
struct Naked {
    base::Array<int, 3> cells{};
    int size = 0;
    Domain values;

    bool has(int cell) const { return std::find(cells.begin(), cells.begin() + size, cell) != cells.begin() + size; }
};

/// True if no smaller set is part of this one, so that every strike needs all its cells.
bool has_no_smaller_set(const Naked& set, const Position& position) {
    for (int i = 0; i < set.size; ++i) {
        const Domain marks = position.marks(set.cells[i]);
        if (marks.size() < 2) return false;
        for (int j = 0; j < i && set.size > 2; ++j)
            if ((marks | position.marks(set.cells[j])).size() == 2) return false;
    }
    return true;
}

void strike_elsewhere(const Naked& set, const DifferLine& line, const Position& position, Findings& findings) {
    Domain elsewhere;
    for (const int cell : line.cells)
        if (!set.has(cell)) elsewhere |= position.marks(cell);
    if (!elsewhere.meets(set.values)) return;
    Step& step = findings.blank();
    if (findings.reasons()) {
        step.minimal = has_no_smaller_set(set, position) && uniform(position.board(), line);
        step.premises.rules.push_back(line.rule);
        for (int i = 0; i < set.size; ++i) step.premises.cells.push_back({set.cells[i], position.marks(set.cells[i])});
    }
    for (const int cell : line.cells)
        if (!set.has(cell)) step.conclusion.struck.push_back({cell, set.values});
    findings.add(position);
}

/// Extends the set by cells from the place `from` of the line on.
void extend(Naked& set, int size, int from, const DifferLine& line, const Position& position, Findings& findings) {
    if (set.size == size) {
        if (set.values.size() == size) strike_elsewhere(set, line, position, findings);
        return;
    }
    const Domain values = set.values;
    for (int i = from; i < line.cells.count() && !findings.enough(); ++i) {
        const int cell = line.cells[i];
        if (position.placed(cell) || position.marks(cell).empty() || position.marks(cell).meets(line.except)) continue;
        set.values = values | position.marks(cell);
        if (set.values.size() > size) continue;
        set.cells[set.size++] = cell;
        extend(set, size, i + 1, line, position, findings);
        --set.size;
    }
    set.values = values;
}

template <int size>
void find_naked_sets(const Position& position, Findings& findings) {
    const Board& board = position.board();
    for (int i = 0; i < board.differs.count() && !findings.enough(); ++i) {
        const DifferLine& line = board.differs[i];
        if (!findings.worth(position, line.line, i)) continue;
        Naked set;
        extend(set, size, 0, line, position, findings);
        findings.finish_line(position, i);
    }
}

void keep_pair(const DifferLine& line, Domain pair, Domain places, const Position& position, Findings& findings) {
    const int one = line.cells[places.min()], other = line.cells[places.max()];
    if ((position.marks(one) | position.marks(other)).within(pair)) return;
    Step& step = findings.blank();
    if (findings.reasons()) {
        // Whatever else the other cells hold does not matter. Without one of these premises that cell holds one of the
        // pair, and the other cells still have room.
        const Board& board = position.board();
        step.minimal = line.except.empty() && uniform(board, line);
        step.premises.rules.push_back(line.rule);
        for (const int cell : line.cells) {
            const Domain read = board.model().domains[cell] - line.except;
            if (cell != one && cell != other)
                step.premises.cells.push_back({cell, read - pair});
            else if (!line.except.empty())
                // That it cannot hold an excepted value is a premise, too.
                step.premises.cells.push_back({cell, read});
        }
    }
    for (const int cell : {one, other}) step.conclusion.struck.push_back({cell, position.marks(cell) - pair});
    findings.add(position);
}

void find_hidden_pairs(const Position& position, Findings& findings) {
    const Board& board = position.board();
    base::Array<Domain, highest_value + 1> places;  // by value: indexes in the line
    for (int i = 0; i < board.differs.count() && !findings.enough(); ++i) {
        const DifferLine& line = board.differs[i];
        if (!line.may_be_full || !findings.worth(position, line.line, i)) continue;
        Domain open = line.values, marked;
        for (const int value : line.values) places[value] = {};
        for (int place = 0; place < line.cells.count(); ++place) {
            const Domain marks = position.marks(line.cells[place]);
            marked |= marks;
            if (position.placed(line.cells[place])) open = open - marks;
            for (const int value : marks& line.values) places[value].add(place);
        }
        for (const int value : open)
            if (places[value].empty() || places[value].size() > 2) open.remove(value);
        if (!marked.meets(line.except))
            for (const int one : open)
                for (const int other : open& Domain::above(one))
                    if (const Domain both = places[one] | places[other]; both.size() == 2 && !findings.enough())
                        keep_pair(line, Domain::single(one) | Domain::single(other), both, position, findings);
        findings.finish_line(position, i);
    }
}

}  // namespace sets

}  // namespace

const Technique naked_pair{"L3", "naked pair", sets::find_naked_sets<2>};
const Technique naked_triple{"L3", "naked triple", sets::find_naked_sets<3>};
const Technique hidden_pair{"L4", "hidden pair", sets::find_hidden_pairs};

}  // namespace gridwright::explain
