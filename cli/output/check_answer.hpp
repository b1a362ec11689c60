#pragma once

// What `check` says about one board, in every format.

#include "cli/output/answer_parts.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/explain/conflict.hpp"
#include "gridwright/puzzles/sentences.hpp"

namespace gridwright::cli {

struct Judgement {
    enum class Verdict {
        ok,          ///< no rule is broken, and the board is full or can be completed
        broken,      ///< a rule is broken
        impossible,  ///< no rule is broken yet, but nothing completes the board
        unknown,     ///< a limit came before it was known whether something does
    };

    Verdict verdict = Verdict::ok;
    int open = 0;               ///< cells that are not filled
    std::optional<int> fewest;  ///< in a full board: how many cells hold what the puzzle wants fewest of
    std::vector<puzzles::Violation> violations;
    std::optional<explain::Conflict> conflict;
    Effort effort;
};

int exit_code(const Judgement& judgement);

/// The whole judgement of a puzzle that gave this model.
std::string text_of(const Judgement& judgement, const puzzles::Puzzle& puzzle, const kernel::Model& model,
                    const std::optional<kernel::Fewest>& objective, const OutputStyle& style);

}  // namespace gridwright::cli
