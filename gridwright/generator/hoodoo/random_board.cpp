#include "gridwright/generator/hoodoo/random_board.hpp"

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/generator/common/as_good.hpp"
#include "gridwright/kernel/turning.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"

#include <algorithm>
#include <numeric>

namespace gridwright::generator::hoodoo {

using kernel::Solution;
using kernel::Value;
using puzzles::hoodoo::transparent;

namespace {

/// Rows or columns that a step refills. On 6 x 6 three of them can be filled in one way only; with more than
/// eight a step takes seconds.
constexpr int lines_taken_out(int side) {
    return side <= 4 ? side : side <= 8 ? side - 2 : std::min(side - 4, 8);
}

/// 10 ms on 6 x 6, 0.3 s on 8 x 8.
constexpr int steps = 10;
constexpr std::uint64_t failures_of_a_step = 20'000;

sheet::Sheet blank_sheet(int side, puzzles::hoodoo::Pegs pegs) {
    sheet::Sheet sheet = sheet::blank(puzzles::hoodoo::notation, {side, side});
    sheet.options[puzzles::hoodoo::pegs_option] = pegs;
    return sheet;
}

kernel::Model model_of(const sheet::Sheet& sheet) {
    kernel::Model model;
    puzzles::hoodoo::Hoodoo(sheet).model(model);
    return model;
}

/// A board with as few pegs as possible; none when patience is over.
std::optional<Solution> best_board(int side, kernel::Engine& engine, const Patience& patience) {
    kernel::Search search;
    search.limits = patience.limits(std::nullopt);
    kernel::Outcome outcome = engine.run(model_of(blank_sheet(side, puzzles::hoodoo::fewest)), search);
    base::require(outcome.proven() || patience.over(), "the fewest pegs of a board that can be ordered are proven");
    if (!outcome.proven()) return std::nullopt;
    return std::move(outcome.kept.back());
}

int pegs_of(const Solution& board) {
    return static_cast<int>(std::count(board.begin(), board.end(), transparent));
}

kernel::Model as_good_as(const Solution& best, kernel::Model model) {
    ask_for_as_good_as(best, model);
    return model;
}

/// Permutes the colours, which are 1 to the side of the board.
Solution renamed(Solution board, base::Random& random) {
    base::Vector<Value> names(board.size().rows);
    std::iota(names.begin(), names.end(), Value{1});
    random.shuffle(std::span(names));
    for (Value& peg : board)
        if (peg != transparent) peg = names[peg - 1];
    return board;
}

}  // namespace

RandomBoards::Aim::Aim(const Solution& best, kernel::Engine& engine)
    : blank(blank_sheet(best.size().rows, pegs_of(best) > 0 ? puzzles::hoodoo::fewest : puzzles::hoodoo::none)),
      model(model_of(blank)),
      fewest(pegs_of(best)),
      refilling(as_good_as(best, model), lines_taken_out(best.size().rows), engine, failures_of_a_step) {}

std::optional<Solution> RandomBoards::draw(base::Random& random, const Patience& patience) {
    if (!aim_) {
        const auto best = best_board(side_, engine_, patience);
        if (!best) return std::nullopt;
        aim_.emplace(*best, engine_);
    }
    const auto first = found(random, patience);
    if (!first) return std::nullopt;
    Solution board = turned(*first, kernel::turnings[random.below(kernel::turnings.size())]);
    if (!aim_->refilling.walk(board, steps, random, patience)) return std::nullopt;
    return renamed(std::move(board), random);
}

std::optional<Solution> RandomBoards::found(base::Random& random, const Patience& patience) const {
    kernel::Search search;
    search.seed = random.next();
    search.limits = patience.limits(std::nullopt);
    // It is proven already that nothing is better.
    search.on_solution = [&](const Solution& board) {
        return aim_->model.objective && objective_of(*aim_->model.objective, board) > aim_->fewest;
    };
    kernel::Outcome outcome = engine_.run(aim_->model, search);
    if (outcome.kept.empty() || outcome.objective.value_or(0) > aim_->fewest) return std::nullopt;
    return std::move(outcome.kept.back());
}

}  // namespace gridwright::generator::hoodoo
