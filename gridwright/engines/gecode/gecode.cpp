#include "gridwright/engines/gecode/gecode.hpp"

#include "gridwright/engines/common/minimise_then_count.hpp"
#include "gridwright/engines/gecode/space.hpp"
#include "gridwright/kernel/watch.hpp"

#include <gecode/search.hh>

#include <new>

namespace gridwright::engines::gecode {

using namespace kernel;

namespace {

/// Tells Gecode before every node whether to give up. It cannot interrupt the work at a node, the first included.
class BeforeNodes final : public Gecode::Search::Stop {
  public:
    BeforeNodes(const Limits& limits, const Stats& before) : before_(before), watch_(limits, failures_) {}

    bool stop(const Gecode::Search::Statistics& now, const Gecode::Search::Options&) override {
        failures_ = before_.backtracks + now.fail;
        return watch_.due();
    }

    const Watch& watch() const { return watch_; }

  private:
    const Stats& before_;
    std::uint64_t failures_ = 0;
    const Watch watch_;
};

/// Gecode copies the space at every eighth choice, and a copy of a board with 62 x 62 letters takes 75 MB. Boards with
/// more cells than this get at most a dozen copies on the way to a full board and are recomputed from these.
constexpr int copied_often = 30 * 30;

unsigned far_apart(Size size) {
    return static_cast<unsigned>(size.cells()) / 12;
}

/// One run of the engine: finds solutions, or the best one and then those as good.
class GecodeSearch {
  public:
    GecodeSearch(const Model& model, const Search& search, Patterns& patterns, Outcome& outcome)
        : model_(model),
          search_(search),
          patterns_(patterns),
          outcome_(outcome),
          collector_(model, search, outcome),
          before_nodes_(search.limits, outcome.stats),
          solution_(model.size()) {}

    void answer() { minimise_then_count(*this, model_, search_, collector_, outcome_); }

    template <typename Take>
    Stop find(Take take) {
        return run<Gecode::DFS>(new_board(), take);
    }

    template <typename Take>
    Stop minimise(Take take) {
        return run<Gecode::BAB>(new_board(), take);
    }

    template <typename Take>
    Stop find_as_good(int objective, Take take) {
        auto board = new_board();
        board->limit(objective);
        return run<Gecode::DFS>(std::move(board), take);
    }

  private:
    std::unique_ptr<GecodeSpace> new_board() const {
        return std::make_unique<GecodeSpace>(model_, search_, patterns_, before_nodes_.watch());
    }

    /// Propagates the root, for the bound; then the search engine owns the space.
    template <template <typename> class SearchEngine, typename Take>
    Stop run(std::unique_ptr<GecodeSpace> board, Take take) {
        if (before_nodes_.watch().due()) return before_nodes_.watch().reason();
        if (!board->failed()) outcome_.stats.constraints += Gecode::PropagatorGroup::all.size(*board);
        Gecode::StatusStatistics root;
        const bool failed = board->status(root) == Gecode::SS_FAILED;
        outcome_.stats.resumptions += root.propagate;
        if (failed) return ++outcome_.stats.nodes, ++outcome_.stats.backtracks, Stop::exhausted;
        if (model_.objective && !outcome_.bound) collector_.raise_bound(board->bound());

        Gecode::Search::Options options;
        options.clone = false;
        options.stop = &before_nodes_;
        if (model_.size().cells() > copied_often) options.c_d = options.a_d = far_apart(model_.size());
        SearchEngine<GecodeSpace> engine(board.release(), options);
        const Stop stopped = take_all(engine, take);
        const Gecode::Search::Statistics done = engine.statistics();
        outcome_.stats.resumptions += done.propagate;
        outcome_.stats.backtracks += done.fail;
        outcome_.stats.nodes += done.node;
        return stopped;
    }

    template <typename SearchEngine, typename Take>
    Stop take_all(SearchEngine& engine, Take take) {
        while (const std::unique_ptr<GecodeSpace> found{engine.next()}) {
            found->read(solution_);
            if (!take(solution_)) return Stop::enough;
        }
        return engine.stopped() ? before_nodes_.watch().reason() : Stop::exhausted;
    }

    const Model& model_;
    const Search& search_;
    Patterns& patterns_;
    Outcome& outcome_;
    Collector collector_;
    BeforeNodes before_nodes_;
    Solution solution_;
};

}  // namespace

GecodeEngine::GecodeEngine() : patterns_(std::make_unique<Patterns>()) {}
GecodeEngine::~GecodeEngine() = default;

/// Translates the exception that Gecode throws when memory runs out into the standard one.
Outcome GecodeEngine::run(const Model& model, const Search& search) try {
    const auto start = base::now();
    Outcome outcome;
    GecodeSearch(model, search, *patterns_, outcome).answer();
    outcome.stats.time = base::now() - start;
    return outcome;
} catch (const Gecode::MemoryExhausted&) {
    throw std::bad_alloc();
}

}  // namespace gridwright::engines::gecode
