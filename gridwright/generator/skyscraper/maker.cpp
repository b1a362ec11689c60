// Skyscraper puzzles from random latin squares: all clues, as many givens as a solver needs besides, and then whatever
// can be left out.

#include "gridwright/generator/skyscraper/maker.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/latin_square.hpp"
#include "gridwright/generator/skyscraper/wishes.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

#include <algorithm>

namespace gridwright::generator::skyscraper {
namespace {

using kernel::Line;
using kernel::Solution;

int visible(const Solution& square, Line line) {
    int count = 0, highest = 0;
    for (int i = 0; i < line.length; ++i)
        if (square[line[i]] > highest) ++count, highest = square[line[i]];
    return count;
}

/// The square with all its clues around it.
formats::Sheet sheet_of(const Solution& square) {
    const kernel::Size size = square.size();
    formats::Sheet sheet = formats::blank(puzzles::skyscraper::notation, size);
    for (int i = 0; i < size.rows; ++i) {
        const auto place = static_cast<std::size_t>(i);
        sheet.sides[formats::top][place] = visible(square, column(size, i));
        sheet.sides[formats::left][place] = visible(square, row(size, i));
        sheet.sides[formats::bottom][place] = visible(square, column(size, i).reversed());
        sheet.sides[formats::right][place] = visible(square, row(size, i).reversed());
    }
    std::copy(square.begin(), square.end(), sheet.cells.begin());
    return sheet;
}

class SkyscraperMaker final : public Maker {
  public:
    SkyscraperMaker(const Order& order, const Wishes& wishes, Engines engines)
        : wishes_(wishes),
          effort_(order.effort),
          engines_(engines),
          squares_(order.size),
          clue_groups_(clue_groups(order.size, wishes.symmetry)),
          cell_groups_(cell_groups(order.size, wishes.symmetry)) {}

    Attempt<Made> make(base::Random random, const kernel::Limits& limits) override {
        const Patience patience(limits);
        const Solution square = squares_.draw(random);
        Draft draft(sheet_of(square), square);
        Rivals rivals(draft, engines_, patience);
        draft.told = draft.all_clues();
        if (!tell_enough(draft, rivals, cell_groups_, random)) return Patience::refusal();
        Groups groups = clue_groups_;
        groups.insert(groups.end(), cell_groups_.begin(), cell_groups_.end());
        random.shuffle(std::span(groups));
        if (!leave_out_needless(draft, rivals, groups)) return Patience::refusal();
        return Made{draft.sheet(), square};
    }

  private:
    const Wishes wishes_;
    const std::uint64_t effort_;
    const Engines engines_;
    LatinSquares squares_;
    const Groups clue_groups_, cell_groups_;
};

Attempt<std::unique_ptr<Maker>> open(const Order& order, Engines engines) {
    const auto wishes = wishes_of(order);
    if (!wishes) return wishes.error();
    return std::unique_ptr<Maker>(std::make_unique<SkyscraperMaker>(order, *wishes, engines));
}

}  // namespace

constinit const Kind kind{puzzles::skyscraper::notation, "skyline", smallest, largest, settings, open};

}  // namespace gridwright::generator::skyscraper
