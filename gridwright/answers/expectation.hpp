#pragma once

// What the `# expect:` line of a puzzle says about its solutions, and whether an answer contradicts it. Both the line
// and the answer are ranges: how many solutions there are, and how good the best one is. An answer contradicts the line
// when no puzzle fits both, so an answer that does not decide the question never does.

#include "gridwright/answers/check.hpp"
#include "gridwright/answers/solve.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gridwright::answers {

/// What is known about the solutions of a puzzle. With an objective, only the best ones count.
struct SolutionFacts {
    std::uint64_t at_least = 0;
    std::optional<std::uint64_t> at_most = {};                           ///< none: any number
    std::optional<int> objective_at_least = {}, objective_at_most = {};  ///< of the best solution

    bool operator==(const SolutionFacts&) const = default;
};

/// Reads `unique`, `several`, `several 6`, `several >=100`, `6 solutions`, `impossible`, `solved`, `optimal 2 pegs` and
/// `legal 7 pegs` (a board with so many pegs is known); nothing for every other text.
std::optional<SolutionFacts> read_expectation(std::string_view text);

/// What an answer proves.
SolutionFacts facts_of(const Solved& solved);
SolutionFacts facts_of(const Checked& checked);

/// How the answer contradicts what the puzzle expects: "expected unique, but the puzzle has no solution". Empty when
/// it does not, or when the puzzle expects nothing that this can read.
std::string contradiction(const puzzles::Puzzle& puzzle, const Solved& solved);
std::string contradiction(const puzzles::Puzzle& puzzle, const Checked& checked);

}  // namespace gridwright::answers
