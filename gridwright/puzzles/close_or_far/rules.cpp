#include "gridwright/puzzles/close_or_far/puzzle.hpp"

namespace gridwright::puzzles::close_or_far {

using namespace kernel;

void CloseOrFar::model(Model& m) const {
    m.reset(size(), Domain::range(empty, far));
    for (const auto& lines : {rows(size()), columns(size())})
        for (const Line line : lines) {
            m.constraints.emplace_back(Exactly{line, near, 2});
            m.constraints.emplace_back(Exactly{line, far, 2});
            m.constraints.emplace_back(CloserPair{line, near, far});
        }
    m.rules = m.constraints.size();
    add_givens(m);
}

}  // namespace gridwright::puzzles::close_or_far
