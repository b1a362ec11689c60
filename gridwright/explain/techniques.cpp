#include "gridwright/explain/techniques.hpp"

#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/what_if.hpp"

#include <algorithm>

namespace gridwright::explain {
namespace {

constexpr const Technique* all[] = {
    &naked_single, &hidden_single, &last_colour, &only_place, &what_if,
};

constexpr Rung rungs[] = {
    {&naked_single, 1, 10},
    {&hidden_single, 1, 12},
    {&what_if, 8, 800, 2},
    {&what_if, 9, 1600, 7},
};

}  // namespace

std::span<const Technique* const> techniques() {
    return all;
}

bool is_technique(std::string_view id) {
    return std::ranges::any_of(all, [&](const Technique* technique) { return technique->id == id; });
}

const Ladder different_values{rungs};

}  // namespace gridwright::explain
