#include "gridwright/engines/sat/plain.hpp"

#include "gridwright/engines/sat/encoded_model.hpp"

namespace gridwright::engines::sat {

using namespace kernel;

Outcome PlainCadical::run(const Model& model, const Search& search) {
    const auto start = base::now();
    auto solver = std::make_unique<Solver>();
    solver->start(search.limits);
    EncodedModel board(model, model.domains, encoding::Clues::fixed, std::move(solver));
    for (const Given& given : model.givens) {
        const constraints::Literal is[] = {board.encoding().cells.is(given.cell, given.value)};
        board.add(is);
    }
    Outcome outcome = answer(model, search, board, {});
    outcome.stats.time = base::now() - start;
    return outcome;
}

}  // namespace gridwright::engines::sat
