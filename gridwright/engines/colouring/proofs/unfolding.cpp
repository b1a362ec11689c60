#include "gridwright/engines/colouring/proofs/unfolding.hpp"

#include "gridwright/kernel/turning.hpp"

#include <array>

namespace gridwright::engines::colouring {

using namespace kernel;

std::vector<Solution> Unfolding::news(const Solution& board) {
    std::vector<Solution> result;
    const bool square = board.size().rows == board.size().columns;
    for (const Turning turning : turnings) {
        if (turning.transposed && !square) continue;
        Solution one = named_in_order(turned(board, turning));
        if (known_.emplace(one.begin(), one.end()).second) result.push_back(std::move(one));
    }
    return result;
}

/// The colour that comes first gets the lowest name.
Solution Unfolding::named_in_order(Solution board) const {
    std::array<Value, highest_value + 1> name{};
    Domain unused = colours_, named;
    for (Value& value : board) {
        if (!colours_.contains(value)) continue;
        if (!named.contains(value)) {
            name[value] = static_cast<Value>(unused.min());
            unused.remove(name[value]);
            named.add(value);
        }
        value = name[value];
    }
    return board;
}

}  // namespace gridwright::engines::colouring
