#include "gridwright/generator/close_or_far/random_board.hpp"

#include "gridwright/puzzles/close_or_far/puzzle.hpp"

#include <numeric>

namespace gridwright::generator::close_or_far {

using kernel::Solution;

namespace {

/// Steps for each line of a board: at 6 x 6 a test sees no bias with this many.
constexpr int steps_per_line = 10;

/// A step with more ways than this is left out; how many there are depends on what stays, so nothing is favoured.
constexpr std::uint64_t most_ways = 1000;

}  // namespace

RandomBoards::RandomBoards(int side, kernel::Engine& engine)
    : engine_(engine), counter_(side, engine), lines_(static_cast<std::size_t>(side)) {
    puzzles::close_or_far::CloseOrFar(formats::blank(puzzles::close_or_far::notation, {side, side})).model(model_);
}

std::optional<Solution> RandomBoards::draw(base::Random& random, Patience& patience) {
    if (!begin(random, patience)) return std::nullopt;
    std::iota(lines_.begin(), lines_.end(), 0);
    for (int left = steps_per_line * model_.size().rows; left > 0; --left)
        if (!step(random, patience)) return std::nullopt;
    return board_;
}

bool RandomBoards::begin(base::Random& random, Patience& patience) {
    while (true) {
        const auto boards = counter_.count(any_hint_set(model_.size().rows, random), 1, patience);
        if (!boards) return false;
        if (*boards == 0) continue;
        board_ = counter_.board();
        return true;
    }
}

bool RandomBoards::step(base::Random& random, Patience& patience) {
    random.shuffle(std::span(lines_));
    const bool rows = random.one_in(2);
    model_.givens.clear();
    for (auto i = static_cast<std::size_t>(lines_taken_out(model_.size().rows)); i < lines_.size(); ++i) {
        const kernel::Line line = rows ? row(model_.size(), lines_[i]) : column(model_.size(), lines_[i]);
        for (const int cell : cells(line)) model_.givens.push_back({cell, board_[cell]});
    }
    kernel::Search search;
    search.solutions = most_ways;
    search.keep = most_ways;
    search.limits = patience.limits(std::nullopt);
    kernel::Outcome outcome = engine_.run(model_, search);
    if (outcome.complete()) board_ = std::move(outcome.kept[random.below(outcome.kept.size())]);
    return outcome.complete() || outcome.stopped == kernel::Stop::enough;
}

}  // namespace gridwright::generator::close_or_far
