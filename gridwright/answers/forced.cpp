#include "gridwright/answers/forced.hpp"

#include "gridwright/answers/pieces.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/constraints/fixpoint.hpp"
#include "gridwright/puzzles/sentences.hpp"

#include <algorithm>

namespace gridwright::answers {

using namespace kernel;
using base::concat;

namespace {

/// Failures after which a question about many cells at once is dropped for one about fewer.
constexpr std::uint64_t patience_for_many = 50;

/// Failures after which a question about one cell waits until all solutions have been tried to list: some boards have
/// many solutions that are found at once, while it takes long to prove that a value is in none of them.
constexpr std::uint64_t patience_for_one = 2'000;
constexpr std::uint64_t patience_for_list = 50'000;
constexpr std::uint64_t longest_list = 1'000'000;

/// The numbers that no given mentions, if they are interchangeable: whatever one of them can do, all can.
Domain interchangeable(const puzzles::Puzzle& puzzle, const Model& model) {
    if (!puzzle.notation().numbers_interchangeable) return {};
    Domain values;
    for (const Domain domain : model.domains) values |= domain;
    for (const sheet::Symbol& symbol : puzzle.notation().symbols) values.remove(symbol.value);
    for (const Given& given : model.givens) values.remove(given.value);
    return values;
}

class ForcedSearch {
  public:
    ForcedSearch(const puzzles::Puzzle& puzzle, const std::vector<Solution>& known, Questions& questions)
        : questions_(questions) {
        puzzle.model(puzzle_model_);
        model_ = puzzle_model_;
        objective_ = model_.objective;
        interchangeable_ = interchangeable(puzzle, model_);
        ask_for_as_good_as(known.front(), questions.engine(), model_);
        forced_.left.reset(puzzle.size(), {});
        forced_.decided.assign(static_cast<std::size_t>(puzzle.size().cells()), false);
        forced_.solutions = known;
        worth_ = worth(known.front());
        for (const Solution& solution : known) see(solution);
    }

    Forced answer(bool unique) {
        domains_with_givens(model_, possible_);
        if (unique)
            possible_ = forced_.left;
        else if (!constraints::narrow_to_fixpoint(model_, possible_, questions_.watch()))
            base::require(false, "a model with a solution has no contradiction");
        for (int cell = 0; cell < possible_.size().cells(); ++cell) note_if_decided(cell);
        while (const int many = ask_about_many()) at_once_ = many;
        bring_closer();
        forced_.limited = std::ranges::find(forced_.decided, false) != forced_.decided.end() || closer_limited_;
        for (int cell = 0; cell < possible_.size().cells(); ++cell)
            if (!forced_.decided[cell]) forced_.left[cell] |= possible_[cell];
        return std::move(forced_);
    }

  private:
    Domain unseen(int cell) const { return possible_[cell] - forced_.left[cell]; }
    int worth(const Solution& solution) const { return objective_ ? objective_of(*objective_, solution) : 0; }

    void note_if_decided(int cell) {
        if (unseen(cell).empty()) forced_.decided[cell] = true;
    }

    void see(const Solution& solution) {
        for (int cell = 0; cell < solution.size().cells(); ++cell) {
            Domain& seen = forced_.left[cell];
            seen.add(solution[cell]);
            if (seen.meets(interchangeable_) && model_.domains[cell].size() > 1) seen |= interchangeable_;
            if (possible_.size().cells() > 0) note_if_decided(cell);
        }
    }

    /// Asks for a solution with an unseen value in each of the next cells, as many as were asked about before. Returns
    /// about how many cells to ask next; 0 at the end.
    int ask_about_many() {
        std::vector<int> cells;
        for (int cell = 0; cell < forced_.left.size().cells(); ++cell)
            if (!forced_.decided[cell]) cells.push_back(cell);
        if (cells.empty()) return 0;
        const int many = std::min(at_once_, static_cast<int>(cells.size()));
        Model asked = model_;
        cells.resize(static_cast<std::size_t>(many));
        for (const int cell : cells) asked.domains[cell] = unseen(cell);
        const bool one = many == 1;
        const Outcome outcome = questions_.ask(asked, 1, patience(one));
        if (!outcome.kept.empty() && worth(outcome.kept.back()) == worth_) {
            note(outcome.kept.back());
            return 2 * many;
        }
        if (questions_.over()) return 0;
        if (!one) return (many + 1) / 2;
        const bool none = outcome.complete() && (outcome.found == 0 || outcome.proven());
        if (!none && listed_) return 0;
        if (none)
            forced_.decided[cells.front()] = true;
        else
            list_all();
        return 1;
    }

    std::optional<std::uint64_t> patience(bool one) const {
        if (!one) return patience_for_many;
        return listed_ ? std::nullopt : std::optional(patience_for_one);
    }

    /// Sees all solutions if they are not too many.
    void list_all() {
        listed_ = true;
        std::uint64_t left = longest_list;
        const Outcome outcome = questions_.list(puzzle_model_, patience_for_list, [&](const Solution& solution) {
            if (worth(solution) == worth_) see(solution);
            return --left > 0;
        });
        if (outcome.complete()) forced_.decided.assign(forced_.decided.size(), true);
    }

