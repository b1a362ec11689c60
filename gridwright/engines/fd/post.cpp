// From words to propagators, twice.
//
// `classic` posts each word alone, as the reports do: all-different at domain consistency, or for every pair when some
// values may repeat; visibility as a chain of helper variables (maximum and count after each cell); pairs of letters by
// helper variables for their places.
//
// `line` looks which words speak of the same cells and posts one propagator for them together where there is a joint
// filter; what is left is posted word by word, each at its strongest.

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
        for (const Constraint& word : model_.constraints) std::visit([&](const auto& w) { classic(w); }, word);
    }

    void add_lines() {
        const std::size_t words = model_.constraints.size();
        joined_.assign(words, false);
        for (std::size_t i = 0; i < words; ++i) {
            const Constraint& word = model_.constraints[i];
            if (const auto* different = std::get_if<AllDifferent>(&word)) joined_[i] = join_sights(*different);
            if (const auto* closer = std::get_if<CloserPair>(&word)) drop_counts_said_by(*closer);
        }
        for (std::size_t i = 0; i < words; ++i)
            if (!joined_[i]) std::visit([&](const auto& w) { line(w); }, model_.constraints[i]);
    }

  private:
    // Each word alone, with helper variables.

    void classic(const AllDifferent& word) {
        if (word.except.empty()) return line(word);
        for (int i = 0; i < word.line.length; ++i)
            for (int j = i + 1; j < word.line.length; ++j) {
                const Variable pair[] = {word.line[i], word.line[j]};
                network_.post(DifferentPair{word.except}, pair);
            }
    }

    void classic(const Visible& word) {
        if (word.count < 1 || word.count > word.line.length) return add_contradiction();
        // The first cell is always seen and is the first maximum.
        Variable maximum = word.line[0];
        Variable count = network_.add_variable(Domain::single(1));
        Domain heights = network_[maximum];
        for (int i = 1; i < word.line.length; ++i) {
            const Variable cell = word.line[i];
            heights |= network_[cell];
            const bool last = i + 1 == word.line.length;
            const Variable maximum_after = network_.add_variable(heights);
            const Variable count_after =
                network_.add_variable(last ? Domain::single(word.count) : Domain::range(1, word.count));
            const Variable step[] = {cell, maximum, count, maximum_after, count_after};
            network_.post(SightStep{}, step);
            maximum = maximum_after;
            count = count_after;
        }
    }

    void classic(const Exactly& word) { line(word); }

    void classic(const CloserPair& word) {
        if (word.near == word.far) return add_contradiction();
        const Variable near_first = add_pair(word.line, word.near);
        const Variable far_first = add_pair(word.line, word.far);
        const Variable gaps[] = {near_first, near_first + 1, far_first, far_first + 1};
        network_.post(CloserGap{}, gaps);
    }

    void classic(const NotThis& word) { line(word); }

    /// The places of the two cells that hold the value; the second is the next variable.
    Variable add_pair(Line places, Value value) {
        const Variable first = network_.add_variable(Domain::range(0, places.length - 1));
        network_.add_variable(Domain::range(0, places.length - 1));
        scope_ = {first, first + 1};
        for (int i = 0; i < places.length; ++i) scope_.push_back(places[i]);
        network_.post(PairPlaces{value}, scope_);
        return first;
    }

    /// For a word that can never be kept.
    void add_contradiction() { network_.add_variable(Domain()); }

    // All words of a line together.

    /// Visibility from the ends of a permutation, with the permutation; false when there is none to be joined.
    bool join_sights(const AllDifferent& different) {
        if (!different.except.empty() || !is_permutation(different.line)) return false;
        constraints::Sights sights;
        const auto take = [&](int& clue, Line seen_along) {
            for (std::size_t i = 0; i < joined_.size() && !clue; ++i)
                if (const auto* word = std::get_if<Visible>(&model_.constraints[i]);
                    word && word->line == seen_along && !joined_[i] && is_clue(word->count, word->line.length)) {
                    clue = word->count;
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

    /// «Two near» and «two far» are part of what CloserPair means.
    void drop_counts_said_by(const CloserPair& closer) {
        for (std::size_t i = 0; i < joined_.size(); ++i)
            if (const auto* word = std::get_if<Exactly>(&model_.constraints[i]);
                word && word->times == 2 && (word->value == closer.near || word->value == closer.far) &&
                (word->line == closer.line || word->line == closer.line.reversed()))
                joined_[i] = true;
    }

    void line(const AllDifferent& word) { post_on(word.line, DifferentLine{word.except}); }
    void line(const Visible& word) { post_on(word.line, SeenFromFront{word.count}); }
    void line(const Exactly& word) { post_on(word.line, Occurs{word.value, word.times}); }
    void line(const CloserPair& word) { post_on(word.line, NearAndFar{word.near, word.far}); }
    void line(const NotThis& word) { post_on_board(OtherThan{word.solution.get()}); }

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
