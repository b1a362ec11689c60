#include "gridwright/engines/colouring/proofs/bounds.hpp"

#include <algorithm>

namespace gridwright::engines::colouring {

using namespace kernel;

namespace {

/// 12 x 12 has 14,200. More than this are not worth their memory: their families would never be exhausted.
constexpr std::size_t most_placements = 20000;

}  // namespace

Bounds::Bounds(const ColouringBoard& board, Stats& stats, const kernel::Watch& watch, base::Random& random)
    : board_(board),
      stats_(stats),
      watch_(watch),
      random_(random),
      classes_(interchangeable(board)),
      cell_by_cell_(board, classes_, stats, watch),
      rest_(board),
      in_the_rest_(rest_, rest_classes_, stats, watch),
      narrowed_(board.size) {
    most_blanks_ = static_cast<int>(std::count_if(board.domains.begin(), board.domains.end(),
                                                  [&](Domain domain) { return domain.meets(board.blanks()); }));
    cell_by_cell_.start(most_blanks_);
    impossible_ = !cell_by_cell_.possible();
    if (impossible_) return;
    for (int cell = 0; cell < board.size.cells(); ++cell) narrowed_[cell] = cell_by_cell_.cells()[cell];
    level_ = cell_by_cell_.cells().fewest_blanks();
    impossible_ = level_ > most_blanks_;
}

/// Lists placements only when counting is not enough: a construction may make them unnecessary.
void Bounds::begin() {
    if (begun_ || impossible_) return;
    begun_ = true;
    if (board_.queens && members_needed() > 0) placements_ = placements(board_.size, most_placements, random_);
    if (placements_) families_.emplace(*placements_, stats_, watch_);
    enter_level();
}

bool Bounds::by_families() {
    begin();
    return by_families_;
}

void Bounds::restart() {
    begin();
    if (!impossible_) enter_level();
}

TurnResult Bounds::next(std::uint64_t nodes) {
    return impossible_ ? TurnResult::exhausted : run_level(stats_.nodes + nodes);
}

int Bounds::members_needed() const {
    const int colours = board_.colours.size(), most = std::min(board_.size.rows, board_.size.columns);
    return colours - (colours * most - (board_.size.cells() - level_));
}

void Bounds::enter_level() {
    by_families_ = families_ && members_needed() > 0;
    has_family_ = false;
    if (by_families_)
        families_->start(members_needed());
    else
        cell_by_cell_.start(level_);
}

TurnResult Bounds::run(std::uint64_t nodes, int best) {
    begin();
    const std::uint64_t last_node = stats_.nodes + nodes;
    while (!impossible_ && level_ < best) {
        const TurnResult progress = run_level(last_node);
        if (progress != TurnResult::exhausted) return progress;
        impossible_ = ++level_ > most_blanks_;
        if (!impossible_) enter_level();
    }
    return impossible_ ? TurnResult::exhausted : TurnResult::paused;
}

TurnResult Bounds::run_level(std::uint64_t last_node) {
    const auto left = [&] { return std::max(last_node, stats_.nodes) - stats_.nodes; };
    if (!by_families_) return cell_by_cell_.run(left());
    while (true) {
        if (!has_family_) {
            const TurnResult progress = families_->run(left());
            if (progress != TurnResult::found) return progress;
            fill_in_family();
            has_family_ = true;
        }
        const TurnResult progress = in_the_rest_.run(left());
        if (progress != TurnResult::exhausted) return progress;
        has_family_ = false;
    }
}

/// Gives each member of the family a colour, and the other cells those that are left.
void Bounds::fill_in_family() {
    Domain left = board_.colours;
    std::fill(rest_.domains.begin(), rest_.domains.end(), Domain());
    for (const std::size_t member : families_->members()) {
        const Domain colour = Domain::single(left.min());
        left = left - colour;
        for (int row = 0; row < placements_->rows; ++row) {
            const int column = placements_->queens[member][row];
            const bool upright = board_.size.rows <= board_.size.columns;
            (upright ? rest_.domains.at(row, column) : rest_.domains.at(column, row)) = colour;
        }
    }
    for (int cell = 0; cell < board_.size.cells(); ++cell)
        if (rest_.domains[cell].empty()) rest_.domains[cell] = board_.domains[cell] & (left | board_.blanks());
    // An empty domain makes the rest impossible, which the search finds at once.
    rest_classes_ = interchangeable(rest_);
    in_the_rest_.start(level_);
}

Solution Bounds::solution() const {
    return by_families_ ? in_the_rest_.solution() : cell_by_cell_.solution();
}

}  // namespace gridwright::engines::colouring
