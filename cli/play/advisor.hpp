#pragma once

// What a player can ask about the board. Answers are texts, cells and actions, and keep nothing of the engine that
// found them. Every question has a time limit, and a signal ends it.

#include "gridwright/answers/solve.hpp"
#include "gridwright/answers/status.hpp"
#include "gridwright/game/game.hpp"

#include <memory>
#include <string>
#include <vector>

namespace gridwright::cli::play {

struct Advice {
    std::string strengths[3];          ///< where to look, which technique, the move
    std::vector<std::string> lines;    ///< the whole argument
    std::optional<game::Action> move;  ///< what to do; none if there is no hint
    std::vector<int> wrong;            ///< cells with a mistake
    std::vector<int> cells;            ///< which the move changes
};

struct Judgement {
    std::string text;
    std::vector<int> wrong;  ///< cells with a mistake
    bool solved = false;
    bool known = true;  ///< no limit came first
};

/// The marks of open cells by the rules alone.
struct Marking {
    std::vector<game::CellMarks> all;     ///< of every open cell
    std::vector<game::CellMarks> pruned;  ///< of the cells that the player has marked
};

class Advisor {
  public:
    /// The limits are for each question; their stop flag outlives the advisor.
    Advisor(const std::string& engine, kernel::Limits limits);

    answers::Status status(const puzzles::Puzzle& puzzle) const;
    Marking marking(const puzzles::Puzzle& puzzle) const;
    Advice advise(const puzzles::Puzzle& puzzle);
    Judgement judge(const puzzles::Puzzle& puzzle);

  private:
    kernel::Search search() const;
    /// " The limit is 5 seconds."
    std::string limit_told() const;

    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
    kernel::Limits limits_;
};

}  // namespace gridwright::cli::play
