#include "gridwright/engines/sat/plain.hpp"

#include "gridwright/engines/sat/question.hpp"

namespace gridwright::engines::sat {

using namespace kernel;

Outcome PlainCadical::run(const Model& model, const Search& search) {
    const auto start = base::now();
    auto solver = std::make_unique<Solver>();
    solver->start(search.limits);
    Encoding encoding = encode(model, model.domains, Clues::fixed, [&] { return solver->interrupted(); });
    for (const Given& given : model.givens) encoding.formula.add({encoding.cells.is(given.cell, given.value)});
    Board board(std::move(encoding), std::move(solver));
    Outcome outcome = answer(model, search, board, {});
    outcome.stats.time = base::now() - start;
    return outcome;
}

}  // namespace gridwright::engines::sat
