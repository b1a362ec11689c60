// Hoo-Doo puzzles: a random board of which some pegs are given, dug out one by one. It can take
// very long to find out whether a given is needless, so the finder has a limit of failures for each. When it gives up
// on a small board, which must become minimal, another board is drawn; on a large board the given stays. So no puzzle
// depends on a clock, and "exactly one" rests on exhausted searches.

#include "gridwright/generator/hoodoo/maker.hpp"

#include "gridwright/generator/common/dig.hpp"
#include "gridwright/generator/hoodoo/random_board.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"

#include <algorithm>
#include <iterator>

namespace gridwright::generator::hoodoo {
namespace {

using kernel::Solution;
using kernel::Value;

constexpr std::string_view needs_pegs =
    "every board of this size has transparent pegs, and it takes too long to prove that they can be nowhere else";
constexpr SizeLeftOut sizes_left_out[] = {
    {9, needs_pegs}, {10, needs_pegs}, {15, "a board of this size takes too long to find"}};

/// Up to this side transparent pegs are dug like all others.
constexpr int largest_with_hidden_pegs = 6;

/// When the finder gives up on a given. `sat` is no help here: on 8 x 8 it takes ten times as long.
GivingUp giving_up(int side) {
    if (side <= largest_minimal) return {.failures = 30'000, .then = GivingUp::Then::stop};
    return {.failures = 1000, .then = GivingUp::Then::leave_open};
}

class DiggingMaker final : public Maker {
  public:
    DiggingMaker(const MakeSettings& settings, Engines engines)
        : engines_(engines), giving_up_(giving_up(settings.size)), boards_(settings.size, engines.finder) {}

    Attempt<Made> make(base::Random random, const kernel::Limits& limits) override {
        Patience patience(limits);
        while (const auto board = boards_.draw(random, patience)) {
            Draft draft(all_cells(*board, boards_.blank()), *board);
            draft.shown = draft.all_givens();
            Rivals rivals(draft, engines_, patience, giving_up_);
            if (leave_out_needless(draft, rivals, in_random_order(draft, random))) return Made{draft.sheet(), *board};
        }
        return Patience::refusal();
    }

  private:
    /// On 8 x 8 transparent pegs are tried last, so that most puzzles show where they are: a puzzle takes a second to
    /// make then, instead of three.
    static Groups in_random_order(const Draft& draft, base::Random& random) {
        Groups cells = one_by_one(draft.all_givens());  // a board without clues: the pieces are its cells
        random.shuffle(std::span(cells));
        if (draft.solution().size().rows <= largest_with_hidden_pegs) return cells;
        const auto transparent = [&](const Pieces& cell) {
            return draft.solution()[static_cast<int>(cell.first())] == puzzles::hoodoo::transparent;
        };
        Groups pegs_last;
        std::remove_copy_if(cells.begin(), cells.end(), std::back_inserter(pegs_last), transparent);
        std::copy_if(cells.begin(), cells.end(), std::back_inserter(pegs_last), transparent);
        return pegs_last;
    }

    const Engines engines_;
    const GivingUp giving_up_;
    RandomBoards boards_;
};

Attempt<std::unique_ptr<Maker>> open(const MakeSettings& settings, Engines engines) {
    return std::unique_ptr<Maker>(std::make_unique<DiggingMaker>(settings, engines));
}

}  // namespace

constexpr LevelsOfSize levels[] = {{2, "1"}, {3, "15"}, {4, "12579"}, {5, "12"}};

constinit const MakerRow maker_row{
    puzzles::hoodoo::notation, "colouring", {2, 20, sizes_left_out}, {}, open, all_cells, 0, levels};

}  // namespace gridwright::generator::hoodoo
