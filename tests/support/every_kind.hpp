#pragma once

// All kinds of puzzles, and random sheets of them, for tests that hold for every kind.

#include "gridwright/base/random.hpp"
#include "gridwright/puzzles/null/puzzle.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <vector>

namespace gridwright::tests {

/// Those that players see, and the null puzzle.
inline std::vector<puzzles::PuzzleRow> every_kind() {
    std::vector<puzzles::PuzzleRow> all(puzzles::table().begin(), puzzles::table().end());
    all.push_back({puzzles::null::notation, puzzles::make_as<puzzles::null::Null>});
    return all;
}

/// Every value that a cell may be given.
inline std::vector<kernel::Value> values_of(const sheet::Sheet& sheet) {
    std::vector<kernel::Value> values;
    for (int number = 1; number <= sheet.notation->highest_number(sheet.size, sheet.options); ++number)
        values.push_back(static_cast<kernel::Value>(number));
    for (const sheet::Symbol& symbol : sheet.notation->symbols) values.push_back(symbol.value);
    return values;
}

/// A sheet with a clue or a value at one place in `rarity`, whether they fit together or not.
inline sheet::Sheet scattered(const sheet::Notation& notation, kernel::Size size, std::uint64_t rarity,
                              base::Random& random) {
    sheet::Sheet sheet = blank(notation, size);
    const std::vector<kernel::Value> values = values_of(sheet);
    for (auto& cell : sheet.cells)
        if (random.one_in(rarity)) cell = values[random.below(values.size())];
    for (auto& side : sheet.sides)
        for (int& clue : side)
            if (random.one_in(rarity)) clue = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(size.rows)));
    return sheet;
}

}  // namespace gridwright::tests
