#include "gridwright/kernel/model.hpp"

#include <algorithm>

namespace gridwright::kernel {
namespace {

std::vector<bool> all_but(const std::vector<std::size_t>& left_out, std::size_t size) {
    std::vector<bool> stays(size, true);
    for (const std::size_t index : left_out) stays[index] = false;
    return stays;
}

}  // namespace

Parts told_parts(const Model& model) {
    Parts told;
    for (std::size_t i = 0; i < model.constraints.size(); ++i)
        if (!is_rule(model.constraints.origin(i))) told.constraints.push_back(i);
    for (std::size_t i = 0; i < model.givens.size(); ++i) told.givens.push_back(i);
    return told;
}

Model without(const Model& model, const Parts& left_out) {
    Model result;
    result.domains = model.domains;
    const auto constraint_stays = all_but(left_out.constraints, model.constraints.size());
    for (std::size_t i = 0; i < model.constraints.size(); ++i)
        if (constraint_stays[i]) result.add(model.constraints[i], model.constraints.origin(i));
    const auto given_stays = all_but(left_out.givens, model.givens.size());
    for (std::size_t i = 0; i < model.givens.size(); ++i)
        if (given_stays[i]) result.givens.push_back(model.givens[i]);
    result.objective = model.objective;
    return result;
}

void domains_with_givens(const Model& model, Grid<Domain>& into) {
    into = model.domains;
    for (const Given& given : model.givens) into[given.cell] &= Domain::single(given.value);
}

int objective_of(const Fewest& fewest, const Solution& solution) {
    return static_cast<int>(std::count(solution.begin(), solution.end(), fewest.value));
}

}  // namespace gridwright::kernel
