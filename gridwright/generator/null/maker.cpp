#include "gridwright/generator/null/maker.hpp"

#include "gridwright/generator/common/dig.hpp"
#include "gridwright/puzzles/null/puzzle.hpp"

#include <algorithm>
#include <numeric>

namespace gridwright::generator::null {
namespace {

/// The numbers of every row in random order.
kernel::Solution random_board(kernel::Size size, base::Random& random) {
    kernel::Solution board(size);
    std::vector<kernel::Value> row(size.columns);
    for (int r = 0; r < size.rows; ++r) {
        std::iota(row.begin(), row.end(), kernel::Value{1});
        random.shuffle(std::span(row));
        std::copy(row.begin(), row.end(), board.begin() + r * size.columns);
    }
    return board;
}

/// Starts with all cells of a random board given, then leaves out what a puzzle can do without.
class NullMaker final : public Maker {
  public:
    NullMaker(const MakeSettings& settings, Engines engines) : size_{settings.size, settings.size}, engines_(engines) {}

    Attempt<Made> make(base::Random random, const kernel::Limits& limits) override {
        Patience patience(limits);
        const kernel::Solution board = random_board(size_, random);
        sheet::Sheet everything = sheet::blank(puzzles::null::notation, size_);
        std::copy(board.begin(), board.end(), everything.cells.begin());

        Draft draft(everything, board);
        draft.shown = draft.all_givens();
        Groups cells = one_by_one(draft.shown);
        random.shuffle(std::span(cells));
        Rivals rivals(draft, engines_, patience);
        if (!leave_out_needless(draft, rivals, cells)) return Patience::refusal();
        return Made{draft.sheet(), board};
    }

  private:
    const kernel::Size size_;
    const Engines engines_;
};

Attempt<std::unique_ptr<Maker>> open(const MakeSettings& settings, Engines engines) {
    return std::unique_ptr<Maker>(std::make_unique<NullMaker>(settings, engines));
}

}  // namespace

constinit const MakerRow maker_row{puzzles::null::notation, "fd", {1, 20}, {}, open};

}  // namespace gridwright::generator::null
