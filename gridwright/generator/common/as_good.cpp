#include "gridwright/generator/common/as_good.hpp"

#include <utility>

namespace gridwright::generator {

using namespace kernel;

void ask_for_as_good_as(const Solution& best, Model& model) {
    if (!model.objective) return;
    const int cells = model.size().cells();
    base::require(std::cmp_less_equal(cells, longest_line), "a board on which the best is wanted is small");
    const Line whole_board{0, 1, static_cast<std::int16_t>(cells)};
    model.add(Exactly{whole_board, model.objective->value, objective_of(*model.objective, best)});
    model.objective.reset();
}

}  // namespace gridwright::generator
