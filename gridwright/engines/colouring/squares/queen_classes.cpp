// Places one queen after another, always on a line with as few places left as can be found cheaply. A step visits each
// row without a queen once: four word operations give its open columns, and adding these, shifted, to the sets of
// columns and diagonals seen once, twice or three times shows for all other lines at the same time whether they have no
// place left, one or two. So no state needs updating or undoing; a step costs about 0.1 µs on side 20.

#include "gridwright/engines/colouring/squares/queen_classes.hpp"

#include "gridwright/base/int_indexed.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace gridwright::engines::colouring {
namespace {

using Row = std::uint64_t;
__extension__ using Wide = unsigned __int128;  // the diagonals of boards above 32

constexpr int longest = 64;

int lowest(std::uint64_t set) {
    return std::countr_zero(set);
}

int lowest(Wide set) {
    const auto low = static_cast<std::uint64_t>(set);
    return low ? lowest(low) : 64 + lowest(static_cast<std::uint64_t>(set >> 64));
}

std::uint64_t reversed(std::uint64_t set) {
    const auto swap = [&](int distance, std::uint64_t lower) {
        set = (set >> distance & lower) | (set & lower) << distance;
    };
    swap(1, 0x5555555555555555);
    swap(2, 0x3333333333333333);
    swap(4, 0x0f0f0f0f0f0f0f0f);
    swap(8, 0x00ff00ff00ff00ff);
    swap(16, 0x0000ffff0000ffff);
    return set >> 32 | set << 32;
}

Wide reversed(Wide set) {
    return Wide{reversed(static_cast<std::uint64_t>(set))} << 64 | reversed(static_cast<std::uint64_t>(set >> 64));
}

/// The members seen at least once, twice, three and four times.
template <typename Set>
struct Seen {
    Set once = 0, twice = 0, thrice = 0, four_times = 0;

    void add(Set set) {
        four_times |= thrice & set;
        thrice |= twice & set;
        twice |= once & set;
        once |= set;
    }
};

/// Diagonals by the number of classes that may still miss them; those with more slack than an orbit can use are in no
/// set.
template <typename Set>
class Slack {
  public:
    void add(int slack, int index) {
        if (slack < 4) by_amount_[slack] |= Set{1} << index;
    }

    /// Whether some diagonal is missed more often than allowed.
    bool exceeded(const Seen<Set>& passed_by) const {
        return (passed_by.once & by_amount_[0]) | (passed_by.twice & by_amount_[1]) |
               (passed_by.thrice & by_amount_[2]) | (passed_by.four_times & by_amount_[3]);
    }

    /// The diagonals that may not be missed once more, if none is exceeded.
    Set spent(const Seen<Set>& passed_by) const {
        return by_amount_[0] | (passed_by.once & by_amount_[1]) | (passed_by.twice & by_amount_[2]) |
               (passed_by.thrice & by_amount_[3]);
    }

  private:
    base::Array<Set, 4> by_amount_{};
};

enum class Ending { exhausted, enough, limit };

/// `Set` holds diagonals: falling ones by column - row + side - 1, rising ones by row + column.
template <typename Set>
class Placing {
  public:
    using Visit = std::function<bool(std::span<const int>)>;

    Placing(const Remainder& remainder, Orbit orbit, std::uint64_t steps, const kernel::Watch& watch,
            const Visit& visit)
        : side_(remainder.side()),
          central_(orbit == Orbit::central),
          symmetry_(remainder.symmetry()),
          steps_(steps),
          watch_(watch),
          visit_(visit) {
        for (int row = 0; row < side_; ++row) open_[row] = remainder.open(row);
        if (!central_ && turning() && side_ % 2 == 1) close({side_ / 2, side_ / 2});  // where images would meet
        for (int index = 0; index < 2 * side_ - 1; ++index) {
            falling_slack_.add(remainder.falling_slack(index), index);
            rising_slack_.add(remainder.rising_slack(index), index);
        }
        std::iota(order_.begin(), order_.end(), 0);
    }

    /// Of a class and its mirror image only the one with a queen in the left half of the first row; of a class and its
    /// half turn only the one with a queen on the upper half of the main diagonal, or both when they do not meet it.
    void one_of_two() {
        if (symmetry_ == Symmetry::mirror) open_[0] &= (Row{1} << side_ / 2) - 1;
        if (turning())
            for (int i = (side_ + 1) / 2; i < side_; ++i) close({i, i});
    }

    /// Tries rows and places in random order.
    void by_chance(base::Random& random) {
        random_ = &random;
        random.shuffle(std::span(order_).first(side_));
    }

    Ending run() {
        PlacedQueens board{~Row{0} >> (64 - side_), 0, 0, 0};
        if (central_) put(board, {side_ / 2, side_ / 2});
        return search(board);
    }

