#include "gridwright/generator/skyscraper/everything.hpp"

#include "gridwright/puzzles/skyscraper/puzzle.hpp"

#include <algorithm>

namespace gridwright::generator::skyscraper {

using kernel::Solution;

namespace {

int visible(const Solution& square, kernel::Line line) {
    int count = 0, highest = 0;
    for (int i = 0; i < line.length; ++i)
        if (square[line[i]] > highest) ++count, highest = square[line[i]];
    return count;
}

}  // namespace

sheet::Sheet everything_about(const Solution& square) {
    const kernel::Size size = square.size();
    sheet::Sheet sheet = sheet::blank(puzzles::skyscraper::notation, size);
    for (const kernel::Side side : kernel::every_side)
        for (int i = 0; i < size.rows; ++i)
            sheet.sides[side][i] = visible(square, puzzles::skyscraper::line_seen_from(side, i, size));
    std::copy(square.begin(), square.end(), sheet.cells.begin());
    return sheet;
}

}  // namespace gridwright::generator::skyscraper
