#include "gridwright/constraints/closer_pair/meaning.hpp"

namespace gridwright::constraints {
namespace {

struct Places {
    int count = 0, first = 0, last = 0;
};

Places places_of(kernel::Value value, kernel::Line line, const kernel::Solution& solution) {
    Places places;
    for (int i = 0; i < line.length; ++i) {
        if (solution[line[i]] != value) continue;
        if (places.count == 0) places.first = i;
        places.last = i;
        ++places.count;
    }
    return places;
}

}  // namespace

bool holds(const kernel::CloserPair& word, const kernel::Solution& solution) {
    const Places near = places_of(word.near, word.line, solution), far = places_of(word.far, word.line, solution);
    return near.count == 2 && far.count == 2 && near.last - near.first < far.last - far.first;
}

}  // namespace gridwright::constraints
