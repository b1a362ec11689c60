// Reads the lines, colours and the number of blanks of a colouring problem from the constraints of a model, or says why
// the model is no such problem.

#include "gridwright/engines/colouring/board/colouring_board.hpp"

#include <algorithm>

namespace gridwright::engines::colouring {

using namespace kernel;

namespace {

constexpr auto refusal =
    "the engine colouring accepts only boards on which no colour occurs twice in a line, with as few cells without a "
    "colour as possible, a given number of them, or none";

/// The constraint if it counts a value on the whole board; otherwise nothing.
const Exactly* number_of_cells(const Constraint& constraint, Size size) {
    const auto* exactly = std::get_if<Exactly>(&constraint);
    return exactly && exactly->line == Line{0, 1, static_cast<std::int16_t>(size.cells())} ? exactly : nullptr;
}

Line forward(Line line) {
    return line.step < 0 ? line.reversed() : line;
}

bool same_domains(const Grid<Domain>& domains) {
    return std::all_of(domains.begin(), domains.end(), [&](Domain domain) { return domain == *domains.begin(); });
}

bool has_all_queens_lines(const ColouringBoard& board) {
    std::size_t lines = 0;
    const auto by_place = [](Line a, Line b) { return std::pair(a.origin, a.step) < std::pair(b.origin, b.step); };
    std::vector<Line> sorted = board.lines;
    std::sort(sorted.begin(), sorted.end(), by_place);
    for (const auto& all : {rows(board.size), columns(board.size), diagonals(board.size)})
        for (const Line line : all) {
            if (line.length < 2) continue;
            const auto place = std::lower_bound(sorted.begin(), sorted.end(), line, by_place);
            if (place == sorted.end() || *place != line) return false;
            ++lines;
        }
    return lines == sorted.size();
}

}  // namespace

std::optional<std::string> read(const Model& model, ColouringBoard& board) {
    std::optional<Domain> except;
    const Exactly* number = nullptr;
    board.lines.clear();
    for (const Constraint& constraint : model.constraints) {
        if (const Exactly* cells = number_of_cells(constraint, model.size()); cells && !number && !model.objective) {
            number = cells;
            continue;
        }
        const auto* different = std::get_if<AllDifferent>(&constraint);
        if (!different || (except && *except != different->except)) return refusal;
        except = different->except;
        if (different->line.length < 2) continue;
        const Line line = forward(different->line);
        if (std::find(board.lines.begin(), board.lines.end(), line) == board.lines.end()) board.lines.push_back(line);
    }
    if (model.size().cells() == 0 || !except) return refusal;
    if (model.objective && !except->contains(model.objective->value)) return refusal;
    if (number && !except->contains(number->value)) return refusal;

    board.size = model.size();
    domains_with_givens(model, board.domains);
    board.blank = model.objective ? std::optional(model.objective->value)
                  : number        ? std::optional(number->value)
                                  : std::nullopt;
    board.blank_cells = number ? std::optional(number->times) : std::nullopt;
    board.free = *except - board.blanks();
    board.colours = {};
    for (const Domain domain : board.domains) board.colours |= domain - *except;
    board.queens_lines = !board.colours.empty() && has_all_queens_lines(board);
    board.queens = board.queens_lines && same_domains(board.domains) && !board.domains[0].meets(board.free);
    return std::nullopt;
}

}  // namespace gridwright::engines::colouring
