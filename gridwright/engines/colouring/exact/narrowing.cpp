#include "gridwright/engines/colouring/exact/narrowing.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace gridwright::engines::colouring {

using namespace kernel;

Narrowing::Narrowing(const ColouringBoard& board, Stats& stats)
    : board_(board), stats_(stats), domains_(board.size), lines_of_(board.size.cells()) {
    everything_.resize(lines_of_.size());
    std::iota(everything_.begin(), everything_.end(), 0);
    find_lines();
}

/// Each step between cells is a direction whose lines divide the board; a cell on none of them is a line of its own.
/// Lines that overlap others of their direction belong to none.
void Narrowing::find_lines() {
    base::Vector<int> steps;
    base::Vector<base::Vector<bool>> covered;
    for (const Line& each : board_.lines) {
        LineState state;
        state.cells = cells(each);
        const auto direction = static_cast<int>(std::find(steps.begin(), steps.end(), each.step) - steps.begin());
        if (direction == steps.count()) {
            steps.push_back(each.step);
            covered.emplace_back(everything_.size(), false);
        }
        const auto is_covered = [&](int cell) { return covered[direction][cell]; };
        if (std::none_of(state.cells.begin(), state.cells.end(), is_covered)) {
            state.direction = direction;
            for (const int cell : state.cells) covered[direction][cell] = true;
        }
        lines_.push_back(std::move(state));
    }
    for (int direction = 0; direction < steps.count(); ++direction)
        for (const int cell : everything_)
            if (!covered[direction][cell]) {
                LineState state;
                state.cells = {cell};
                state.direction = direction;
                lines_.push_back(std::move(state));
            }
    alive_.resize(steps.size());
    for (int i = 0; i < lines(); ++i)
        for (const int cell : cells_of(i)) lines_of_[cell].push_back(i);
}

void Narrowing::reset() {
    for (LineState& each : lines_) {
        each.to_colour = 0;
        each.alive = each.once = each.placed = each.wanted = {};
        each.places.fill(0);
    }
    for (auto& each : alive_) each.fill(0);
    standing_.fill(0);
    used_ = {};
    blanks_ = to_colour_ = 0;
    hopeless_ = false;
    trail_.clear();
    fixed_.clear();
}

void Narrowing::start(int most_blanks) {
    reset();
    most_blanks_ = most_blanks;
    for (const int cell : everything_) {
        const Domain domain = domains_[cell] = board_.domains[cell];
        if (!domain.meets(board_.free)) {
            ++to_colour_;
            for (const int i : lines_of_[cell]) ++line(i).to_colour;
        }
        for (const int colour : domain& board_.colours) gain(cell, colour);
        hopeless_ = hopeless_ || domain.empty();
        if (domain.fixed()) {
            note_fixed(cell, 1);
            fixed_.push_back(cell);
        }
    }
}

void Narrowing::gain(int cell, int colour) {
    for (const int i : lines_of_[cell]) {
        LineState& its = line(i);
        switch (++its.places[colour]) {
            case 1:
                its.alive.add(colour);
                its.once.add(colour);
                if (its.direction >= 0) ++alive_[its.direction][colour];
                break;
            case 2: its.once.remove(colour); break;
            default: break;
        }
    }
}

void Narrowing::lose(int cell, int colour) {
    for (const int i : lines_of_[cell]) {
        LineState& its = line(i);
        switch (--its.places[colour]) {
            case 0:
                its.alive.remove(colour);
                its.once.remove(colour);
                if (its.direction >= 0) --alive_[its.direction][colour];
                break;
            case 1: its.once.add(colour); break;
            default: break;
        }
    }
}

/// Updates the counts after the cell got its value, or lost it again if `sign` is -1.
void Narrowing::note_fixed(int cell, int sign) {
    const int value = domains_[cell].min();
    if (board_.colours.contains(value)) {
        for (const int i : lines_of_[cell]) sign > 0 ? line(i).placed.add(value) : line(i).placed.remove(value);
        if ((standing_[value] += sign) == 0)
            used_.remove(value);
        else
            used_.add(value);
    } else if (board_.blank == value) {
        blanks_ += sign;
        if (!board_.domains[cell].meets(board_.free))
            for (const int i : lines_of_[cell]) line(i).to_colour -= sign;
    }
}

