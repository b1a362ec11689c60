// The search of the engine skyline: sweeps to a fixpoint, then a choice, each on a copy of the board. Only the files
// that compile it for one kind of processor include it. All of these make the same decisions.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/common/copying_search.hpp"
#include "gridwright/engines/skyline/sweeps.hpp"
#include "gridwright/engines/skyline/task.hpp"

#include <algorithm>
#include <bit>

namespace gridwright::engines::skyline {
namespace {

/// How the search is tuned: measured, see docs/skyline.md. All are counts, so that a search repeats itself exactly.
struct Tuning {
    static constexpr std::uint64_t easy = 20;          // failures before lines are filtered exactly,
    static constexpr int small_side = 10;              // on boards up to this side at the root only,
    static constexpr int filtered_depth = 2;           // above, down to this depth
    static constexpr std::size_t sets_at_root = 2000;  // the exact filter gives up beyond,
    static constexpr std::size_t sets_below = 200;     // and sooner in the tree
    static constexpr std::uint32_t weight = 4;     // of a line without clues; a clue adds one, and so does a failure
    static constexpr std::uint64_t restart = 300;  // failures; each time half as many more
};

template <int width>
class Tree {
  public:
    using LaneVector = typename Lanes<width>::LaneVector;

    explicit Tree(const SkylineTask& task)
        : search_(task.search),
          city_(task.city),
          side_(task.city.side),
          all_(static_cast<Bits>((1u << side_) - 1)),
          boards_(task.memory.boards),
          filter_(task.memory.line_filter),
          solution_(task.memory.solution),
          outcome_(task.outcome),
          collector_(task.model, task.search, task.outcome),
          random_(task.search.seed) {
        for (int i = 0; i < side_; ++i) {
            weight_[i] = Tuning::weight + (city_.top[i] > 0) + (city_.bottom[i] > 0);
            weight_[side_ + i] = Tuning::weight + (city_.left[i] > 0) + (city_.right[i] > 0);
        }
        top_ = view_of(city_.top), bottom_ = view_of(city_.bottom);
        left_ = view_of(city_.left), right_ = view_of(city_.right);
        for (const View<width>* view : {&top_, &bottom_, &left_, &right_})
            outcome_.stats.constraints += view->highest > 0;
        outcome_.stats.constraints += 2 * static_cast<std::uint64_t>(side_);
        read(task);
    }

    void answer() { outcome_.stopped = search_copies(*this, search_, restarts_, collector_, outcome_); }

    // The interface that search_copies needs. The root is at the bottom of the stack and stays for restarts.

    bool narrow() { return !hopeless_ && propagate(boards_.back()); }

    bool drop() {
        boards_.pop_back();
        return boards_.size() > first_;
    }

    /// Returns to the root with the learned weights and branches there. The first restart filters the root more closely
    /// instead.
    void start_anew() {
        boards_.resize(1);
        first_ = 0;
        if (restarts_.count() > 1) split();
    }

    /// Branches: copies the board, excludes a value in the original and all others in the copy. False if nothing is
    /// open.
    bool split() {
        Choice choice = choose_place();
        if (!choice.value) choice = choose_cell();
        if (!choice.value) return false;
        if (first_ == 0) {
            // The root stays unchanged for restarts; the search works above it.
            boards_.push_back(boards_.back());
            first_ = 1;
        }
        boards_.push_back(boards_.back());
        Bits& excluded = boards_[boards_.size() - 2].cells[choice.row][choice.column];
        excluded = static_cast<Bits>(excluded & ~choice.value);
        boards_.back().cells[choice.row][choice.column] = choice.value;
        return true;
    }

    const kernel::Solution& solution() {
        const SkylineBoard& board = boards_.back();
        for (int r = 0; r < side_; ++r)
            for (int c = 0; c < side_; ++c) solution_.at(r, c) = city_.values[std::countr_zero(board.cells[r][c])];
        return solution_;
    }

  private:
    static View<width> view_of(const City::ClueLine& clues) {
        View<width> view;
        for (int i = 0; i < width; ++i) {
            const int clue = clues[i];
            view.counts[i] = static_cast<Bits>(clue);
            view.unclued[i] = clue ? Bits{0} : static_cast<Bits>(~0u);
            view.highest = std::max(view.highest, clue);
        }
        return view;
    }

