// Tabu search, which finds good boards and proves nothing, and the bounds, which prove and now and then find, take
// turns until they meet; if coloured squares can help, their search has turns too, and a linear square has the first
// turn. Turns are counted in moves and nodes, so that a search repeats itself; one takes some milliseconds on 10 x 10.

#include "gridwright/engines/colouring/colouring.hpp"

#include "gridwright/engines/colouring/proofs/bounds.hpp"
#include "gridwright/engines/colouring/proofs/unfolding.hpp"
#include "gridwright/engines/colouring/squares/square_search.hpp"
#include "gridwright/engines/colouring/tabu/tabu.hpp"
#include "gridwright/engines/common/minimise_then_count.hpp"

#include <algorithm>
#include <limits>

namespace gridwright::engines::colouring {

using namespace kernel;

namespace {

/// Tabu search has no failures of its own; this many moves count as one, so that a limit on failures ends it.
constexpr std::uint64_t moves_of_a_failure = 1000;
constexpr int failures_of_tabu = 4;
/// A turn of the bounds, in nodes times cells, since a node visits all cells.
constexpr int cells_of_bounds = 200'000;

constexpr std::uint64_t all_nodes = std::numeric_limits<std::uint64_t>::max() / 2;

class ColouringSearch {
  public:
    ColouringSearch(const Model& model, const Search& search, const ColouringBoard& board, Outcome& outcome)
        : model_(model),
          search_(search),
          board_(board),
          outcome_(outcome),
          collector_(model, search, outcome),
          watch_(search.limits, outcome.stats.backtracks),
          random_(search.seed),
          bounds_(board, outcome.stats, watch_, random_),
          tabu_(board, bounds_.narrowed(), random_.next()),
          squares_(board, bounds_.narrowed(), outcome.stats, watch_, random_) {
        outcome.stats.constraints = board.lines.size();
    }

    void answer() {
        if (board_.blank_cells) {
            outcome_.stopped = count_with_number();
            return;
        }
        minimise_then_count(*this, model_, search_, collector_, outcome_);
    }

    /// One board may be enough if renaming its colours gives the others; then it first looks for one.
    template <typename Take>
    Stop find(Take take) {
        if (wants_one()) return take_turns(take);
        if (any_may_do()) {
            const Stop stopped = take_turns([](const Solution&) { return false; });
            if (!best_) return stopped;
            if (const auto enough = count_images()) return *enough;
        }
        return enumerate();
    }

    template <typename Take>
    Stop minimise(Take take) {
        return take_turns(take);
    }

    template <typename Take>
    Stop find_as_good(int, Take) {
        if (const auto enough = count_images()) return *enough;
        return enumerate();
    }

  private:
    /// Finds a solution, or with an objective better and better ones, until none is left or `take` returns false.
    template <typename Take>
    Stop take_turns(Take take) {
        const auto hand_in = [&](const Solution& solution) {
            best_ = solution;
            return take(solution);
        };
        if (watch_.due()) return watch_.reason();
        // Counting alone may prove the bound.
        if (board_.blank && bounds_.possible()) collector_.raise_bound(bounds_.bound());
        if (squares_.is_linear() && bounds_.possible() && !try_square(hand_in)) return Stop::enough;
        if (board_.blank && !outcome_.found && bounds_.possible() && descend())
            if (!hand_in(tabu_.solution())) return Stop::enough;
        while (!outcome_.proven()) {
            const TurnResult progress = bounds_.run(nodes_of_bounds(), best());
            if (progress == TurnResult::exhausted) return Stop::exhausted;
            if (board_.blank) collector_.raise_bound(bounds_.bound());
            if (progress == TurnResult::found && !hand_in(bounds_.solution())) return Stop::enough;
            if (outcome_.proven()) break;
            if (watch_.due()) return watch_.reason();
            if (improve() && !hand_in(tabu_.solution())) return Stop::enough;
            if (watch_.due()) return watch_.reason();
            if (squares_.applies() && !try_square(hand_in)) return Stop::enough;
            if (watch_.due()) return watch_.reason();
        }
        return Stop::exhausted;
    }

    /// Whether several boards are wanted and one may be enough, since renaming its colours gives others.
    bool any_may_do() const {
        const auto classes = interchangeable(board_);
        return search_.solutions &&
               std::any_of(classes.begin(), classes.end(), [](Domain colours) { return colours.size() > 1; });
    }

    /// Answers with renamings of the best board if these are as many as wanted; otherwise returns nothing.
    std::optional<Stop> count_images() {
        if (!search_.solutions) return std::nullopt;
        std::vector<Solution> images{*best_};
        if (board_.queens) images = Unfolding(board_.colours).news(*best_);
        const std::vector<Domain> classes = interchangeable(board_);
        if (!Renamings(classes, *best_).are_at_least(1 + (*search_.solutions - 1) / images.size())) return std::nullopt;
        for (const Solution& image : images)
            if (const auto stop = hand_in_renamed(classes, image)) return stop;
        return std::nullopt;
    }

