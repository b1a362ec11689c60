#include "cli/pursuit.hpp"

#include "cli/report.hpp"
#include "gridwright/base/deadline.hpp"

#include <fmt/format.h>

#include <memory>

namespace gridwright::cli {

std::string text_of(const Pursuit& pursuit) {
    std::string text = fmt::format("{}x{}", pursuit.size.rows, pursuit.size.columns);
    if (pursuit.best) text += fmt::format("  {} {}", fewest_key, *pursuit.best);
    if (pursuit.bound) text += fmt::format("  bound {}", *pursuit.bound);
    const std::chrono::duration<double> passed = base::now() - pursuit.since;
    return text + fmt::format("  {:.1f} s", passed.count());
}

void follow(kernel::Search& search, kernel::Fewest objective, kernel::Size size,
            std::function<void(const Pursuit&)> tell) {
    const auto pursuit = std::make_shared<Pursuit>(Pursuit{size, base::now(), {}, {}});
    tell(*pursuit);
    search.on_solution = [=](const kernel::Solution& solution) {
        pursuit->best = kernel::objective_of(objective, solution);
        tell(*pursuit);
        return true;
    };
    search.on_bound = [=](int bound) {
        pursuit->bound = bound;
        tell(*pursuit);
    };
}

}  // namespace gridwright::cli