  private:
    struct PlacedQueens {
        Row rows;     ///< without a queen
        Row columns;  ///< with a queen, as the diagonals
        Set falling, rising;
    };

    /// The places of one line: a queen has to be on one of them.
    struct Choice {
        std::array<RowColumn, longest> places;
        std::size_t count = 0;

        void add(RowColumn place) { places[count++] = place; }
    };

    /// Whether the symmetries include a half turn, under which images of different queens can coincide.
    bool turning() const { return symmetry_ != Symmetry::none && symmetry_ != Symmetry::mirror; }

    void close(RowColumn place) { open_[place.row] &= ~(Row{1} << place.column); }

    Set mirrored(Set diagonals) const {
        return reversed(diagonals) >> (static_cast<int>(sizeof(Set)) * 8 - (2 * side_ - 1));
    }

    void put(PlacedQueens& board, RowColumn place) {
        const auto [row, column] = place;
        columns_[row] = column;
        board.rows &= ~(Row{1} << row);
        board.columns |= Row{1} << column;
        board.falling |= Set{1} << (column - row + side_ - 1);
        board.rising |= Set{1} << (row + column);
    }

    /// Finds the diagonals that must be met, given those that no longer can be; false if that exceeds the slack.
    bool find_due(Set falling_passed, Set rising_passed, Set& falling_due, Set& rising_due) const {
        Seen<Set> falling, rising;  // how many classes of the orbit miss each diagonal
        falling.add(falling_passed);
        rising.add(rising_passed);
        if (!central_ && symmetry_ != Symmetry::none) {
            const Set falling_back = mirrored(falling_passed), rising_back = mirrored(rising_passed);
            if (symmetry_ == Symmetry::mirror) {
                falling.add(rising_back);
                rising.add(falling_back);
            } else {
                falling.add(falling_back);
                rising.add(rising_back);
                if (symmetry_ != Symmetry::half_turn) {
                    falling.add(rising_passed);
                    falling.add(rising_back);
                    rising = falling;
                }
            }
        }
        if (falling_slack_.exceeded(falling) || rising_slack_.exceeded(rising)) return false;
        falling_due = falling_slack_.spent(falling) & ~falling_passed;
        rising_due = rising_slack_.spent(rising) & ~rising_passed;
        return true;
    }

    /// What one pass over all rows shows about the lines without a queen.
    struct LineSurvey {
        Row rows_with_one = 0, rows_with_two = 0;  ///< rows with one place, with two at most
        Seen<Row> columns;                         ///< by their places
        Seen<Set> falling, rising;
        Row columns_due = 0;  ///< lines that must be met
        Set falling_due = 0, rising_due = 0;
    };

    /// Looks at the board; false when some line that must be met has no place.
    bool look(const PlacedQueens& board, LineSurvey& view) {
        for (Row rows = board.rows; rows; rows &= rows - 1) {
            const int row = lowest(rows);
            const Row places = open_[row] & ~board.columns & ~static_cast<Row>(board.falling >> (side_ - 1 - row)) &
                               ~static_cast<Row>(board.rising >> row);
            if (!places) return false;
            places_[row] = places;
            const Row but_one = places & (places - 1), but_two = but_one & (but_one - 1);
            view.rows_with_one |= Row{!but_one} << row;
            view.rows_with_two |= Row{!but_two} << row;
            view.columns.add(places);
            view.falling.add(Set{places} << (side_ - 1 - row));
            view.rising.add(Set{places} << row);
        }
        view.columns_due = ~board.columns & ~Row{0} >> (64 - side_);
        if (view.columns_due & ~view.columns.once) return false;
        const Set all = ~Set{0} >> (static_cast<int>(sizeof(Set)) * 8 - (2 * side_ - 1));
        if (!find_due(all & ~(board.falling | view.falling.once), all & ~(board.rising | view.rising.once),
                      view.falling_due, view.rising_due))
            return false;
        view.falling_due &= ~board.falling;
        view.rising_due &= ~board.rising;
        return true;
    }

    /// The places of a line with one place, else of one with two, else of a row with as few as possible.
    Choice choose(const PlacedQueens& board, const LineSurvey& view) {
        const auto [rows_with_one, rows_with_two, columns, falling, rising, columns_due, falling_due, rising_due] =
            view;
        Choice choice;
        if (fill(choice, board, rows_with_one, columns_due & ~columns.twice, falling_due & ~falling.twice,
                 rising_due & ~rising.twice) ||
            fill(choice, board, rows_with_two, columns_due & ~columns.thrice, falling_due & ~falling.thrice,
                 rising_due & ~rising.thrice))
            return choice;
        int fewest = longest + 1, best = 0;
        for (const int row : std::span(order_).first(side_))
            if (board.rows >> row & 1)
                if (const int count = std::popcount(places_[row]); count < fewest) {
                    fewest = count;
                    best = row;
                }
        fill(choice, board, Row{1} << best, 0, 0, 0);
        return choice;
    }

