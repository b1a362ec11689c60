#pragma once

// The question behind every step: can cells be filled so that some lines obey their rules and clues? The judge answers
// it exactly, or says that it gave up.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace gridwright::judge {

/// The letters of Close or Far as values.
inline constexpr int blank = 0, near = 1, far = 2;

/// Sets of values and of cells are bits.
inline std::uint64_t bit(int index) {
    return std::uint64_t{1} << index;
}
inline std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

enum class Answer { yes, no, unknown };

/// What is demanded of one line.
struct LineDemand {
    std::vector<int> cells;
    bool differ = false;                  ///< no value twice, transparent pegs aside
    bool counts = false, closer = false;  ///< two near and two far letters; the near ones closer together
    int front = 0, back = 0;              ///< so many are seen from the first cell, and from the last; 0 = no clue
};

struct Question {
    std::vector<LineDemand> lines;
    std::vector<std::uint64_t> domains;  ///< by cell of the board
    std::vector<int> cells;              ///< those that matter
    bool pegs = false;                   ///< the value 0 is a transparent peg and may repeat
    int most_transparent = -1;           ///< at most so many of `cells` are transparent; -1 = no limit
};

/// Whether the cells can be filled.
Answer possible(const Question& question);

/// Marks that no arrangement of the line has are removed, as far as that is quick; `exact` says whether all are.
struct LineFilter {
    bool possible = true, exact = false;
};
LineFilter filter_line(const LineDemand& line, bool pegs, std::vector<std::uint64_t>& domains);

}  // namespace gridwright::judge
