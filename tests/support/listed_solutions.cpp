#include "tests/support/listed_solutions.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"

#include <algorithm>
#include <bit>

namespace gridwright::tests {
namespace {

/// Whether so many of the candidates meet all of the sets.
bool can_meet(const std::vector<PieceBits>& sets, PieceBits candidates, int count) {
    if (sets.empty()) return true;
    if (count == 0) return false;
    for (PieceBits rest = sets.front() & candidates; rest != 0; rest &= rest - 1) {
        const PieceBits piece = rest & -rest;
        std::vector<PieceBits> unmet;
        std::ranges::copy_if(sets, std::back_inserter(unmet), [&](PieceBits set) { return !(set & piece); });
        if (can_meet(unmet, candidates, count - 1)) return true;
    }
    return false;
}

}  // namespace

ListedSolutions::ListedSolutions(const sheet::Sheet& blank, Which which) {
    kernel::Model model;
    puzzles::make(blank)->model(model);
    objective_ = model.objective;
    if (which == Which::all) model.objective.reset();
    kernel::Search search;
    search.solutions.reset();
    search.on_solution = [&](const kernel::Solution& solution) {
        boards_.push_back(solution);
        return true;
    };
    base::require(engines::make_engine("fd")->run(model, search).complete(), "a small puzzle is listed");
    const generator::MakerRow& row = *generator::find(blank.notation->name);
    for (const kernel::Solution& board : boards_)
        everything_.push_back(generator::all_cells(board, row.everything(board, blank)));
    if (blank.notation->sides)
        for (const kernel::Side side : kernel::every_side)
            for (int line = 0; line < sheet::places_on(side, blank.size); ++line)
                places_.emplace_back(kernel::SideClue{side, line});
    for (int cell = 0; cell < blank.size.cells(); ++cell) places_.emplace_back(kernel::CellClue{cell});
    base::require(places_.size() <= 64, "a board with so many pieces is too large to be listed");
}

std::vector<PieceBits> ListedSolutions::losses(std::size_t solution) const {
    std::vector<PieceBits> losses;
    for (const sheet::Sheet& other : everything_) {
        PieceBits lost = 0;
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (written_at(other, places_[i]) != written_at(everything_[solution], places_[i]))
                lost |= PieceBits{1} << i;
        losses.push_back(lost);
    }
    return losses;
}

sheet::Sheet ListedSolutions::puzzle(std::size_t solution, PieceBits shown) const {
    sheet::Sheet sheet = everything_[solution];
    for (std::size_t i = 0; i < places_.size(); ++i)
        if (!(shown >> i & 1)) erase(sheet, places_[i]);
    return sheet;
}

std::vector<kernel::Solution> ListedSolutions::solutions(std::size_t solution, PieceBits shown) const {
    const std::vector<PieceBits> lost = losses(solution);
    std::vector<kernel::Solution> found;
    for (std::size_t i = 0; i < boards_.size(); ++i) {
        if (lost[i] & shown) continue;
        if (!found.empty() && worth(boards_[i]) < worth(found.front())) found.clear();
        if (found.empty() || worth(boards_[i]) == worth(found.front())) found.push_back(boards_[i]);
    }
    return found;
}

bool ListedSolutions::determine(std::size_t solution, PieceBits shown) const {
    return solutions(solution, shown) == std::vector{boards_[solution]};
}

int ListedSolutions::worth(const kernel::Solution& board) const {
    return objective_ ? kernel::objective_of(*objective_, board) : 0;
}

int ListedSolutions::fewest(std::size_t solution, PieceBits shown, PieceBits candidates) const {
    std::vector<PieceBits> rivals;
    const std::vector<PieceBits> lost = losses(solution);
    for (std::size_t i = 0; i < boards_.size(); ++i)
        if (i != solution && !(lost[i] & shown) && worth(boards_[i]) <= worth(boards_[solution]))
            rivals.push_back(lost[i]);
    std::ranges::sort(rivals, {}, [&](PieceBits set) { return std::popcount(set & candidates); });
    int count = 0;
    while (!can_meet(rivals, candidates, count)) ++count;
    return count;
}

}  // namespace gridwright::tests