    /// Sees a new solution, and keeps it as the second if there is none.
    void note(const Solution& solution) {
        see(solution);
        if (forced_.solutions.size() < 2) forced_.solutions.push_back(solution);
    }

    /// Changes the second solution until it agrees with the first in as many cells as possible: nothing less than all
    /// cells in which they differ then has to change.
    void bring_closer() {
        if (forced_.solutions.size() < 2) return;
        const Solution& first = forced_.solutions[0];
        Solution& second = forced_.solutions[1];
        std::vector<int> differ = differing(first, second);
        std::size_t decided = 0, at_once = differ.size() / 2;  // the first so many cannot agree
        while (decided < differ.size() && !closer_limited_) {
            at_once = std::clamp<std::size_t>(at_once, 1, differ.size() - decided);
            Model asked = model_;
            for (int cell = 0; cell < first.size().cells(); ++cell) asked.domains[cell] = Domain::single(first[cell]);
            for (std::size_t i = 0; i < differ.size(); ++i)
                if (i < decided || i >= decided + at_once) asked.domains[differ[i]] = model_.domains[differ[i]];
            const Outcome outcome = questions_.ask(asked, 2);
            const auto other = std::ranges::find_if(
                outcome.kept, [&](const Solution& solution) { return solution != first && worth(solution) == worth_; });
            if (other != outcome.kept.end()) {
                second = *other;
                differ = differing(first, second);
                at_once *= 2;
            } else if (!outcome.complete()) {
                closer_limited_ = true;
            } else if (at_once > 1) {
                at_once /= 2;
            } else {
                ++decided;
            }
        }
        forced_.differ = std::move(differ);
    }

    static std::vector<int> differing(const Solution& one, const Solution& other) {
        std::vector<int> cells;
        for (int cell = 0; cell < one.size().cells(); ++cell)
            if (one[cell] != other[cell]) cells.push_back(cell);
        return cells;
    }

    Questions& questions_;
    Model puzzle_model_, model_;  // the second asks for solutions as good as the known ones
    std::optional<Fewest> objective_;
    bool listed_ = false;
    int worth_ = 0;
    Domain interchangeable_;
    Grid<Domain> possible_;  // as far as propagation tells
    Forced forced_;
    int at_once_ = longest_board;
    bool closer_limited_ = false;

    static constexpr int longest_board = sheet::longest_side * sheet::longest_side;
};

}  // namespace

Forced find_forced(const puzzles::Puzzle& puzzle, const std::vector<Solution>& known, bool unique,
                   Questions& questions) {
    return ForcedSearch(puzzle, known, questions).answer(unique);
}

Forced forced_without_solution(const puzzles::Puzzle& puzzle, const Watch& watch) {
    Model model;
    puzzle.model(model);
    Forced forced{.limited = true};
    Grid<Domain> narrowed;
    domains_with_givens(model, forced.left);
    domains_with_givens(model, narrowed);
    if (constraints::narrow_to_fixpoint(model, narrowed, watch)) forced.left = std::move(narrowed);
    for (const Domain values : forced.left) forced.decided.push_back(values.fixed());
    return forced;
}

sheet::Sheet forced_board(const Forced& forced, const puzzles::Puzzle& puzzle) {
    sheet::Sheet board = puzzle.sheet();
    board.begun = {};
    for (int cell = 0; cell < board.size.cells(); ++cell)
        if (forced.is_forced(cell)) board.cells[cell] = static_cast<Value>(forced.left[cell].min());
    return board;
}

std::vector<std::string> sentences_of(const Forced& forced, const puzzles::Puzzle& puzzle) {
    constexpr std::size_t most_named = 12;
    const sheet::Filling& cells = puzzle.sheet().cells;
    int open = 0, fixed = 0;
    for (int cell = 0; cell < cells.size().cells(); ++cell) {
        if (cells[cell]) continue;
        ++open;
        if (forced.is_forced(cell)) ++fixed;
    }
    std::vector<std::string> lines;
    const std::string how_many = forced.limited  ? concat("At least ", fixed)
                                 : fixed == 0    ? "None"
                                 : fixed == open ? "All"
                                                 : concat(fixed);
    if (open > 0 && !(forced.limited && fixed == 0))
        lines.push_back(concat(how_many, " of the ", base::counted(open, "open cell"), fixed == 1 ? " has" : " have",
                               " the same value in every solution."));
    if (forced.limited)
        lines.push_back(concat("A limit was reached before it was known which values ",
                               base::counted(std::ranges::count(forced.decided, false), "cell"), " can have."));
    if (forced.differ.empty()) return lines;
    if (forced.differ.size() > most_named) {
        lines.push_back(concat("Two solutions differ in ", forced.differ.size(), " cells."));
        return lines;
    }
    std::vector<std::string> names;
    for (const int cell : forced.differ)
        names.push_back(concat(cell_name(puzzle.notation().naming, cell, puzzle.size()), " (",
                               sheet::text_of(puzzle.notation(), forced.solutions[0][cell]), " or ",
                               sheet::text_of(puzzle.notation(), forced.solutions[1][cell]), ')'));
    lines.push_back(concat("Two solutions differ only in ", listed_apart(names), '.'));
    return lines;
}

}  // namespace gridwright::answers
