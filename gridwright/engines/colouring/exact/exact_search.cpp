#include "gridwright/engines/colouring/exact/exact_search.hpp"

#include <algorithm>

namespace gridwright::engines::colouring {

using namespace kernel;

ExactSearch::ExactSearch(const ColouringBoard& board, const std::vector<Domain>& classes, Stats& stats,
                         const kernel::Watch& watch)
    : board_(board), classes_(classes), stats_(stats), watch_(watch), cells_(board, stats) {}

void ExactSearch::start(int most_blanks) {
    choices_.clear();
    options_.clear();
    cells_.start(most_blanks);
    possible_ = cells_.narrow();
    state_ = State::open;
}

TurnResult ExactSearch::run(std::uint64_t nodes) {
    if (state_ == State::solved) state_ = advance() ? State::open : State::done;
    for (; state_ == State::open; --nodes) {
        if (nodes == 0 || watch_.due()) return TurnResult::paused;
        ++stats_.nodes;
        if (!possible_) {
            ++stats_.backtracks;
            if (!advance()) state_ = State::done;
        } else if (!choose()) {
            state_ = State::solved;
            return TurnResult::found;
        }
    }
    return TurnResult::exhausted;
}

Solution ExactSearch::solution() const {
    Solution solution(board_.size);
    for (int cell = 0; cell < board_.size.cells(); ++cell) solution[cell] = static_cast<Value>(cells_[cell].min());
    return solution;
}

/// Takes the next option of the latest choice; false when all are used up.
bool ExactSearch::advance() {
    while (!choices_.empty()) {
        const Choice& choice = choices_.back();
        cells_.undo(choice.mark);
        if (options_.size() > choice.first_option) {
            const Option option = options_.back();
            options_.pop_back();
            possible_ = cells_.decide(option.cell, option.value) && cells_.narrow();
            return true;
        }
        choices_.pop_back();
    }
    return false;
}

/// The values to try in a cell: of interchangeable colours not used yet, only one.
Domain ExactSearch::worth_trying() const {
    Domain values = Domain::all();
    for (const Domain each : classes_) {
        const Domain unused = each - cells_.used();
        if (!unused.empty()) values = (values - unused) | Domain::single(unused.min());
    }
    return values;
}

void ExactSearch::add_cell(int cell) {
    const Domain values = cells_[cell] & worth_trying();
    for (const int value : values - board_.colours) options_.push_back({cell, value});
    for (const int value : values& board_.colours) options_.push_back({cell, value});
}

void ExactSearch::add_places(int line, int colour) {
    for (const int cell : cells_.cells_of(line))
        if (cells_[cell].contains(colour)) options_.push_back({cell, colour});
}

/// Opens the choice with the fewest options and takes the first of them; false when all cells are decided.
bool ExactSearch::choose() {
    const Domain values = worth_trying();
    int best_cell = -1, fewest = 65;
    for (int cell = 0; cell < board_.size.cells(); ++cell) {
        if (cells_[cell].fixed()) continue;
        const int size = (cells_[cell] & values).size();
        if (size < fewest) fewest = size, best_cell = cell;
    }
    if (best_cell < 0) return false;

    // A colour that can still be renamed has no places of its own: another colour could take its name.
    Domain own_name = cells_.used();
    for (const Domain each : classes_)
        if ((each - cells_.used()).size() == 1) own_name |= each;
    int best_line = -1, best_colour = 0;
    for (int line = 0; line < cells_.lines() && fewest > 2; ++line)
        for (const int colour : cells_.wanted(line) & own_name)
            if (cells_.places(line, colour) < fewest)
                fewest = cells_.places(line, colour), best_line = line, best_colour = colour;

    choices_.push_back({cells_.mark(), options_.size()});
    if (best_line >= 0)
        add_places(best_line, best_colour);
    else
        add_cell(best_cell);
    return advance();
}

}  // namespace gridwright::engines::colouring
