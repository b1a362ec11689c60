#include "gridwright/constraints/closer_pair/meaning.hpp"

#include <vector>

namespace gridwright::constraints {
namespace {

std::vector<int> places_of(kernel::Value value, kernel::Line line, const kernel::Solution& solution) {
    std::vector<int> places;
    for (int i = 0; i < line.length; ++i)
        if (solution[line[i]] == value) places.push_back(i);
    return places;
}

}  // namespace

bool holds(const kernel::CloserPair& word, const kernel::Solution& solution) {
    const std::vector<int> near = places_of(word.near, word.line, solution);
    const std::vector<int> far = places_of(word.far, word.line, solution);
    return near.size() == 2 && far.size() == 2 && near[1] - near[0] < far[1] - far[0];
}

}  // namespace gridwright::constraints
