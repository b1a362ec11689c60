#include "gridwright/puzzles/hoodoo/puzzle.hpp"

namespace gridwright::puzzles::hoodoo {

using namespace kernel;

void Hoodoo::model(Model& m) const {
    const bool transparent_allowed = sheet().options[pegs_option] == fewest;
    m.reset(size(), Domain::range(transparent_allowed ? transparent : 1, sheet().options[colours_option]));

    Domain except;
    if (transparent_allowed) except.add(transparent);
    for (int cell = 0; cell < size().cells(); ++cell)
        if (sheet().cells[cell] == hole) {
            m.domains[cell] = Domain::single(hole);
            except.add(hole);
        }

    for (const auto& lines : {rows(size()), columns(size()), diagonals(size())})
        for (const Line line : lines) m.add(AllDifferent{line, except});
    add_givens(m);
    if (transparent_allowed) m.objective = Fewest{transparent};
}

}  // namespace gridwright::puzzles::hoodoo