    void read(const SkylineTask& task) {
        auto& domains = task.memory.domains;
        domains_with_givens(task.model, domains);
        boards_.resize(1);
        for (auto& row : boards_[0].cells) std::fill(std::begin(row), std::end(row), all_);
        const std::uint64_t values = (std::uint64_t{1} << side_) - 1;
        const int lowest = city_.values[0];
        const bool in_a_row = city_.values[side_ - 1] == lowest + side_ - 1;
        hopeless_ = city_.hopeless;
        for (int r = 0; r < side_; ++r)
            for (int c = 0; c < side_; ++c) {
                const kernel::Domain domain = domains.at(r, c);
                Bits bits = 0;
                if (in_a_row)
                    bits = static_cast<Bits>(domain.bits() >> lowest & values);
                else
                    for (int v = 0; v < side_; ++v)
                        bits = static_cast<Bits>(bits | (domain.contains(city_.values[v]) ? 1u << v : 0u));
                boards_[0].cells[r][c] = bits;
                hopeless_ = hopeless_ || !bits;
            }
        if (solution_.size() != task.model.size()) solution_.reset(task.model.size(), 0);
    }

    // Propagation

    bool propagate(SkylineBoard& board) {
        Face<width> face;
        load(board, face);
        const bool possible = sweep_to_fixpoint(face);
        if (possible) store(face, board);
        return possible;
    }

    void load(const SkylineBoard& board, Face<width>& face) const {
        for (int r = 0; r < width; ++r) std::memcpy(&face.rows[r], board.cells[r], sizeof(LaneVector));
    }
    void store(const Face<width>& face, SkylineBoard& board) const {
        for (int r = 0; r < side_; ++r) std::memcpy(board.cells[r], &face.rows[r], sizeof(LaneVector));
    }

    /// Cheap sweeps first, each to its fixpoint before the next.
    bool sweep_to_fixpoint(Face<width>& face) {
        const bool exactly = outcome_.stats.backtracks >= Tuning::easy &&
                             depth() <= (side_ <= Tuning::small_side ? 1 : Tuning::filtered_depth);
        if (exactly) rows_seen_ = columns_seen_ = SkylineBoard{};
        while (true) {
            if (!sweep_views_to_fixpoint(face)) return false;
            if (!exactly) return true;
            bool changed = false;
            if (!filter_rows(face, rows_seen_, city_.left, city_.right, side_, changed)) return false;
            transpose<width>(face.rows);
            if (!filter_rows(face, columns_seen_, city_.top, city_.bottom, 0, changed)) return false;
            transpose<width>(face.rows);
            if (!changed) return true;
        }
    }

    /// The root has depth 1.
    int depth() const { return static_cast<int>(boards_.size() - first_); }

    /// The exact filter on every row that changed since it last saw it.
    bool filter_rows(Face<width>& face, SkylineBoard& seen, const City::ClueLine& front, const City::ClueLine& back,
                     int first_line, bool& changed) {
        const std::size_t most_sets = depth() == 1 ? Tuning::sets_at_root : Tuning::sets_below;
        for (int r = 0; r < side_; ++r) {
            Bits* line = seen.cells[r];
            if (std::memcmp(line, &face.rows[r], sizeof(LaneVector)) == 0) continue;
            std::memcpy(line, &face.rows[r], sizeof(LaneVector));
            if (std::all_of(line, line + side_, [](Bits cell) { return std::has_single_bit(cell); })) continue;
            if (!front[r] && !back[r]) continue;
            ++outcome_.stats.resumptions;
            if (filter_(line, side_, front[r], back[r], most_sets) == LineFilter::Result::failed) {
                ++weight_[first_line + r];
                return false;
            }
            changed = changed || std::memcmp(line, &face.rows[r], sizeof(LaneVector)) != 0;
            std::memcpy(&face.rows[r], line, sizeof(LaneVector));
        }
        return true;
    }

    bool sweep_views_to_fixpoint(Face<width>& face) {
        while (true) {
            if (!sweep_singles_to_fixpoint(face)) return false;
            bool changed = false;
            if (!take(sweep_view<width, false>(face, side_, all_, top_), 0, changed)) return false;
            if (!take(sweep_view<width, true>(face, side_, all_, bottom_), 0, changed)) return false;
            transpose<width>(face.rows);
            const bool possible = take(sweep_view<width, false>(face, side_, all_, left_), side_, changed) &&
                                  take(sweep_view<width, true>(face, side_, all_, right_), side_, changed);
            if (!possible) return false;
            transpose<width>(face.rows);
            if (!changed) return true;
        }
    }

