#include "gridwright/kernel/search_node.hpp"

namespace gridwright::kernel {

std::string_view name(Decision::Relation relation) {
    constexpr std::string_view names[] = {"=", "!=", "<=", ">"};
    return names[static_cast<int>(relation)];
}

std::string_view name(SearchNode::Outcome outcome) {
    constexpr std::string_view names[] = {"branch", "fail", "solution", "stopped"};
    return names[static_cast<int>(outcome)];
}

Domain values_left_by(const Decision& decision) {
    const int value = decision.value;
    switch (decision.relation) {
        case Decision::Relation::equal: return Domain::single(value);
        case Decision::Relation::not_equal: return Domain::all() - Domain::single(value);
        case Decision::Relation::at_most: return Domain::below(value + 1);
        case Decision::Relation::above: return Domain::above(value);
    }
    return Domain::all();
}

}  // namespace gridwright::kernel
