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

formats::Sheet everything_about(const Solution& square) {
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

}  // namespace gridwright::generator::skyscraper
