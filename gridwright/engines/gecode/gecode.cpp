#include "gridwright/engines/gecode/gecode.hpp"

#include "gridwright/engines/common/minimise_then_count.hpp"
#include "gridwright/engines/gecode/space.hpp"
#include "gridwright/kernel/watch.hpp"

#include <gecode/search.hh>

#include <new>

namespace gridwright::engines::gecode {

using namespace kernel;

namespace {

/// Asked by Gecode before every node whether to give up; what happens at one node, the first included, it cannot end.
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

/// Gecode keeps a copy of the board for every eighth choice, and of one with 62 x 62 letters a copy takes 75 MB. Boards
/// with more cells than this have a dozen copies at most on the way to a full board, and are recomputed from these.
constexpr int copied_often = 30 * 30;

unsigned far_apart(Size size) {
    return static_cast<unsigned>(size.cells()) / 12;
}

/// One question to the engine: the search for solutions, or for the best one and then for those as good.
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

    /// The root is propagated here, for the bound; then the engine takes the board over.
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

/// Gecode has an exception of its own for memory that runs out; from here it is the one that everybody knows.
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
