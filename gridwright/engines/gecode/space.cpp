// The plain model that Gecode's users would write: distinct at domain consistency, counts, and a pattern for each clue
// and each line of letters. At the strength `line` a pattern also knows what another constraint says of its line: that
// it is a permutation, which makes clues far stronger, or that there are two of each letter, which makes counts
// needless. A constraint that cannot hold fails the space, so that odd cases need no care elsewhere.

#include "gridwright/engines/gecode/space.hpp"

#include "gridwright/engines/gecode/labeling.hpp"

#include <algorithm>

namespace gridwright::engines::gecode {

using namespace kernel;
using Gecode::IntVar;
using Gecode::IntVarArgs;

namespace {

/// The union of the domains of a line, without the givens.
Domain values_of(Line line, const Model& model) {
    Domain values;
    for (int i = 0; i < line.length; ++i) values |= model.domains[line[i]];
    return values;
}

bool is_same(Line a, Line b) {
    return a == b || a == b.reversed();
}

/// True if another constraint makes the line a permutation of these values.
bool is_permutation(Line line, Domain values, const Model& model) {
    if (values.size() != line.length) return false;
    return std::any_of(model.constraints.begin(), model.constraints.end(), [&](const Constraint& constraint) {
        const auto* different = std::get_if<AllDifferent>(&constraint);
        return different && is_same(different->line, line) && !different->except.meets(values);
    });
}

/// True if a CloserPair on the same line implies the count; its pattern includes it.
bool is_said_by_a_pair(const Exactly& constraint, const Model& model) {
    return constraint.times == 2 &&
           std::any_of(model.constraints.begin(), model.constraints.end(), [&](const Constraint& c) {
               const auto* pair = std::get_if<CloserPair>(&c);
               return pair && is_same(pair->line, constraint.line) &&
                      (pair->near == constraint.value || pair->far == constraint.value);
           });
}

IntVar variable(Gecode::Space& home, Domain domain) {
    if (domain == Domain::range(domain.min(), domain.max())) return IntVar(home, domain.min(), domain.max());
    Gecode::IntArgs values;
    for (const int value : domain) values << value;
    return IntVar(home, Gecode::IntSet(values));
}

}  // namespace

GecodeSpace::GecodeSpace(const Model& model, const Search& search, Patterns& patterns, const Watch& watch)
    : together_(search.strength == Strength::line), objective_(*this, 0, 0) {
    add_cells(model);
    for (const Constraint& constraint : model.constraints) {
        if (failed() || watch.due()) return;
        std::visit([&](const auto& c) { post(c, model, patterns, watch); }, constraint);
    }
    if (model.objective) post(*model.objective);
    label(*this, cells_, search);
}

GecodeSpace::GecodeSpace(GecodeSpace& other) : Space(other), together_(other.together_) {
    cells_.update(*this, other.cells_);
    objective_.update(*this, other.objective_);
}

void GecodeSpace::constrain(const Gecode::Space& best) {
    limit(static_cast<const GecodeSpace&>(best).objective_.val() - 1);
}

void GecodeSpace::limit(int objective) {
    Gecode::rel(*this, objective_, Gecode::IRT_LQ, objective);
}

void GecodeSpace::read(Solution& into) const {
    for (int cell = 0; cell < cells_.size(); ++cell) into[cell] = static_cast<Value>(cells_[cell].val());
}

void GecodeSpace::add_cells(const Model& model) {
    Grid<Domain> domains;
    domains_with_givens(model, domains);
    cells_ = Gecode::IntVarArray(*this, model.size().cells());
    for (int cell = 0; cell < model.size().cells(); ++cell) {
        const bool hopeless = domains[cell].empty();
        cells_[cell] = variable(*this, hopeless ? Domain::single(0) : domains[cell]);
        if (hopeless) fail();
    }
}

IntVarArgs GecodeSpace::cells_of(Line line) const {
    IntVarArgs cells(line.length);
    for (int i = 0; i < line.length; ++i) cells[i] = cells_[line[i]];
    return cells;
}

/// Cells with only excepted values, such as holes, do not matter. If the others can hold no excepted value, their
/// values are simply distinct.
void GecodeSpace::post(const AllDifferent& constraint, const Model& model, Patterns&, const Watch&) {
    IntVarArgs cells;
    Domain values;
    for (int i = 0; i < constraint.line.length; ++i) {
        const Domain domain = model.domains[constraint.line[i]];
        if (domain.within(constraint.except)) continue;
        cells << cells_[constraint.line[i]];
        values |= domain;
    }
    if (cells.size() < 2) return;
    if (!values.meets(constraint.except)) return Gecode::distinct(*this, cells, Gecode::IPL_DOM);
    for (const int value : values - constraint.except) Gecode::count(*this, cells, value, Gecode::IRT_LQ, 1);
}

void GecodeSpace::post(const Visible& constraint, const Model& model, Patterns& patterns, const Watch& watch) {
    const Domain values = values_of(constraint.line, model);
    post(constraint.line,
         patterns.of(constraint, values, together_ && is_permutation(constraint.line, values, model), watch));
}

void GecodeSpace::post(const Exactly& constraint, const Model& model, Patterns&, const Watch&) {
    if (together_ && is_said_by_a_pair(constraint, model)) return;
    if (constraint.times < 0 || constraint.times > constraint.line.length) return fail();
    if (constraint.line.length == 0) return;
    Gecode::count(*this, cells_of(constraint.line), constraint.value, Gecode::IRT_EQ, constraint.times);
}

void GecodeSpace::post(const CloserPair& constraint, const Model& model, Patterns& patterns, const Watch& watch) {
    post(constraint.line, patterns.of(constraint, values_of(constraint.line, model), watch));
}

void GecodeSpace::post(Line line, const Pattern& pattern) {
    if (const auto* automaton = std::get_if<Gecode::DFA>(&pattern))
        Gecode::extensional(*this, cells_of(line), *automaton);
    else if (const auto* table = std::get_if<Gecode::TupleSet>(&pattern))
        Gecode::extensional(*this, cells_of(line), *table);
    else
        fail();
}

/// Some cell differs from the solution.
void GecodeSpace::post(const NotThis& constraint, const Model& model, Patterns&, const Watch&) {
    if (constraint.solution->size() != model.size()) return;
    Gecode::BoolVarArgs alike(cells_.size());
    for (int cell = 0; cell < cells_.size(); ++cell) {
        alike[cell] = Gecode::BoolVar(*this, 0, 1);
        Gecode::rel(*this, cells_[cell], Gecode::IRT_EQ, (*constraint.solution)[cell], Gecode::Reify(alike[cell]));
    }
    if (cells_.size() == 0) return fail();
    Gecode::rel(*this, Gecode::BOT_AND, alike, 0);
}

void GecodeSpace::post(const Fewest& objective) {
    objective_ = IntVar(*this, 0, cells_.size());
    if (cells_.size() > 0) Gecode::count(*this, cells_, objective.value, Gecode::IRT_EQ, objective_);
}

}  // namespace gridwright::engines::gecode
