#pragma once

// Finds every solution with a limited number of blanks, up to the names of interchangeable colours. It branches on the
// cell with the fewest values left, or on the places of a colour that a line must contain if these are fewer. It can
// pause and continue, so that other searches get their turns.

#include "gridwright/engines/colouring/exact/narrowing.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::engines::colouring {

/// How a piece of work ended.
enum class TurnResult {
    found,
    exhausted,  ///< there is nothing (more) to find
    paused,     ///< its turn is over, or the watch is due
};

class ExactSearch {
  public:
    /// All of these outlive the search.
    ExactSearch(const ColouringBoard& board, const std::vector<kernel::Domain>& classes, kernel::Stats& stats,
                const kernel::Watch& watch);

    /// Begins anew.
    void start(int most_blanks);

    /// Goes on to the next solution, for at most so many nodes.
    TurnResult run(std::uint64_t nodes);

    /// The solution that was found.
    kernel::Solution solution() const;

    /// What the cells may be; after start() without any choice, where that is possible().
    bool possible() const { return possible_; }
    const Narrowing& cells() const { return cells_; }

  private:
    struct Option {
        int cell, value;
    };
    struct Choice {
        Narrowing::Mark mark;
        std::size_t first_option;  // those left are behind it, the next one last
    };

    bool choose();
    void add_cell(int cell);
    void add_places(int line, int colour);
    kernel::Domain worth_trying() const;
    bool advance();

    const ColouringBoard& board_;
    const std::vector<kernel::Domain>& classes_;
    kernel::Stats& stats_;
    const kernel::Watch& watch_;
    Narrowing cells_;
    std::vector<Choice> choices_;
    std::vector<Option> options_;
    enum class State { open, solved, done } state_ = State::done;
    bool possible_ = true;
};

}  // namespace gridwright::engines::colouring
