#include "gridwright/engines/colouring/tabu/tabu.hpp"

#include <algorithm>

namespace gridwright::engines::colouring {

using namespace kernel;

namespace {

constexpr std::uint64_t moves_between_looks = 64;  // at the clock

}  // namespace

Tabu::Tabu(const ColouringBoard& board, const Grid<Domain>& domains, std::uint64_t seed)
    : board_(board), random_(seed), cells_(board.size.cells()), lines_(board.lines.size()), ending_(remembered) {
    for (std::size_t i = 0; i < board.lines.size(); ++i)
        for (const int cell : cells(board.lines[i])) at(cell).lines.push_back(i);
    for (int cell = 0; cell < board.size.cells(); ++cell) {
        Cell& its = at(cell);
        its.free = domains[cell].meets(board.free);
        its.colours = its.free ? Domain() : domains[cell] & board.colours;
        its.can_be_blank = domains[cell].meets(board.blanks());
        if (its.free) continue;
        if (its.colours.empty())
            ++blanks_;
        else if (domains[cell].fixed() && is_free_of(its.colours.min(), its))
            put(cell, its.colours.min());
        else
            its.place = open_.count(), open_.push_back(cell);
    }
}

bool Tabu::is_free_of(int colour, const Cell& its) const {
    return std::none_of(its.lines.begin(), its.lines.end(),
                        [&](std::size_t line) { return lines_[line].colours.contains(colour); });
}

void Tabu::put(int cell, int colour) {
    Cell& its = at(cell);
    its.colour = static_cast<std::int8_t>(colour);
    for (const std::size_t i : its.lines) {
        lines_[i].colours.add(colour);
        lines_[i].cell[colour] = static_cast<std::int16_t>(cell);
    }
    if (its.place < 0) return;
    at(open_.back()).place = its.place;
    open_[its.place] = open_.back();
    open_.pop_back();
    its.place = -1;
}

void Tabu::take(int cell) {
    Cell& its = at(cell);
    for (const std::size_t i : its.lines) lines_[i].colours.remove(its.colour);
    its.colour = -1;
    its.place = open_.count();
    open_.push_back(cell);
}

/// How long a cell does without a colour that it lost.
std::size_t Tabu::tenure() {
    return std::min<std::size_t>(remembered - 1, 1 + open_.size() / 8 + random_.below(10));
}

void Tabu::make(Move move) {
    for (const std::size_t i : at(move.cell).lines) {
        if (!lines_[i].colours.contains(move.colour)) continue;
        const int loser = lines_[i].cell[move.colour];
        take(loser);
        at(loser).tabu.add(move.colour);
        ending_[(now_ + tenure()) % remembered].push_back({loser, move.colour});
    }
    put(move.cell, move.colour);
}

/// Where a cell lost the same colour again, the end of the first ban ends the second too: rare, and the search does not
/// mind.
void Tabu::end_bans() {
    now_ = (now_ + 1) % remembered;
    for (const Ban ban : ending_[now_]) at(ban.cell).tabu.remove(ban.colour);
    ending_[now_].clear();
}

/// Any of the moves that cost the fewest neighbours their colour; a ban is lifted for a move that leads below `best`.
Tabu::Move Tabu::choose(int best) {
    Move chosen;
    int fewest = 1 << levels, seen = 0;
    const bool near = open_.count() + blanks_ <= best;
    for (const int cell : open_) {
        const Cell& its = at(cell);
        Domain sum[levels];
        for (const std::size_t i : its.lines) {
            Domain carry = lines_[i].colours;
            for (Domain& digit : sum) {
                const Domain both = digit & carry;
                digit = (digit | carry) - both;
                carry = both;
            }
        }
        const Domain allowed = its.colours - its.tabu;
        for (int cost = 0; cost <= fewest && cost < 1 << levels; ++cost) {
            Domain fitting = cost == 0 && near ? its.colours : allowed;
            for (std::size_t digit = 0; digit < levels; ++digit)
                fitting = cost >> digit & 1 ? fitting & sum[digit] : fitting - sum[digit];
            if (fitting.empty()) continue;
            if (cost < fewest) fewest = cost, seen = 0;
            // Each move is as likely as the others: one of those of this cell, and this cell by its share.
            seen += fitting.size();
            const auto draw = static_cast<int>(random_.below(static_cast<std::uint64_t>(seen)));
            if (draw >= fitting.size()) break;
            auto value = fitting.begin();
            for (int i = 0; i < draw; ++i) ++value;
            chosen = {cell, *value};
            break;
        }
    }
    return chosen;
}

bool Tabu::is_solution() const {
    return std::all_of(open_.begin(), open_.end(), [&](int cell) { return cells_[cell].can_be_blank; });
}

bool Tabu::run(std::uint64_t moves, int best, const kernel::Watch& watch) {
    const auto is_better = [&] { return open_.count() + blanks_ < best && is_solution(); };
    for (; moves > 0 && !is_better(); --moves) {
        if (open_.empty() || (moves % moves_between_looks == 0 && watch.due())) return false;
        end_bans();
        const Move move = choose(best);
        if (move.cell != no_cell) make(move);
    }
    return is_better();
}

Solution Tabu::solution() const {
    Solution solution(board_.size);
    for (int cell = 0; cell < board_.size.cells(); ++cell) {
        const Cell& its = cells_[cell];
        if (its.free)
            solution[cell] = static_cast<Value>((board_.domains[cell] & board_.free).min());
        else
            solution[cell] = its.colour >= 0 ? static_cast<Value>(its.colour) : *board_.blank;
    }
    return solution;
}

}  // namespace gridwright::engines::colouring
