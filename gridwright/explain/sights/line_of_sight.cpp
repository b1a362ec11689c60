#include "gridwright/explain/sights/line_of_sight.hpp"

#include <algorithm>

namespace gridwright::explain::sights {

void LineOfSight::assign(const LineOfSight& other) {
    length = other.length;
    count = other.count;
    facing = other.facing;
    for (int i = 1; i <= length; ++i) marks[i] = other.marks[i];
}

LineOfSight LineOfSight::reversed() const {
    LineOfSight line;
    line.length = length;
    line.count = facing;
    line.facing = count;
    for (int i = 1; i <= length; ++i) line.marks[length + 1 - i] = marks[i];
    return line;
}

bool LineOfSight::tidy() {
    for (int i = 1; i < count; ++i) marks[i] &= Domain::below(length - count + i + 1);
    for (int i = 1; i < facing; ++i) marks[length + 1 - i] &= Domain::below(length - facing + i + 1);
    if (count == 2) marks[2].remove(length - 1);
    if (facing == 2) marks[length - 1].remove(length - 1);
    Domain known;
    for (int i = 1; i <= length; ++i)
        if (marks[i].fixed()) known |= marks[i];
    bool possible = true;
    for (int i = 1; i <= length; ++i) {
        if (!marks[i].fixed()) marks[i] = marks[i] - known;
        possible = possible && !marks[i].empty();
    }
    return possible;
}

int LineOfSight::known_place(int height) const {
    for (int i = 1; i <= length; ++i)
        if (marks[i] == Domain::single(height)) return i;
    return 0;
}

int LineOfSight::first_place(int height) const {
    int first = length + 1;
    for (int i = length; i > 0; --i) {
        if (marks[i] == Domain::single(height)) return i;
        if (marks[i].contains(height)) first = i;
    }
    return first;
}

int LineOfSight::last_place(int height) const {
    int last = 0;
    for (int i = 1; i <= length; ++i) {
        if (marks[i] == Domain::single(height)) return i;
        if (marks[i].contains(height)) last = i;
    }
    return last;
}

int LineOfSight::first_for_tallest() const {
    for (int i = count; i <= length; ++i)
        if (marks[i].contains(length)) return std::max(known_place(length), i);
    return length + 1;
}

void Drawn::clear(int length) {
    for (int i = 1; i <= length; ++i) {
        struck[i] = {};
        placed[i] = 0;
    }
    contradiction = false;
}

bool Drawn::covers(const Drawn& wanted, int length) const {
    if (wanted.contradiction && !contradiction) return false;
    for (int i = 1; i <= length; ++i) {
        if (wanted.placed[i] && placed[i] != wanted.placed[i]) return false;
        const Domain out = placed[i] ? Domain::all() - Domain::single(placed[i]) : struck[i];
        if (!wanted.struck[i].within(out)) return false;
    }
    return true;
}

bool Drawn::apply_to(LineOfSight& line) const {
    bool changed = false;
    for (int i = 1; i <= line.length; ++i) {
        const Domain before = line.marks[i];
        line.marks[i] = before - struck[i];
        if (placed[i]) line.marks[i] &= Domain::single(placed[i]);
        changed = changed || line.marks[i] != before;
    }
    return changed;
}

void rise(const LineOfSight& line, Domain cells, int above, int below, Drawn& drawn) {
    int low = above;
    for (const int i : cells) {
        const Domain higher = line.marks[i] & Domain::above(low);
        if (higher.empty()) {
            drawn.contradiction = true;
            return;
        }
        drawn.strike(i, Domain::below(higher.min()));
        low = higher.min();
    }
    for (int high = below; !cells.empty(); cells.remove(cells.max())) {
        const int i = cells.max();
        const Domain lower = line.marks[i] & Domain::below(high);
        if (lower.empty()) {
            drawn.contradiction = true;
            return;
        }
        drawn.strike(i, Domain::above(lower.max()));
        high = lower.max();
    }
}

void first_beats(const LineOfSight& line, int from, int to, int below, Drawn& drawn) {
    if (to < 2) return;
    int least = to;  // there are to - 1 different heights below it
    for (int i = 2; i <= to; ++i)
        if (!line.marks[i].empty()) least = std::max(least, line.marks[i].min() + 1);
    drawn.strike(1, Domain::below(least));
    const Domain first = line.marks[1] & Domain::below(below);
    const int most = first.empty() ? 0 : first.max();
    for (int i = from; i <= to; ++i) drawn.strike(i, Domain::range(most, below - 1));
}

PossiblySeen::PossiblySeen(const LineOfSight& line) {
    count[0] = floor[0] = 0;
    for (int i = 1; i <= line.length; ++i) {
        const Domain marks = line.marks[i];
        const bool seen = !marks.empty() && marks.max() > floor[i - 1];
        if (seen) cells.add(i);
        count[i] = count[i - 1] + seen;
        floor[i] = std::max({floor[i - 1], i, marks.empty() ? 0 : marks.min()});
    }
}

}  // namespace gridwright::explain::sights
