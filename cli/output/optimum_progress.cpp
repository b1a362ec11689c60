#include "cli/output/optimum_progress.hpp"

#include "gridwright/base/deadline.hpp"

#include <fmt/format.h>

namespace gridwright::cli {

OptimumProgress optimum_progress_of(const puzzles::Puzzle& puzzle) {
    return {puzzle.size(), base::now(), {}};
}

std::string text_of(const OptimumProgress& optimum) {
    std::string text = fmt::format("{}x{}", optimum.size.rows, optimum.size.columns);
    if (optimum.progress.best) text += fmt::format("  best {}", *optimum.progress.best);
    if (optimum.progress.bound) text += fmt::format("  bound {}", *optimum.progress.bound);
    const std::chrono::duration<double> passed = base::now() - optimum.since;
    return text + fmt::format("  {:.1f} s", passed.count());
}

}  // namespace gridwright::cli
