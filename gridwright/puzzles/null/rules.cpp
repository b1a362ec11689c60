#include "gridwright/puzzles/null/puzzle.hpp"

namespace gridwright::puzzles::null {

using namespace kernel;

void Null::model(Model& m) const {
    m.reset(size(), Domain::range(1, size().columns));
    for (const Line line : rows(size())) m.constraints.emplace_back(AllDifferent{line});
    m.rules = m.constraints.size();
    add_givens(m);
}

}  // namespace gridwright::puzzles::null
