#include "gridwright/puzzles/close_or_far/puzzle.hpp"

namespace gridwright::puzzles::close_or_far {

using namespace kernel;

void CloseOrFar::model(Model& m) const {
    m.reset(size(), Domain::range(empty, far));
    for (const auto& lines : {rows(size()), columns(size())})
        for (const Line line : lines) {
            m.add(Exactly{line, near, 2});
            m.add(Exactly{line, far, 2});
            m.add(CloserPair{line, near, far});
        }
    add_givens(m);
}

}  // namespace gridwright::puzzles::close_or_far
