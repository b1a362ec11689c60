#pragma once

// The progress of the search for the best solution of one puzzle, for the progress line.

#include "gridwright/answers/solve.hpp"

#include <string>

namespace gridwright::cli {

struct OptimumProgress {
    kernel::Size size;
    std::chrono::nanoseconds since;  ///< when it began
    answers::Progress progress;
};

/// A progress that begins now, for this puzzle.
OptimumProgress optimum_progress_of(const puzzles::Puzzle& puzzle);

/// "12x12  best 3  bound 0  1.2 s", without what is not known yet.
std::string text_of(const OptimumProgress& optimum);

}  // namespace gridwright::cli