    /// Fills in the places of one of these lines; false when there is no line.
    bool fill(Choice& choice, const PlacedQueens& board, Row rows, Row columns, Set falling, Set rising) const {
        if (rows) {
            const int row = lowest(rows);
            for (Row places = places_[row]; places; places &= places - 1) choice.add({row, lowest(places)});
        } else if (columns) {
            fill_along(choice, board, lowest(columns), 0);
        } else if (falling) {
            fill_along(choice, board, lowest(falling) - (side_ - 1), 1);
        } else if (rising) {
            fill_along(choice, board, lowest(rising), -1);
        }
        return choice.count > 0;
    }

    /// Fills in the places on the line that begins above this column and moves by `step` columns from row to row.
    void fill_along(Choice& choice, const PlacedQueens& board, int column, int step) const {
        for (Row rows = board.rows; rows; rows &= rows - 1) {
            const int row = lowest(rows), here = column + step * row;
            if (here >= 0 && here < side_ && (places_[row] >> here & 1)) choice.add({row, here});
        }
    }

    Ending search(const PlacedQueens& board) {
        if (!board.rows) return visit_(std::span(columns_).first(side_)) ? Ending::exhausted : Ending::enough;
        if (steps_ == 0 || (steps_ % 1024 == 0 && watch_.due())) return Ending::limit;
        --steps_;
        LineSurvey view;
        if (!look(board, view)) return Ending::exhausted;
        Choice choice = choose(board, view);
        const auto places = std::span(choice.places).first(choice.count);
        if (random_) random_->shuffle(places);
        for (const RowColumn place : places)
            if (const Ending ending = place_and_go_on(board, place); ending != Ending::exhausted) return ending;
        return Ending::exhausted;
    }

    Ending place_and_go_on(PlacedQueens board, RowColumn place) {
        const Images images(symmetry_, side_, place);
        if (central_) {
            for (const RowColumn image : images) put(board, image);
            return search(board);
        }
        put(board, place);
        if (!turning()) return search(board);
        std::array<Row, 4> before;  // other queens must not take the cells of its images
        std::size_t i = 0;
        for (const RowColumn image : images) {
            before[i++] = open_[image.row];
            close(image);
        }
        const Ending ending = search(board);
        for (const RowColumn* image = images.end(); image != images.begin();) open_[(--image)->row] = before[--i];
        return ending;
    }

    const int side_;
    const bool central_;
    const Symmetry symmetry_;
    std::uint64_t steps_;
    const kernel::Watch& watch_;
    const Visit& visit_;
    base::Random* random_ = nullptr;
    base::Array<int, longest> order_{};    ///< in which order rows are looked at
    base::Array<Row, longest> open_{};     ///< open columns of each row
    base::Array<Row, longest> places_{};   ///< those that no queen attacks, as look() finds them
    base::Array<int, longest> columns_{};  ///< of the queens placed
    Slack<Set> falling_slack_, rising_slack_;
};

template <typename Go>
auto with_narrowest_set(int side, Go go) {
    return side <= 32 ? go.template operator()<std::uint64_t>() : go.template operator()<Wide>();
}

}  // namespace

bool for_each_class(const Remainder& remainder, std::uint64_t steps, const kernel::Watch& watch,
                    const std::function<bool(std::span<const int>)>& visit) {
    return with_narrowest_set(remainder.side(), [&]<typename Set>() {
        Placing<Set> placing(remainder, Orbit::images, steps, watch, visit);
        placing.one_of_two();
        return placing.run() == Ending::exhausted;
    });
}

std::optional<Columns> draw_class(const Remainder& remainder, Orbit orbit, base::Random& random,
                                  const kernel::Watch& watch) {
    constexpr int tries = 20;
    constexpr std::uint64_t steps = 3000;  // a draw takes a hundred or two on average
    std::optional<Columns> drawn;
    const std::function<bool(std::span<const int>)> keep = [&](std::span<const int> columns) {
        drawn.emplace(columns.begin(), columns.end());
        return false;
    };
    for (int i = 0; i < tries && !drawn && !watch.due(); ++i) {
        const Ending ending = with_narrowest_set(remainder.side(), [&]<typename Set>() {
            Placing<Set> placing(remainder, orbit, steps, watch, keep);
            placing.by_chance(random);
            return placing.run();
        });
        if (ending == Ending::exhausted) break;
    }
    return drawn;
}

}  // namespace gridwright::engines::colouring