    /// Columns and rows in turn, until neither has anything to add. One sweep may leave a value twice in a line, which
    /// only the next sweep of that line sees.
    bool sweep_singles_to_fixpoint(Face<width>& face) {
        bool columns = true;
        for (int calm = 0; calm < 2; columns = !columns) {
            bool changed = false;
            if (!take(sweep_singles<width>(face, side_, all_), columns ? 0 : side_, changed)) return false;
            calm = changed ? 0 : calm + 1;
            transpose<width>(face.rows);
        }
        if (!columns) transpose<width>(face.rows);
        return true;
    }

    /// Records what a sweep found; false if some line cannot be filled, and that line gets heavier.
    GRIDWRIGHT_INLINE bool take(const Finding<width>& found, int first_line, bool& changed) {
        ++outcome_.stats.resumptions;
        changed = changed || any(found.changed);
        if (!any(found.failed)) return true;
        for (int i = 0; i < side_; ++i)
            if (found.failed[i]) {
                ++weight_[first_line + i];
                break;
            }
        return false;
    }

    // Choices

    /// A value for a cell, or anything but that value.
    struct Choice {
        int row = 0, column = 0;
        Bits value = 0;  // 0 = there is nothing to choose
    };

    /// The highest value with two places in the heaviest line that has such a value: both branches decide a place.
    Choice choose_place() {
        const SkylineBoard& board = boards_.back();
        Bits once[width] = {}, twice[width] = {}, thrice[width] = {};
        std::uint32_t heaviest = 0;
        int line = 0;
        Bits values = 0;
        const auto consider = [&](int candidate, Bits with_two_places) {
            if (!with_two_places || weight_[candidate] <= heaviest) return;
            heaviest = weight_[candidate], line = candidate, values = with_two_places;
        };
        for (int r = 0; r < side_; ++r) {
            Bits row_once = 0, row_twice = 0, row_thrice = 0;
            for (int c = 0; c < side_; ++c) {
                const Bits cell = board.cells[r][c];
                row_thrice |= row_twice & cell, row_twice |= row_once & cell, row_once |= cell;
                thrice[c] |= twice[c] & cell, twice[c] |= once[c] & cell, once[c] |= cell;
            }
            consider(side_ + r, static_cast<Bits>(row_twice & ~row_thrice));
        }
        for (int c = 0; c < side_; ++c) consider(c, static_cast<Bits>(twice[c] & ~thrice[c]));

        Choice choice;
        choice.value = std::bit_floor(values);
        for (int i = 0; values && i < side_; ++i) {
            choice.row = line < side_ ? i : line - side_;
            choice.column = line < side_ ? line : i;
            if (board.cells[choice.row][choice.column] & choice.value) break;
        }
        return choice;
    }

    /// The cell with the fewest values for its weight. It tries the lowest of them, after a restart a random one, since
    /// the same choices would fail again.
    Choice choose_cell() {
        const SkylineBoard& board = boards_.back();
        Choice best;
        std::uint64_t fewest = 0, best_weight = 0;
        for (int r = 0; r < side_; ++r)
            for (int c = 0; c < side_; ++c) {
                const auto values = static_cast<std::uint64_t>(std::popcount(board.cells[r][c]));
                if (values < 2) continue;
                const std::uint64_t weight = weight_[c] + weight_[side_ + r];
                if (fewest && values * best_weight >= fewest * weight) continue;
                fewest = values, best_weight = weight;
                best = {r, c, board.cells[r][c]};
            }
        if (!best.value) return best;
        const bool anew = restarts_.count() > 0 && outcome_.found == 0;
        for (std::uint64_t skipped = anew ? random_.below(fewest) : 0; skipped > 0; --skipped)
            best.value = static_cast<Bits>(best.value & (best.value - 1));
        best.value = static_cast<Bits>(best.value & -best.value);
        return best;
    }

    const kernel::Search& search_;
    const City& city_;
    const int side_;
    const Bits all_;
    std::vector<SkylineBoard>& boards_;
    std::size_t first_ = 0;  // boards below this one are not searched
    LineFilter& filter_;
    kernel::Solution& solution_;
    kernel::Outcome& outcome_;
    Collector collector_;
    base::Random random_;
    View<width> top_, bottom_, left_, right_;
    SkylineBoard rows_seen_, columns_seen_;
    std::uint32_t weight_[2 * longest_side];  // of columns, then of rows
    bool hopeless_ = false;
    Restarts restarts_{Tuning::easy, Tuning::restart};
};

void answer_here(const SkylineTask& task) {
    if (task.city.side <= 8)
        Tree<8>(task).answer();
    else
        Tree<16>(task).answer();
}

}  // namespace
}  // namespace gridwright::engines::skyline
