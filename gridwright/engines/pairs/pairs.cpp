// A board has three sets of places for each row and each column. Rows and columns hold the same facts, transposed, so
// that either can be narrowed as a whole. Propagation narrows changed lines, exactly, until none changes. The search
// decides one cell of the line with the fewest possible letters for its weight, which grows when the line fails; each
// choice copies the board, which is so small that copying is cheaper than a trail.
//
// Until the first solution the search restarts from the root now and then, with other choices: on large boards with
// many solutions a wrong first choice could cost hours.

#include "gridwright/engines/pairs/pairs.hpp"

#include "gridwright/base/random.hpp"
#include "gridwright/engines/common/copying_search.hpp"
#include "gridwright/engines/pairs/letters.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace gridwright::engines::pairs {

using namespace kernel;
using constraints::LetterPlaces;
using constraints::Places;

namespace {

using LetterSet = Places LetterPlaces::*;

constexpr std::uint64_t failures_to_start_anew = 100;

/// The weight of a line that has not failed; each failure adds one. Lower weights helped boards of 14 and 18 and slowed
/// those of 9.
constexpr std::uint32_t first_weight = 10;

constexpr LetterSet sets[] = {&LetterPlaces::near, &LetterPlaces::far, &LetterPlaces::other};

Places place(int i) {
    return Places{1} << i;
}

bool more_than_two(Places places) {
    places &= places - 1;
    return places & (places - 1);
}

class PairSearch {
  public:
    PairSearch(const Model& model, const Search& search, Letters letters, PairsMemory& memory, Outcome& outcome)
        : model_(model),
          search_(search),
          letters_(letters),
          size_(model.size()),
          lines_(size_.rows + size_.columns),
          memory_(memory),
          boards_(memory.boards),
          choices_(memory.choices),
          outcome_(outcome),
          collector_(model, search, outcome),
          random_(search.seed) {
        choices_.clear();
        memory_.weights.assign(lines_, first_weight);
        if (memory_.solution.size() != size_) memory_.solution.reset(size_, 0);
    }

    void answer() {
        outcome_.stats.constraints = lines_;
        read_model();
        dirty_rows_ = ~Places{0} >> (64 - size_.rows);
        dirty_columns_ = ~Places{0} >> (64 - size_.columns);
        outcome_.stopped = search_copies(*this, search_, restarts_, collector_, outcome_);
    }

    // The interface that search_copies needs. The root, narrowed without any choice, lies at the bottom of the stack of
    // boards.

    bool narrow() { return !hopeless_ && propagate(); }

    bool drop() {
        if (choices_.empty()) return false;
        board_ -= lines_;
        boards_.resize(board_ + lines_);
        dirty_rows_ = dirty_columns_ = 0;
        touch(choices_.back().row, choices_.back().column);
        choices_.pop_back();
        return true;
    }

    void start_anew() {
        choices_.clear();
        board_ = 0;
        dirty_rows_ = dirty_columns_ = 0;
        split();
    }

    /// Branches on a cell: copies the board, forbids a letter there in the original and requires it in the copy. False
    /// if nothing is open.
    bool split() {
        const int line = line_to_decide();
        if (line < 0) return false;
        if (board_ == 0) push_copy();  // the root stays as it is

        const bool is_row = line < size_.rows;
        const LetterPlaces& places = is_row ? row_of(line) : column_of(line - size_.rows);
        const LetterSet set = open_places(places, &LetterPlaces::near) ? &LetterPlaces::near : &LetterPlaces::far;
        const int j = pick(open_places(places, set));
        const int r = is_row ? line : j, c = is_row ? j : line - size_.rows;

        push_copy();
        board_ -= lines_;
        forbid(r, c, set);
        choices_.push_back({r, c});
        board_ += lines_;
        for (const LetterSet other : sets)
            if (other != set) forbid(r, c, other);
        touch(r, c);
        return true;
    }

    const Solution& solution() {
        for (int r = 0; r < size_.rows; ++r)
            for (int c = 0; c < size_.columns; ++c) {
                const LetterPlaces& line = row_of(r);
                memory_.solution.at(r, c) = line.near & place(c)  ? letters_.near
                                            : line.far & place(c) ? letters_.far
                                                                  : letters_.other;
            }
        return memory_.solution;
    }

  private:
    LetterPlaces& row_of(int r) { return boards_[board_ + r]; }
    LetterPlaces& column_of(int c) { return boards_[board_ + size_.rows + c]; }

    void read_model() {
        boards_.assign(lines_, {});
        Grid<Domain>& domains = memory_.domains;
        domains_with_givens(model_, domains);
        for (int r = 0; r < size_.rows; ++r)
            for (int c = 0; c < size_.columns; ++c) {
                const Domain domain = domains.at(r, c);
                add(r, c, &LetterPlaces::near, domain.contains(letters_.near));
                add(r, c, &LetterPlaces::far, domain.contains(letters_.far));
                add(r, c, &LetterPlaces::other, domain.contains(letters_.other));
                hopeless_ = hopeless_ || domain.empty();
            }
    }

