#pragma once

// What `solve` says about one puzzle, in every format. It holds the facts; the words are computed from them.

#include "cli/output/answer_parts.hpp"
#include "cli/output/output_style.hpp"

namespace gridwright::cli {

struct Answer {
    const puzzles::Puzzle& puzzle;
    std::optional<kernel::Fewest> objective;  ///< what the puzzle wants fewest of
    Goal goal = Goal::one;
    kernel::Outcome outcome;
    Effort effort;
};

int exit_code(const Answer& answer);

/// The whole answer; the boards of --all are printed one by one before it.
std::string text_of(const Answer& answer, const OutputStyle& style);

/// One solution of --all; `index` counts from 1.
std::string text_of_solution(const puzzles::Puzzle& puzzle, const std::optional<kernel::Fewest>& objective,
                             const kernel::Solution& solution, std::uint64_t index, const OutputStyle& style);

}  // namespace gridwright::cli
