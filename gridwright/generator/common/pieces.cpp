#include "gridwright/generator/common/pieces.hpp"

namespace gridwright::generator {

Groups one_by_one(const Pieces& pieces) {
    Groups groups;
    pieces.each([&](std::size_t piece) { groups.emplace_back().add(piece); });
    return groups;
}

}  // namespace gridwright::generator
