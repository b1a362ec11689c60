// Finds one solution after another: a clause forbids each solution found, and the solver runs again. These clauses bind
// only during the current search. With an objective, the next call demands fewer cells with the value, until there is
// no solution, which proves the last one best.

#include "gridwright/engines/sat/encoded_model.hpp"

#include "gridwright/encoding/objective.hpp"

#include <utility>

namespace gridwright::engines::sat {

using namespace kernel;
using constraints::Formula;
using constraints::Literal;

EncodedModel::EncodedModel(const Model& model, const Grid<Domain>& domains, encoding::Clues clues,
                           std::unique_ptr<Solver> solver)
    : solver_(std::move(solver)),
      encoding_(
          encoding::encode(model, domains, clues, solver_->watch(), [this, many = false](Formula& formula) mutable {
              // The solver must know before the first clause whether there will be many; few clauses are passed on at
              // the end.
              if (!many && formula.clauses() <= Solver::many_clauses) return;
              if (!std::exchange(many, true)) solver_->expect_many();
              solver_->take(formula);
          })) {
    solver_->take(encoding_.formula);
}

void EncodedModel::add(std::span<const Literal> clause) {
    encoding_.formula.add(clause);
    solver_->take(encoding_.formula);
}

Literal EncodedModel::at_most(int most, const Fewest& objective) {
    if (std::cmp_less_equal(at_least_.size(), most)) {
        encoding_.formula.heed(&solver_->watch());
        at_least_ = encoding::counted(objective, most + 1, encoding_.cells, encoding_.formula);
        encoding_.formula.heed(nullptr);
        solver_->take(encoding_.formula);
    }
    return -at_least_[most];
}

void EncodedModel::read(Solution& solution) {
    const auto& cells = encoding_.cells;
    for (int cell = 0; cell < cells.size().cells(); ++cell)
        for (const int value : cells.domain(cell))
            if (solver_->is_true(cells.is(cell, value))) solution[cell] = static_cast<Value>(value);
}

namespace {

class SatSearch {
  public:
    SatSearch(const Model& model, const Search& search, EncodedModel& board, std::vector<Literal> holding,
              Outcome& outcome)
        : model_(model),
          search_(search),
          board_(board),
          holding_(std::move(holding)),
          outcome_(outcome),
          collector_(model, search, outcome),
          asking_(board.encoding().formula.new_variable()),
          solution_(model.size()) {
        holding_.push_back(asking_);
    }

    /// Lifts everything that this search has forbidden.
    void close() {
        const Literal over[] = {-asking_};
        board_.add(over);
    }

    void find_all() { minimise_then_count(*this, model_, search_, collector_, outcome_); }

    template <typename Take>
    Stop find(Take take) {
        return run([&] {
            const bool go_on = take(solution_);
            if (go_on) forbid();
            return go_on;
        });
    }

    template <typename Take>
    Stop minimise(Take take) {
        const Value value = model_.objective->value;
        collector_.raise_bound(cells_sure_of(value));
        for (int cell = 0; cell < model_.size().cells(); ++cell)
            board_.solver().prefer_not(board_.encoding().cells.is(cell, value));
        const std::size_t held = holding_.size();
        const Stop stopped = run([&] {
            const bool go_on = take(solution_);
            holding_.resize(held);
            if (go_on) holding_.push_back(board_.at_most(*outcome_.objective - 1, *model_.objective));
            return go_on;
        });
        holding_.resize(held);
        return stopped;
    }

    template <typename Take>
    Stop find_as_good(int objective, Take take) {
        holding_.push_back(board_.at_most(objective, *model_.objective));
        return find(take);
    }

  private:
    /// Calls the solver until there is no solution, or `on_solution` returns false.
    template <typename OnSolution>
    Stop run(OnSolution on_solution) {
        while (true) {
            if (!board_.whole()) return board_.solver().watch().reason();
            switch (board_.solver().solve(holding_)) {
                case SolverAnswer::no: return Stop::exhausted;
                case SolverAnswer::interrupted: return board_.solver().watch().reason();
                case SolverAnswer::yes: break;
            }
            board_.read(solution_);
            if (!on_solution()) return Stop::enough;
        }
    }

    void forbid() {
        std::vector<Literal> elsewhere{-asking_};
        for (int cell = 0; cell < model_.size().cells(); ++cell)
            elsewhere.push_back(-board_.encoding().cells.is(cell, solution_[cell]));
        board_.add(elsewhere);
    }

    int cells_sure_of(Value value) const {
        int cells = 0;
        for (int cell = 0; cell < model_.size().cells(); ++cell)
            if (board_.encoding().cells.domain(cell) == Domain::single(value)) ++cells;
        return cells;
    }

    const Model& model_;
    const Search& search_;
    EncodedModel& board_;
    std::vector<Literal> holding_;
    Outcome& outcome_;
    Collector collector_;
    const Literal asking_;  // while it is true, the solutions found stay forbidden
    Solution solution_;
};

}  // namespace

Outcome answer(const Model& model, const Search& search, EncodedModel& board, std::vector<Literal> holding) {
    Outcome outcome;
    SatSearch question(model, search, board, std::move(holding), outcome);
    question.find_all();
    question.close();
    outcome.stats.constraints = model.constraints.size();
    outcome.stats.backtracks = board.solver().conflicts();
    outcome.stats.nodes = board.solver().calls() + board.solver().conflicts();
    return outcome;
}

}  // namespace gridwright::engines::sat
