#pragma once

// Shows a player that an entry is wrong: a short way from the board to a contradiction, in steps that a person can
// follow.

#include "gridwright/explain/explainer.hpp"

#include <optional>
#include <vector>

namespace gridwright::answers {

/// Keeps the shortest argument among all positions that it is shown.
class Refutation {
  public:
    /// The board, the ladder and the watch outlive it.
    Refutation(const explain::Board& board, const explain::Ladder& ladder, const kernel::Watch& watch)
        : board_(board), ladder_(ladder), consequence_(board), watch_(watch) {}

    /// Looks for a contradiction from this position, on which something is wrong; true if it is the shortest so far.
    bool try_position(const explain::Position& start);

    /// The steps, of which the last is a contradiction; empty if none was found.
    const std::optional<explain::Position>& start() const { return start_; }  ///< where they begin
    std::vector<explain::Step> shortest() && { return std::move(shortest_); }

  private:
    void argue_in_rounds(const explain::Position& start, int highest);
    void argue_step_by_step(const explain::Position& start, int highest);
    /// Appends every step that techniques up to this level find on the position.
    void find_all(const explain::Position& position, int highest, std::vector<explain::Step>& into) const;
    void cut_down(const explain::Position& start, std::vector<explain::Step>& steps, std::size_t first_end);
    bool read_less(explain::Step& step);
    bool settle(explain::Step& step, const explain::Position& position);
    std::vector<explain::Step> settled(const std::vector<explain::Step>& argument, const explain::Position& start);
    void keep(std::vector<explain::Step> argument, const explain::Position& start);

    const explain::Board& board_;
    const explain::Ladder& ladder_;
    explain::Consequence consequence_;
    const kernel::Watch& watch_;
    std::vector<explain::Step> shortest_;
    std::optional<explain::Position> start_;
    bool shorter_ = false;
};

}  // namespace gridwright::answers
