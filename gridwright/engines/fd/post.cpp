// Translates constraints into propagators, in two ways.
//
// `classic` posts each constraint alone, as the reports do: all-different at domain consistency, or for every pair when
// some values may repeat; visibility as a chain of helper variables (maximum and count after each cell); pairs of
// letters by helper variables for their places.
//
// `line` finds constraints about the same cells and posts one propagator for them together if there is a joint filter;
// the others are posted one by one, each at its strongest.

#include "gridwright/engines/fd/post.hpp"

#include <algorithm>

namespace gridwright::engines::fd {

using namespace kernel;

namespace {

class Poster {
  public:
    Poster(const Model& model, Network& network) : model_(model), network_(network) {}

    void add_cells() {
        domains_with_givens(model_, domains_);
        for (const Domain domain : domains_) network_.add_variable(domain);
    }

    std::optional<std::size_t> add_objective() {
        if (!model_.objective) return std::nullopt;
        return post_on_board(AtMost{model_.objective->value, model_.size().cells()});
    }

    void add_classic() {
        for (const Constraint& constraint : model_.constraints)
            std::visit([&](const auto& c) { classic(c); }, constraint);
    }

    void add_lines() {
        const std::size_t constraints = model_.constraints.size();
        joined_.assign(constraints, false);
        for (std::size_t i = 0; i < constraints; ++i) {
            const Constraint& constraint = model_.constraints[i];
            if (const auto* different = std::get_if<AllDifferent>(&constraint)) joined_[i] = join_sights(*different);
            if (const auto* closer = std::get_if<CloserPair>(&constraint)) drop_counts_said_by(*closer);
        }
        for (std::size_t i = 0; i < constraints; ++i)
            if (!joined_[i]) std::visit([&](const auto& c) { line(c); }, model_.constraints[i]);
    }

  private:
    // Each constraint alone, with helper variables.

    void classic(const AllDifferent& constraint) {
        if (constraint.except.empty()) return line(constraint);
        for (int i = 0; i < constraint.line.length; ++i)
            for (int j = i + 1; j < constraint.line.length; ++j) {
                const Variable pair[] = {constraint.line[i], constraint.line[j]};
                network_.post(DifferentPair{constraint.except}, pair);
            }
    }

    void classic(const Visible& constraint) {
        if (constraint.count < 1 || constraint.count > constraint.line.length) return add_contradiction();
        // The first cell is always seen and is the first maximum.
        Variable maximum = constraint.line[0];
        Variable count = network_.add_variable(Domain::single(1));
        Domain heights = network_[maximum];
        for (int i = 1; i < constraint.line.length; ++i) {
            const Variable cell = constraint.line[i];
            heights |= network_[cell];
            const bool last = i + 1 == constraint.line.length;
            const Variable maximum_after = network_.add_variable(heights);
            const Variable count_after =
                network_.add_variable(last ? Domain::single(constraint.count) : Domain::range(1, constraint.count));
            const Variable step[] = {cell, maximum, count, maximum_after, count_after};
            network_.post(SightStep{}, step);
            maximum = maximum_after;
            count = count_after;
        }
    }

    void classic(const Exactly& constraint) { line(constraint); }

    void classic(const CloserPair& constraint) {
        if (constraint.near == constraint.far) return add_contradiction();
        const Variable near_first = add_pair(constraint.line, constraint.near);
        const Variable far_first = add_pair(constraint.line, constraint.far);
        const Variable gaps[] = {near_first, near_first + 1, far_first, far_first + 1};
        network_.post(CloserGap{}, gaps);
    }

    void classic(const NotThis& constraint) { line(constraint); }

    /// The places of the two cells that hold the value; the second is the next variable.
    Variable add_pair(Line places, Value value) {
        const Variable first = network_.add_variable(Domain::range(0, places.length - 1));
        network_.add_variable(Domain::range(0, places.length - 1));
        scope_ = {first, first + 1};
        for (int i = 0; i < places.length; ++i) scope_.push_back(places[i]);
        network_.post(PairPlaces{value}, scope_);
        return first;
    }

    /// For a constraint that can never be kept.
    void add_contradiction() { network_.add_variable(Domain()); }

    // All constraints of a line together.

    /// Posts visibility from the ends of a permutation together with the permutation; false if there is nothing to
    /// join.
    bool join_sights(const AllDifferent& different) {
        if (!different.except.empty() || !is_permutation(different.line)) return false;
        constraints::Sights sights;
        const auto take = [&](int& clue, Line seen_along) {
            for (std::size_t i = 0; i < joined_.size() && !clue; ++i)
                if (const auto* constraint = std::get_if<Visible>(&model_.constraints[i]);
                    constraint && constraint->line == seen_along && !joined_[i] &&
                    is_clue(constraint->count, constraint->line.length)) {
                    clue = constraint->count;
                    joined_[i] = true;
                }
        };
        take(sights.front, different.line);
        take(sights.back, different.line.reversed());
        if (!sights.front && !sights.back) return false;
        post_on(different.line, SeenLine{sights});
        return true;
    }

    static bool is_clue(int count, int length) { return count >= 1 && count <= length; }

    bool is_permutation(Line cells) const {
        Domain values;
        for (int i = 0; i < cells.length; ++i) values |= domains_[cells[i]];
        return values.size() <= cells.length;
    }

    /// CloserPair implies "two near" and "two far".
    void drop_counts_said_by(const CloserPair& closer) {
        for (std::size_t i = 0; i < joined_.size(); ++i)
            if (const auto* constraint = std::get_if<Exactly>(&model_.constraints[i]);
                constraint && constraint->times == 2 &&
                (constraint->value == closer.near || constraint->value == closer.far) &&
                (constraint->line == closer.line || constraint->line == closer.line.reversed()))
                joined_[i] = true;
    }

    void line(const AllDifferent& constraint) { post_on(constraint.line, DifferentLine{constraint.except}); }
    void line(const Visible& constraint) { post_on(constraint.line, SeenFromFront{constraint.count}); }
    void line(const Exactly& constraint) { post_on(constraint.line, Occurs{constraint.value, constraint.times}); }
    void line(const CloserPair& constraint) { post_on(constraint.line, NearAndFar{constraint.near, constraint.far}); }
    void line(const NotThis& constraint) { post_on_board(OtherThan{constraint.solution.get()}); }

    void post_on(Line cells, const Filter& filter) {
        scope_.clear();
        for (int i = 0; i < cells.length; ++i) scope_.push_back(cells[i]);
        network_.post(filter, scope_);
    }

    std::size_t post_on_board(const Filter& filter) {
        scope_.clear();
        for (int cell = 0; cell < model_.size().cells(); ++cell) scope_.push_back(cell);
        return network_.post(filter, scope_);
    }

    const Model& model_;
    Network& network_;
    Grid<Domain> domains_;
    std::vector<Variable> scope_;
    std::vector<bool> joined_;
};

}  // namespace

std::optional<std::size_t> post(const Model& model, Strength strength, Network& network) {
    network.clear();
    Poster poster(model, network);
    poster.add_cells();
    const std::optional<std::size_t> objective = poster.add_objective();
    strength == Strength::classic ? poster.add_classic() : poster.add_lines();
    network.finish();
    return objective;
}

}  // namespace gridwright::engines::fd