    /// All solutions with as many blanks as are proven to be needed.
    Stop enumerate() {
        const std::vector<Domain> classes = interchangeable(board_);
        const bool by_families = bounds_.by_families();
        Unfolding unfolding(board_.colours);
        bounds_.restart();
        while (true) {
            switch (bounds_.next(all_nodes)) {
                case TurnResult::paused: return watch_.reason();
                case TurnResult::exhausted: return Stop::exhausted;
                case TurnResult::found: break;
            }
            if (!by_families) {
                if (const auto stop = hand_in_renamed(classes, bounds_.solution())) return *stop;
                continue;
            }
            if (unfolding.full()) return Stop::limit;
            for (Solution& image : unfolding.news(bounds_.solution()))
                if (const auto stop = hand_in_renamed(classes, std::move(image))) return *stop;
        }
    }

    /// Finds solutions with the wanted number of blanks. If one is enough, tabu search may find it sooner.
    Stop count_with_number() {
        const std::vector<Domain> classes = interchangeable(board_);
        ExactSearch exact(board_, classes, outcome_.stats, watch_);
        exact.start(*board_.blank_cells);
        const auto has_the_number = [&](const Solution& solution) {
            return std::count(solution.begin(), solution.end(), *board_.blank) == *board_.blank_cells;
        };
        while (!watch_.due()) {
            const TurnResult progress = exact.run(wants_one() ? nodes_of_bounds() : all_nodes);
            if (progress == TurnResult::exhausted) return Stop::exhausted;
            if (progress == TurnResult::found && has_the_number(exact.solution()))
                if (const auto stop = hand_in_renamed(classes, exact.solution())) return *stop;
            if (progress == TurnResult::paused && wants_one() && improve() && has_the_number(tabu_.solution()))
                return collector_.add(tabu_.solution()), Stop::enough;
        }
        return watch_.reason();
    }

    /// Hands in all renamings of a board; returns why the search stops, if it does.
    std::optional<Stop> hand_in_renamed(const std::vector<Domain>& classes, Solution solution) {
        Renamings renamings(classes, std::move(solution));
        do {
            if (!collector_.add(renamings.current())) return Stop::enough;
            if (watch_.due()) return watch_.reason();
        } while (renamings.next());
        return std::nullopt;
    }

    std::uint64_t nodes_of_bounds() const {
        return static_cast<std::uint64_t>(1 + cells_of_bounds / board_.size.cells());
    }

    /// Fewer blanks than this are an improvement.
    int best() const {
        if (board_.blank_cells) return *board_.blank_cells + 1;
        if (board_.blank) return outcome_.objective.value_or(std::numeric_limits<int>::max());
        return 1;
    }

    /// Finds a fairly good first board before showing any; returns whether there is one.
    bool descend() {
        tabu_.run(2 * static_cast<std::uint64_t>(board_.size.cells()), bounds_.bound() + 1, watch_);
        return tabu_.run(0, best(), watch_);
    }

    /// Gives tabu search a turn; returns whether it ends with an improvement.
    bool improve() {
        for (int turn = 0; turn < failures_of_tabu && !watch_.due(); ++turn) {
            if (tabu_.run(moves_of_a_failure, best(), watch_)) return true;
            outcome_.stats.nodes += moves_of_a_failure;
            ++outcome_.stats.backtracks;
        }
        return false;
    }

    /// Gives the squares a turn; tabu search continues from their board if it is better. Returns whether to go on.
    template <typename HandIn>
    bool try_square(HandIn hand_in) {
        const auto solution = squares_.next(best());
        if (!solution) return true;
        tabu_.start_from(*solution);
        return hand_in(*solution);
    }

    bool wants_one() const { return search_.solutions == 1; }

    const Model& model_;
    const Search& search_;
    const ColouringBoard& board_;
    Outcome& outcome_;
    Collector collector_;
    kernel::Watch watch_;
    base::Random random_;
    Bounds bounds_;
    Tabu tabu_;
    std::optional<Solution> best_;
    SquareSearch squares_;
};

}  // namespace

std::optional<std::string> ColouringEngine::refuses(const Model& model) const {
    ColouringBoard board;
    return read(model, board);
}

std::optional<Outcome> ColouringEngine::solve(const Model& model, const Search& search) {
    ColouringBoard board;
    if (read(model, board)) return std::nullopt;
    Outcome outcome;
    ColouringSearch(model, search, board, outcome).answer();
    return outcome;
}

}  // namespace gridwright::engines::colouring
