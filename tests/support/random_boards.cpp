#include "tests/support/random_boards.hpp"

#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::tests {

using base::Random;
using kernel::Size;
using kernel::Value;
using sheet::Sheet;

namespace {

int from_to(Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint64_t>(high - low + 1)));
}

/// Some filling that keeps the rules, or nothing when the board has none. Drawn by a random labeling.
std::optional<kernel::Solution> some_solution(const puzzles::Puzzle& puzzle, Random& random) {
    kernel::Model model;
    puzzle.model(model);
    model.objective.reset();
    kernel::Search search;
    search.labeling.value = kernel::ValueChoice::random;
    search.limits.failures = 500;
    search.seed = random.next();
    static thread_local engines::fd::FdEngine engine;
    const kernel::Outcome outcome = engine.run(model, search);
    if (outcome.kept.empty()) return std::nullopt;
    return outcome.kept.front();
}

void show_cells(Sheet& sheet, const kernel::Solution& solution, int percent, Random& random) {
    for (int cell = 0; cell < sheet.size.cells(); ++cell)
        if (from_to(random, 1, 100) <= percent) sheet.cells[cell] = solution[cell];
}

void spoil_a_cell(Sheet& sheet, Value low, Value high, Random& random) {
    const int cell = from_to(random, 0, sheet.size.cells() - 1);
    sheet.cells[cell] = static_cast<Value>(from_to(random, low, high));
}

int seen_along(const kernel::Solution& solution, kernel::Line line) {
    int seen = 0, tallest = 0;
    for (int i = 0; i < line.length; ++i)
        if (solution[line[i]] > tallest) ++seen, tallest = solution[line[i]];
    return seen;
}

/// Clues and givens of a latin square, so many in a hundred; now and then one more clue or given that need not fit.
Sheet skyscraper(int n, int clues, int givens, Random& random) {
    Sheet sheet = sheet::blank(puzzles::skyscraper::notation, Size{n, n});
    const auto solution = some_solution(puzzles::skyscraper::Skyscraper(sheet), random);
    for (const kernel::Side side : kernel::every_side)
        for (int i = 0; i < n; ++i) {
            if (from_to(random, 1, 100) > clues) continue;
            kernel::Line line = side == kernel::Side::top || side == kernel::Side::bottom
                                    ? kernel::column(sheet.size, i)
                                    : kernel::row(sheet.size, i);
            if (side == kernel::Side::bottom || side == kernel::Side::right) line = line.reversed();
            sheet.sides[side][static_cast<std::size_t>(i)] = seen_along(*solution, line);
        }
    if (random.one_in(3))
        sheet.sides[kernel::every_side[random.below(4)]][random.below(static_cast<std::uint64_t>(n))] =
            from_to(random, 1, n);
    show_cells(sheet, *solution, givens, random);
    if (random.one_in(4)) spoil_a_cell(sheet, 1, static_cast<Value>(n), random);
    return sheet;
}

/// Shows some cells of a filling that keeps the rules and says whether one was found; holes stay.
bool show_some_solution(Sheet& sheet, int percent, Random& random) {
    const auto solution = some_solution(puzzles::hoodoo::Hoodoo(sheet), random);
    if (!solution) return false;
    const Sheet holes = sheet;
    show_cells(sheet, *solution, percent, random);
    for (int cell = 0; cell < sheet.size.cells(); ++cell)
        if (holes.cells[cell]) sheet.cells[cell] = holes.cells[cell];
    return true;
}

Sheet close_or_far(int n, int hints, Random& random) {
    Sheet sheet = sheet::blank(puzzles::close_or_far::notation, Size{n, n});
    const auto solution = some_solution(puzzles::close_or_far::CloseOrFar(sheet), random);
    if (solution) show_cells(sheet, *solution, hints, random);
    if (random.one_in(4)) spoil_a_cell(sheet, 0, 2, random);
    return sheet;
}

}  // namespace

Sheet random_skyscraper(Random& random) {
    const int n = random.one_in(5) ? from_to(random, 1, 5) : from_to(random, 3, 5);
    const int clues = from_to(random, 0, 80), givens = from_to(random, 0, 50);
    return skyscraper(n, clues, givens, random);
}

Sheet random_hoodoo(Random& random) {
    // Boards with two different sides come first: most mistakes in geometry are invisible on squares.
    Size size{from_to(random, 1, 4), from_to(random, 1, 4)};
    if (size.rows == size.columns && !random.one_in(4)) size.columns = size.rows % 4 + 1;
    if (size.cells() > 12) size.rows = 3;
    Sheet sheet = sheet::blank(puzzles::hoodoo::notation, size);
    sheet.options[puzzles::hoodoo::pegs_option] = static_cast<int>(random.below(2));
    int& colours = sheet.options[puzzles::hoodoo::colours_option];
    if (random.one_in(3)) colours = from_to(random, 1, 4);
    if (random.one_in(4)) sheet.cells[from_to(random, 0, size.cells() - 1)] = puzzles::hoodoo::hole;
    show_some_solution(sheet, from_to(random, 0, 60), random);
    if (random.one_in(4)) spoil_a_cell(sheet, 0, static_cast<Value>(colours), random);
    return sheet;
}

Sheet random_close_or_far(Random& random) {
    const int n = random.one_in(4) ? from_to(random, 1, 7) : 6;
    return close_or_far(n, from_to(random, n > 6 ? 30 : 0, 40), random);
}

Sheet large_skyscraper(Random& random) {
    // More givens with fewer clues, so that an engine decides the board in a few hundred failures.
    const int n = from_to(random, 6, 16), clues = from_to(random, 0, 100);
    const int givens = from_to(random, 3 * n, 60) - clues / 5;
    return skyscraper(n, clues, givens, random);
}

Sheet large_hoodoo(Random& random) {
    const Size size{from_to(random, 5, 9), from_to(random, 5, 9)};
    Sheet sheet = sheet::blank(puzzles::hoodoo::notation, size);
    sheet.options[puzzles::hoodoo::pegs_option] = puzzles::hoodoo::none;
    int& colours = sheet.options[puzzles::hoodoo::colours_option];
    colours += from_to(random, 0, 3);
    if (random.one_in(4)) sheet.cells[from_to(random, 0, size.cells() - 1)] = puzzles::hoodoo::hole;
    while (!show_some_solution(sheet, from_to(random, 40, 85), random)) ++colours;
    if (random.one_in(4)) spoil_a_cell(sheet, 1, static_cast<Value>(colours), random);
    return sheet;
}

Sheet large_close_or_far(Random& random) {
    return close_or_far(from_to(random, 7, 14), from_to(random, 15, 70), random);
}

Sheet random_sheet(Random& random) {
    switch (random.below(3)) {
        case 0: return random_skyscraper(random);
        case 1: return random_hoodoo(random);
        default: return random_close_or_far(random);
    }
}

Sheet large_sheet(Random& random) {
    switch (random.below(3)) {
        case 0: return large_skyscraper(random);
        case 1: return large_hoodoo(random);
        default: return large_close_or_far(random);
    }
}

}  // namespace gridwright::tests
