// Close or Far puzzles: one hint in every row and column; the same and a few more; or hints anywhere of which none can
// be left out. The first are searched for, the others are dug out of a random board.

#include "gridwright/generator/close_or_far/maker.hpp"

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/generator/close_or_far/one_hint.hpp"
#include "gridwright/generator/close_or_far/random_board.hpp"
#include "gridwright/generator/common/dig.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"

#include <algorithm>
#include <numeric>

namespace gridwright::generator::close_or_far {
namespace {

using kernel::Solution;
using puzzles::close_or_far::empty;

constexpr Setting known_settings[] = {
    {"extra", "", "a few more hints than one in each row and column"},
    {"minimal", "", "hints anywhere, none of which can be left out"},
};

/// Above this side, puzzles with one hint in every line take long to find and are too hard for people, so a puzzle of a
/// wished grade begins with a few more hints.
constexpr int largest_one_hint_by_grade = 7;

class OneHintMaker final : public Maker {
  public:
    OneHintMaker(const MakeSettings& settings, Engines engines)
        : side_(settings.size), effort_(settings.effort), counter_(settings.size, engines.finder) {}

    Attempt<Made> make(base::Random random, const kernel::Limits& limits) override {
        return one_hint_puzzle(side_, effort_, counter_, random, limits);
    }

    Freedom freedom(const Draft& draft) const override { return {one_by_one(draft.all_givens()), false}; }

  private:
    const int side_;
    const std::uint64_t effort_;
    BoardCounter counter_;
};

/// Chooses a letter in every row, each in another column, by augmenting paths (Kuhn 1955): a row may take the column of
/// another row that can find a new one. Every line has four letters, so there always is such a choice.
class Matching {
  public:
    Matching(const Solution& board, base::Random& random) : board_(board), columns_(side()) {
        std::iota(columns_.begin(), columns_.end(), 0);
        random.shuffle(std::span(columns_));
        std::vector<int> order = columns_;
        random.shuffle(std::span(order));
        row_of_.assign(side(), -1);
        for (const int row : order) {
            seen_.assign(side(), false);
            base::require(find(row), "four letters in every line allow a choice of one in each");
        }
    }

    /// The letters and nothing else.
    sheet::Sheet sheet() const {
        sheet::Sheet sheet = sheet::blank(puzzles::close_or_far::notation, board_.size());
        for (int column = 0; column < side(); ++column)
            sheet.cells.at(row_of_[column], column) = board_.at(row_of_[column], column);
        return sheet;
    }

  private:
    int side() const { return board_.size().rows; }

    bool find(int row) {
        for (const int column : columns_) {
            if (board_.at(row, column) == empty || seen_[column]) continue;
            seen_[column] = true;
            if (row_of_[column] >= 0 && !find(row_of_[column])) continue;
            row_of_[column] = row;
            return true;
        }
        return false;
    }

    const Solution& board_;
    base::Vector<int> columns_, row_of_;
    base::Vector<bool> seen_;
};

/// The board with its letters and without its empty squares.
sheet::Sheet letters_of(const Solution& board) {
    sheet::Sheet sheet = sheet::blank(puzzles::close_or_far::notation, board.size());
    for (int cell = 0; cell < board.size().cells(); ++cell)
        if (board[cell] != empty) sheet.cells[cell] = board[cell];
    return sheet;
}

class DiggingMaker final : public Maker {
  public:
    DiggingMaker(const MakeSettings& settings, bool one_each, Engines engines)
        : one_each_(one_each), engines_(engines), boards_(settings.size, engines.finder) {}

    Attempt<Made> make(base::Random random, const kernel::Limits& limits) override {
        Patience patience(limits);
        const auto board = boards_.draw(random, patience);
        if (!board) return Patience::refusal();
        Draft draft(letters_of(*board), *board);
        Rivals rivals(draft, engines_, patience);
        Pieces kept;
        if (one_each_) kept = draft.pieces_on(Matching(*board, random).sheet());
        draft.shown = kept;
        Groups groups = one_by_one(draft.all_givens() - kept);
        if (!one_each_) draft.shown = draft.all_givens();
        if (!show_enough(draft, rivals, groups, random)) return Patience::refusal();
        random.shuffle(std::span(groups));
        if (!leave_out_needless(draft, rivals, groups)) return Patience::refusal();
        return Made{draft.sheet(), *board};
    }

    Freedom freedom(const Draft& draft) const override { return {one_by_one(draft.all_givens()), !one_each_}; }

  private:
    const bool one_each_;  // hints that stay, one in every row and column
    const Engines engines_;
    RandomBoards boards_;
};

Attempt<std::unique_ptr<Maker>> open(const MakeSettings& settings, Engines engines) {
    const auto wished = [&](std::string_view setting) {
        return std::any_of(settings.wishes.begin(), settings.wishes.end(),
                           [&](const Wish& wish) { return wish.setting == setting; });
    };
    const bool extra = wished("extra"), minimal = wished("minimal");
    if (extra && minimal)
        return Refusal{Refusal::Why::settings, "--extra and --minimal cannot be used together; choose one"};
    const bool begin_with_extra = settings.by_grade && settings.size > largest_one_hint_by_grade && !minimal;
    if (extra || minimal || begin_with_extra)
        return std::unique_ptr<Maker>(std::make_unique<DiggingMaker>(settings, !minimal, engines));
    return std::unique_ptr<Maker>(std::make_unique<OneHintMaker>(settings, engines));
}

}  // namespace

constexpr LevelsOfSize levels[] = {{6, "123568"}, {7, "1235678"}, {0, "12356789"}};

constinit const MakerRow maker_row{puzzles::close_or_far::notation,
                                   "pairs",
                                   {6, 30},
                                   known_settings,
                                   open,
                                   [](const Solution& board, const sheet::Sheet&) { return letters_of(board); },
                                   7,
                                   levels};

}  // namespace gridwright::generator::close_or_far