    void add(int r, int c, LetterSet set, bool possible) {
        if (!possible) return;
        row_of(r).*set |= place(c);
        column_of(c).*set |= place(r);
    }

    /// Narrows all rows that changed, then all columns, and so on, so that a line gathers many changes before its turn.
    bool propagate() {
        for (bool rows = true; dirty_rows_ | dirty_columns_; rows = !rows)
            for (Places left = std::exchange(rows ? dirty_rows_ : dirty_columns_, 0); left; left &= left - 1)
                if (!narrow_line(rows, std::countr_zero(left))) return false;
        return true;
    }

    bool narrow_line(bool is_row, int i) {
        LetterPlaces& line = is_row ? row_of(i) : column_of(i);
        LetterPlaces narrowed = line;
        ++outcome_.stats.resumptions;
        if (!constraints::narrow(narrowed)) {
            ++memory_.weights[is_row ? i : size_.rows + i];
            return false;
        }
        Places changed = 0;
        for (const LetterSet set : sets) {
            const Places gone = line.*set & ~(narrowed.*set);
            changed |= gone;
            for (Places left = gone; left; left &= left - 1) {
                LetterPlaces& crossing = is_row ? column_of(std::countr_zero(left)) : row_of(std::countr_zero(left));
                crossing.*set &= ~place(i);
            }
        }
        if (!changed) return true;
        line = narrowed;
        (is_row ? dirty_columns_ : dirty_rows_) |= changed;
        outcome_.stats.prunings += static_cast<std::uint64_t>(std::popcount(changed));
        return true;
    }

    /// The line with the fewest possible letters for its weight; -1 when all are decided.
    int line_to_decide() const {
        int best = -1;
        std::uint64_t fewest = 0, best_weight = 0;
        for (std::size_t i = 0; i < lines_; ++i) {
            const LetterPlaces& line = boards_[board_ + i];
            if (!more_than_two(line.near) && !more_than_two(line.far)) continue;
            const auto letters = static_cast<std::uint64_t>(std::popcount(line.near) + std::popcount(line.far));
            const std::uint64_t weight = memory_.weights[i];
            if (best >= 0 && letters * best_weight >= fewest * weight) continue;
            best = static_cast<int>(i), fewest = letters, best_weight = weight;
        }
        return best;
    }

    /// The first of the places; after a restart a random one, since the same choices would fail again.
    int pick(Places places) {
        const bool anew = restarts_.count() > 0 && outcome_.found == 0;
        if (anew)
            for (auto skipped = random_.below(static_cast<std::uint64_t>(std::popcount(places))); skipped > 0;
                 --skipped)
                places &= places - 1;
        return std::countr_zero(places);
    }

    /// Puts a copy of the current board behind it and makes that the current one.
    void push_copy() {
        boards_.resize(board_ + 2 * lines_);
        std::copy_n(boards_.begin() + static_cast<std::ptrdiff_t>(board_), lines_,
                    boards_.begin() + static_cast<std::ptrdiff_t>(board_ + lines_));
        board_ += lines_;
    }

    /// The places that can hold the letter but need not.
    static Places open_places(const LetterPlaces& line, LetterSet set) {
        const Places alone = line.*set & ~(set == &LetterPlaces::near ? line.far : line.near) & ~line.other;
        return line.*set & ~alone;
    }

    void forbid(int r, int c, LetterSet set) {
        row_of(r).*set &= ~place(c);
        column_of(c).*set &= ~place(r);
    }

    void touch(int r, int c) {
        dirty_rows_ |= place(r);
        dirty_columns_ |= place(c);
    }

    const Model& model_;
    const Search& search_;
    const Letters letters_;
    const Size size_;
    const std::size_t lines_;
    PairsMemory& memory_;
    std::vector<LetterPlaces>& boards_;
    std::size_t board_ = 0;  // where the current board begins
    std::vector<PairsMemory::Choice>& choices_;
    Places dirty_rows_ = 0, dirty_columns_ = 0;
    bool hopeless_ = false;
    Outcome& outcome_;
    Collector collector_;
    base::Random random_;
    Restarts restarts_{failures_to_start_anew, failures_to_start_anew};
};

}  // namespace

std::optional<std::string> PairsEngine::refuses(const Model& model) const {
    if (letters_of(model)) return std::nullopt;
    return "the engine pairs accepts only boards with two pairs of letters in every row and column";
}

std::optional<Outcome> PairsEngine::solve(const Model& model, const Search& search) {
    const std::optional<Letters> letters = letters_of(model);
    if (!letters) return std::nullopt;
    Outcome outcome;
    PairSearch(model, search, *letters, memory_, outcome).answer();
    return outcome;
}

}  // namespace gridwright::engines::pairs
