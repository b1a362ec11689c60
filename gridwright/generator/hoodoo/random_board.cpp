#include "gridwright/generator/hoodoo/random_board.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/generator/as_good.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"

#include <algorithm>
#include <numeric>

namespace gridwright::generator::hoodoo {

using kernel::Solution;
using kernel::Value;
using puzzles::hoodoo::transparent;

namespace {

/// Rows or columns that are filled anew at a time. On 6 x 6 three of them can be filled in one way only; with more than
/// eight a step takes seconds.
constexpr int lines_taken_out(int side) {
    return side <= 4 ? side : side <= 8 ? side - 2 : std::min(side - 4, 8);
}

/// 10 ms on 6 x 6, 0.3 s on 8 x 8.
constexpr int steps = 10;
constexpr std::uint64_t failures_of_a_step = 20'000;

formats::Sheet blank_sheet(int side, puzzles::hoodoo::Pegs pegs) {
    formats::Sheet sheet = formats::blank(puzzles::hoodoo::notation, {side, side});
    sheet.options[puzzles::hoodoo::pegs_option] = pegs;
    return sheet;
}

kernel::Model model_of(const formats::Sheet& sheet) {
    kernel::Model model;
    puzzles::hoodoo::Hoodoo(sheet).model(model);
    return model;
}

/// A board with as few pegs as possible.
Solution best_board(int side, kernel::Engine& engine) {
    kernel::Outcome outcome = engine.run(model_of(blank_sheet(side, puzzles::hoodoo::fewest)), {});
    base::require(outcome.proven(), "the fewest pegs of a board that can be ordered are proven");
    return std::move(outcome.kept.back());
}

int pegs_of(const Solution& board) {
    return static_cast<int>(std::count(board.begin(), board.end(), transparent));
}

kernel::Model as_good_as(const Solution& best, kernel::Model model) {
    ask_for_as_good_as(best, model);
    return model;
}

/// One of the eight ways to lay a square on the table.
Solution turned(const Solution& board, base::Random& random) {
    const bool transposed = random.one_in(2), upside_down = random.one_in(2), mirrored = random.one_in(2);
    const int last = board.size().rows - 1;
    Solution image(board.size());
    for (int row = 0; row <= last; ++row)
        for (int column = 0; column <= last; ++column) {
            const int from_row = upside_down ? last - row : row, from_column = mirrored ? last - column : column;
            image.at(row, column) = transposed ? board.at(from_column, from_row) : board.at(from_row, from_column);
        }
    return image;
}

/// The colours, 1 to the side of the board, get each other's names.
Solution renamed(Solution board, base::Random& random) {
    std::vector<Value> names(static_cast<std::size_t>(board.size().rows));
    std::iota(names.begin(), names.end(), Value{1});
    random.shuffle(std::span(names));
    for (Value& peg : board)
        if (peg != transparent) peg = names[peg - 1u];
    return board;
}

}  // namespace

RandomBoards::RandomBoards(int side, kernel::Engine& engine) : RandomBoards(side, engine, best_board(side, engine)) {}

RandomBoards::RandomBoards(int side, kernel::Engine& engine, const Solution& best)
    : engine_(engine),
      blank_(blank_sheet(side, pegs_of(best) > 0 ? puzzles::hoodoo::fewest : puzzles::hoodoo::none)),
      model_(model_of(blank_)),
      fewest_(pegs_of(best)),
      refilling_(as_good_as(best, model_), lines_taken_out(side), engine, failures_of_a_step) {}

std::optional<Solution> RandomBoards::draw(base::Random& random, const Patience& patience) {
    const auto first = found(random, patience);
    if (!first) return std::nullopt;
    Solution board = turned(stretched(*first, random), random);
    if (!refilling_.walk(board, steps, random, patience)) return std::nullopt;
    return renamed(std::move(board), random);
}

std::optional<Solution> RandomBoards::found(base::Random& random, const Patience& patience) const {
    kernel::Search search;
    search.seed = random.next();
    search.limits = patience.limits(std::nullopt);
    // It is proven already that nothing is better.
    search.on_solution = [&](const Solution& board) {
        return model_.objective && objective_of(*model_.objective, board) > fewest_;
    };
    kernel::Outcome outcome = engine_.run(model_, search);
    if (outcome.kept.empty() || outcome.objective.value_or(0) > fewest_) return std::nullopt;
    return std::move(outcome.kept.back());
}

/// Row r moves to row r * factor, modulo the side, by a factor that keeps the rules. That makes all linear boards of a
/// prime side out of one; other boards mostly stay as they are.
Solution RandomBoards::stretched(const Solution& board, base::Random& random) const {
    const int side = board.size().rows;
    while (true) {
        const int factor = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(side) - 1));
        if (std::gcd(factor, side) != 1) continue;
        Solution image(board.size());
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column) image.at(row * factor % side, column) = board.at(row, column);
        if (constraints::is_solution(model_, image)) return image;
    }
}

}  // namespace gridwright::generator::hoodoo
