#include "gridwright/puzzles/null/puzzle.hpp"

namespace gridwright::puzzles::null {

using namespace kernel;

void Null::model(Model& m) const {
    m.reset(size(), Domain::range(1, size().columns));
    for (const Line line : rows(size())) m.add(AllDifferent{line});
    add_givens(m);
}

}  // namespace gridwright::puzzles::null
