#include "tests/support/generated.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "tests/support/agreement.hpp"

#include <algorithm>

namespace gridwright::tests {

using namespace kernel;

namespace {

using Shortcoming = std::optional<std::string>;

/// Asks one session about the puzzle, whole and without a piece: a judge that learns keeps what it has learned.
class Judgement {
  public:
    Judgement(const generator::Made& made, Engine& judge)
        : made_(made), model_(model_of(made.puzzle)), session_(judge.open(model_)) {}

    Shortcoming of_whole() {
        const Outcome outcome = ask({});
        if (outcome.verdict() != Verdict::unique) return base::concat("the puzzle is ", name(outcome.verdict()));
        if (outcome.kept.front() != made_.solution) return "its only solution is not the one told";
        return std::nullopt;
    }

    Shortcoming of_clues() {
        const std::vector<std::size_t> clues = told_parts(model_).constraints;
        for (std::size_t i = 0; i < clues.size(); ++i)
            if (ask({{clues[i]}, {}}).verdict() != Verdict::several)
                return base::concat("clue ", i + 1, " of ", clues.size(), " is needless");
        return std::nullopt;
    }

    Shortcoming of_givens() {
        for (std::size_t given = 0; given < model_.givens.size(); ++given)
            if (ask({{}, {given}}).verdict() != Verdict::several)
                return base::concat("given ", given + 1, " of ", model_.givens.size(), " is needless");
        return std::nullopt;
    }

  private:
    Outcome ask(const Parts& left_out) {
        Search search;
        search.solutions = 2;
        return session_->run(search, left_out);
    }

    const generator::Made& made_;
    const Model model_;
    const std::unique_ptr<Session> session_;
};

/// The board with its border as a grid of filled and empty places.
Grid<char> page_of(const sheet::Sheet& sheet) {
    const int side = sheet.size.rows;
    Grid<char> page({side + 2, side + 2}, false);
    for (int i = 0; i < side; ++i) {
        const auto clue = static_cast<std::size_t>(i);
        page.at(0, i + 1) = sheet.sides[kernel::Side::top][clue] != 0;
        page.at(side + 1, i + 1) = sheet.sides[kernel::Side::bottom][clue] != 0;
        page.at(i + 1, 0) = sheet.sides[kernel::Side::left][clue] != 0;
        page.at(i + 1, side + 1) = sheet.sides[kernel::Side::right][clue] != 0;
        for (int column = 0; column < side; ++column)
            page.at(i + 1, column + 1) = sheet.cells.at(i, column).has_value();
    }
    return page;
}

/// Where the symmetry takes a cell of a board.
int image(int cell, Size size, std::string_view symmetry) {
    const int row = size.row_of(cell), column = size.column_of(cell), last = size.rows - 1;
    if (symmetry == "half-turn") return size.cell(last - row, last - column);
    if (symmetry == "mirror") return size.cell(row, last - column);
    base::require(symmetry == "quarter-turn", "a symmetry that the generator knows");
    return size.cell(column, last - row);
}

int hints_in(const sheet::Sheet& sheet, Line line) {
    const std::vector<int> places = cells(line);
    return static_cast<int>(
        std::count_if(places.begin(), places.end(), [&](int cell) { return sheet.cells[cell].has_value(); }));
}

}  // namespace

std::optional<std::string> fault_of(const generator::Made& made, Engine& judge, Needed needed) {
    Judgement judgement(made, judge);
    if (auto fault = judgement.of_whole()) return fault;
    if (needed == Needed::none) return std::nullopt;
    if (auto fault = judgement.of_givens()) return fault;
    return needed == Needed::all ? judgement.of_clues() : std::nullopt;
}

std::optional<std::string> fault_in_symmetry(const sheet::Sheet& sheet, std::string_view symmetry) {
    const Grid<char> page = page_of(sheet);
    for (int cell = 0; cell < page.size().cells(); ++cell)
        if (page[cell] && !page[image(cell, page.size(), symmetry)])
            return base::concat("what stands in row ", page.size().row_of(cell), ", column ",
                                page.size().column_of(cell), " has no partner by ", symmetry);
    return std::nullopt;
}

std::optional<std::string> fault_in_hints(const sheet::Sheet& sheet, int fewest, int most) {
    for (const auto& cell : sheet.cells)
        if (cell == puzzles::close_or_far::empty) return "a hint is an empty square, not a letter";
    for (const auto& lines : {rows(sheet.size), columns(sheet.size)})
        for (const Line line : lines)
            if (const int hints = hints_in(sheet, line); hints < fewest || hints > most)
                return base::concat("a line from row ", sheet.size.row_of(line.origin) + 1, ", column ",
                                    sheet.size.column_of(line.origin) + 1, " has ", base::counted(hints, "hint"));
    return std::nullopt;
}

std::string first_puzzles(const generator::MakerRow& kind, const generator::MakeSettings& settings,
                          std::uint64_t count) {
    const auto finder = engines::make_engine(kind.finder);
    const auto maker = open(kind, settings, {*finder});
    base::require(bool(maker), "an order of this test makes sense");
    std::string text;
    for (std::uint64_t index = 1; index <= count; ++index) {
        const auto made = (*maker)->make(base::Random::for_item(1, index), {});
        base::require(bool(made), "an order of this test can be met");
        text += text_of(made->puzzle);
    }
    return text;
}

std::uint64_t hash(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return hash;
}

int clues_on(const sheet::Sheet& sheet) {
    int clues = 0;
    for (const auto& side : sheet.sides)
        clues += static_cast<int>(std::count_if(side.begin(), side.end(), [](int clue) { return clue != 0; }));
    return clues;
}

int givens_on(const sheet::Sheet& sheet) {
    return static_cast<int>(
        std::count_if(sheet.cells.begin(), sheet.cells.end(), [](const auto& cell) { return cell.has_value(); }));
}

}  // namespace gridwright::tests
