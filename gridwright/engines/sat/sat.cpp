#include "gridwright/engines/sat/sat.hpp"

#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/engines/sat/encoded_model.hpp"

#include <algorithm>

namespace gridwright::engines::sat {

using namespace kernel;
using constraints::Literal;

namespace {

std::uint64_t cells_narrowed(const Model& model, const Grid<Domain>& left) {
    Grid<Domain> before;
    domains_with_givens(model, before);
    std::uint64_t cells = 0;
    for (int cell = 0; cell < model.size().cells(); ++cell)
        if (before[cell] != left[cell]) ++cells;
    return cells;
}

/// The outcome if propagation alone shows that there is no solution.
Outcome impossible(const Model& model, const Search& search) {
    Outcome outcome;
    outcome.asked = search.solutions;
    outcome.stats.constraints = model.constraints.size();
    outcome.stats.backtracks = outcome.stats.nodes = 1;
    return outcome;
}

Outcome solved(const Model& model, const Search& search) {
    auto solver = std::make_unique<Solver>(search.seed);
    solver->start(search.limits);
    const auto domains = fd::narrowed(model, search.strength, solver->watch());
    if (!domains) return impossible(model, search);
    EncodedModel board(model, *domains, encoding::Clues::fixed, std::move(solver));
    Outcome outcome = answer(model, search, board, {});
    outcome.stats.prunings = cells_narrowed(model, *domains);
    return outcome;
}

/// The domains that the rules alone leave, whichever clues and givens are left out.
Grid<Domain> domains_by_rules(const Model& model, const Watch& watch) {
    Model rules = without(model, told_parts(model));
    rules.objective.reset();
    return fd::narrowed(rules, Strength::line, watch).value_or(model.domains);
}

/// The outcome if a limit is reached before the first question.
Outcome unasked(const Model& model, const Search& search, Stop why) {
    Outcome outcome;
    outcome.asked = search.solutions;
    outcome.stopped = why;
    outcome.stats.constraints = model.constraints.size();
    return outcome;
}

/// Uses one solver for all questions: a literal switches each clue, and givens are assumptions. The first question
/// creates the solver within its own limits; if they end it early, the next question starts again.
class AssumingSession final : public Session {
  public:
    AssumingSession(SatEngine& engine, const Model& model) : engine_(engine), model_(model) {}

    Outcome run(const Search& search, const Parts& left_out) override {
        const auto start = base::now();
        const Model smaller = without(model_, left_out);
        if (std::any_of(left_out.constraints.begin(), left_out.constraints.end(),
                        [&](std::size_t index) { return is_rule(model_.constraints.origin(index)); }))
            return engine_.run(smaller, search);
        // If a question runs out of memory, the encoded model goes with it.
        std::unique_ptr<EncodedModel> board = std::move(board_);
        if (board)
            board->solver().start(search.limits);
        else
            board = begun(search.limits);
        Outcome outcome = board->whole() ? answer(smaller, search, *board, holding(*board, smaller, left_out))
                                         : unasked(smaller, search, board->solver().watch().reason());
        if (board->whole()) board_ = std::move(board);
        outcome.stats.time = base::now() - start;
        return outcome;
    }

  private:
    std::unique_ptr<EncodedModel> begun(const Limits& limits) const {
        auto solver = std::make_unique<Solver>(Search{}.seed);
        solver->start(limits);
        const Grid<Domain> domains = domains_by_rules(model_, solver->watch());
        return std::make_unique<EncodedModel>(model_, domains, encoding::Clues::switchable, std::move(solver));
    }

    std::vector<Literal> holding(EncodedModel& board, const Model& smaller, const Parts& left_out) const {
        std::vector<Literal> literals = board.encoding().guards;
        for (const std::size_t index : left_out.constraints) {
            Literal& guard = literals[index];
            if (guard > 0) guard = -guard;
        }
        std::erase(literals, constraints::always);
        for (const Given& given : smaller.givens)
            literals.push_back(board.encoding().cells.is(given.cell, given.value));
        return literals;
    }

    SatEngine& engine_;
    const Model& model_;
    std::unique_ptr<EncodedModel> board_;
};

}  // namespace

std::optional<std::string> SatEngine::refuses(const Model& model) const {
    if (encoding::most_literals(model) <= most_literals) return std::nullopt;
    return "the engine sat needs too much memory for the clauses of this puzzle";
}

Outcome SatEngine::run(const Model& model, const Search& search) {
    const auto start = base::now();
    Outcome outcome = solved(model, search);
    outcome.stats.time = base::now() - start;
    return outcome;
}

std::unique_ptr<Session> SatEngine::open(const Model& model) {
    return std::make_unique<AssumingSession>(*this, model);
}

}  // namespace gridwright::engines::sat