/// Leaves the cell these values only; false when none of them is left.
bool Narrowing::keep(int cell, Domain values) {
    const Domain before = domains_[cell], after = before & values;
    if (after == before) return true;
    if (after.empty()) return false;
    ++stats_.prunings;
    trail_.push_back({cell, before});
    domains_[cell] = after;
    for (const int colour : (before - after) & board_.colours) lose(cell, colour);
    if (after.fixed()) {
        note_fixed(cell, 1);
        fixed_.push_back(cell);
    }
    return true;
}

bool Narrowing::decide(int cell, int value) {
    return keep(cell, Domain::single(value));
}

void Narrowing::undo(Mark mark) {
    fixed_.clear();
    for (; trail_.size() > mark; trail_.pop_back()) {
        const auto [cell, before] = trail_.back();
        const Domain after = domains_[cell];
        if (after.fixed()) note_fixed(cell, -1);
        domains_[cell] = before;
        for (const int colour : (before - after) & board_.colours) gain(cell, colour);
    }
}

/// No other cell on its lines has the colour of this one.
bool Narrowing::spread(int cell) {
    const Domain value = domains_[cell];
    if (!value.meets(board_.colours)) return true;
    for (const int i : lines_of_[cell]) {
        if (line(i).places[value.min()] == 1) continue;
        for (const int other : cells_of(i))
            if (other != cell && !keep(other, Domain::all() - value)) return false;
    }
    return true;
}

bool Narrowing::narrow() {
    if (hopeless_) return false;
    ++stats_.resumptions;
    do {
        while (!fixed_.empty()) {
            const int cell = fixed_.back();
            fixed_.pop_back();
            if (!spread(cell)) return false;
        }
        if (!count()) return false;
    } while (!fixed_.empty());
    return true;
}

int Narrowing::coloured_by_colours() const {
    int sum = 0;
    for (const int colour : board_.colours) {
        int most = to_colour_;
        for (const auto& lines : alive_) most = std::min(most, lines[colour]);
        sum += most;
    }
    return sum;
}

const std::vector<int>& Narrowing::coloured_by_lines() const {
    by_lines_.assign(alive_.size(), 0);
    for (const LineState& each : lines_)
        if (each.direction >= 0) by_lines_[each.direction] += std::min(each.to_colour, each.alive.size());
    return by_lines_;
}

int Narrowing::fewest_blanks() const {
    int fewest = std::max(blanks_, to_colour_ - coloured_by_colours());
    for (const int coloured : coloured_by_lines()) fewest = std::max(fewest, to_colour_ - coloured);
    return fewest;
}

/// Requires each of the colours in the line.
bool Narrowing::want(LineState& its, Domain colours) {
    const Domain to_come = colours - its.placed;
    its.wanted |= to_come;
    for (const int colour : to_come& its.once)
        for (const int cell : its.cells)
            if (domains_[cell].contains(colour)) {
                if (!decide(cell, colour)) return false;
                break;
            }
    return true;
}

bool Narrowing::forbid_blanks(const std::vector<int>& cells) {
    return std::all_of(cells.begin(), cells.end(), [&](int cell) {
        return domains_[cell].fixed() || board_.domains[cell].meets(board_.free) ||
               keep(cell, Domain::all() - board_.blanks());
    });
}

/// In which directions a colour has no line to lose when so many cells need a colour.
void Narrowing::find_tight(int needed) {
    tight_.assign(alive_.size(), {});
    if (coloured_by_colours() > needed) return;
    for (const int colour : board_.colours) {
        int fewest = to_colour_;
        for (const auto& lines : alive_) fewest = std::min(fewest, lines[colour]);
        for (int direction = 0; direction < alive_.count(); ++direction)
            if (alive_[direction][colour] == fewest) tight_[direction].add(colour);
    }
}

/// What follows from the number of blanks allowed. Forced values may outdate the numbers taken at the start; then the
/// next round detects it.
bool Narrowing::count() {
    for (LineState& each : lines_) each.wanted = {};
    const int needed = to_colour_ - most_blanks_;
    if (blanks_ > most_blanks_ || fewest_blanks() > most_blanks_) return false;
    find_tight(needed);
    for (LineState& each : lines_) {
        if (each.direction < 0) continue;
        const bool tight = by_lines_[each.direction] == needed;
        const bool all_needed = tight && each.alive.size() <= each.to_colour;
        if (!want(each, all_needed ? each.alive : each.alive & tight_[each.direction])) return false;
        if (board_.blank && tight && each.alive.size() >= each.to_colour && !forbid_blanks(each.cells)) return false;
    }
    return blanks_ < most_blanks_ || !board_.blank || forbid_blanks(everything_);
}

}  // namespace gridwright::engines::colouring
