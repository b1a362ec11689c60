#include "gridwright/generator/common/refilling.hpp"

#include <numeric>

namespace gridwright::generator {
namespace {

/// A step with more ways than this is skipped. Their number depends only on the lines that stay, so nothing is
/// favoured.
constexpr std::uint64_t most_ways = 1000;

}  // namespace

Refilling::Refilling(kernel::Model rules, int lines_taken_out, kernel::Engine& engine,
                     std::optional<std::uint64_t> failures)
    : model_(std::move(rules)),
      lines_taken_out_(lines_taken_out),
      engine_(engine),
      failures_(failures),
      lines_(model_.size().rows) {}

bool Refilling::walk(kernel::Solution& board, int steps, base::Random& random, const Patience& patience) {
    std::iota(lines_.begin(), lines_.end(), 0);
    for (; steps > 0; --steps)
        if (!step(board, random, patience)) return false;
    return true;
}

bool Refilling::step(kernel::Solution& board, base::Random& random, const Patience& patience) {
    random.shuffle(std::span(lines_));
    const bool rows = random.one_in(2);
    model_.givens.clear();
    for (int i = lines_taken_out_; i < lines_.count(); ++i) {
        const kernel::Line line = rows ? row(model_.size(), lines_[i]) : column(model_.size(), lines_[i]);
        for (const int cell : cells(line)) model_.givens.push_back({cell, board[cell]});
    }
    kernel::Search search;
    search.solutions = most_ways;
    search.keep = most_ways;
    search.limits = patience.limits(failures_);
    kernel::Outcome outcome = engine_.run(model_, search);
    if (outcome.complete()) board = std::move(outcome.kept[random.below(outcome.kept.size())]);
    return outcome.complete() || outcome.stopped == kernel::Stop::enough || !patience.over();
}

}  // namespace gridwright::generator
