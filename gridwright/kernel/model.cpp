#include "gridwright/kernel/model.hpp"

#include <algorithm>

namespace gridwright::kernel {
namespace {

template <typename T>
std::vector<T> kept(const std::vector<T>& items, const std::vector<std::size_t>& left_out) {
    std::vector<bool> stays(items.size(), true);
    for (const std::size_t index : left_out) stays[index] = false;
    std::vector<T> result;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (stays[i]) result.push_back(items[i]);
    return result;
}

}  // namespace

Model without(const Model& model, const LeftOut& left_out) {
    Model result;
    result.domains = model.domains;
    result.constraints = kept(model.constraints, left_out.constraints);
    result.rules = model.rules;
    for (const std::size_t index : left_out.constraints)
        if (index < model.rules) --result.rules;
    result.givens = kept(model.givens, left_out.givens);
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
