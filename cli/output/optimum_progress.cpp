#include "cli/output/optimum_progress.hpp"

#include "cli/output/answer_parts.hpp"
#include "gridwright/base/deadline.hpp"

#include <fmt/format.h>

#include <memory>

namespace gridwright::cli {

std::string text_of(const OptimumProgress& optimum) {
    std::string text = fmt::format("{}x{}", optimum.size.rows, optimum.size.columns);
    if (optimum.best) text += fmt::format("  {} {}", fewest_key, *optimum.best);
    if (optimum.bound) text += fmt::format("  bound {}", *optimum.bound);
    const std::chrono::duration<double> passed = base::now() - optimum.since;
    return text + fmt::format("  {:.1f} s", passed.count());
}

void follow_optimum(kernel::Search& search, kernel::Fewest objective, kernel::Size size,
                    std::function<void(const OptimumProgress&)> tell) {
    const auto optimum = std::make_shared<OptimumProgress>(OptimumProgress{size, base::now(), {}, {}});
    tell(*optimum);
    search.on_solution = [=](const kernel::Solution& solution) {
        optimum->best = kernel::objective_of(objective, solution);
        tell(*optimum);
        return true;
    };
    search.on_bound = [=](int bound) {
        optimum->bound = bound;
        tell(*optimum);
    };
}

}  // namespace gridwright::cli
