#pragma once

// The answer of `solve` to one puzzle, in every format.

#include "cli/output/answer_parts.hpp"
#include "gridwright/answers/solve.hpp"

namespace gridwright::cli {

int exit_code(const answers::Solved& solved);

/// The whole answer; the boards of --all are printed one by one before it.
std::string text_of(const answers::Solved& solved, const Task& task, const OutputStyle& style);

/// One solution of --all; `index` counts from 1.
std::string text_of_solution(const kernel::Solution& solution, std::uint64_t index,
                             const std::optional<kernel::Fewest>& objective, const Task& task,
                             const OutputStyle& style);

}  // namespace gridwright::cli
