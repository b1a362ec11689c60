#include "tests/support/queens_squares.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace gridwright::tests {

ColouredSquare with_colours_in_order(const ColouredSquare& square) {
    std::map<int, int> names{{0, 0}};
    ColouredSquare renamed;
    for (const int colour : square)
        renamed.push_back(names.try_emplace(colour, static_cast<int>(names.size())).first->second);
    return renamed;
}

std::vector<ColouredSquare> images(const ColouredSquare& square, int side) {
    std::vector<ColouredSquare> all;
    for (int how = 0; how < 8; ++how) {
        ColouredSquare image;
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column) {
                const int down = how & upside_down ? side - 1 - row : row;
                const int across = how & mirrored ? side - 1 - column : column;
                const int cell = how & transposed ? across * side + down : down * side + across;
                image.push_back(square[static_cast<std::size_t>(cell)]);
            }
        all.push_back(with_colours_in_order(image));
    }
    return all;
}

/// What a family leaves, while it is coloured.
struct QueensSquares::Filling {
    ColouredSquare square;
    std::vector<std::size_t> open;
    std::vector<Cells> colours;
    int first_colour;
    const Visit<ColouredSquare>& visit;
};

QueensSquares::QueensSquares(int side) : side_(side), by_top_cell_(static_cast<std::size_t>(side)) {
    for (int a = 0; a < side * side; ++a) {
        Cells& attacked = attacked_.emplace_back();
        for (int b = 0; b < side * side; ++b) {
            const int down = std::abs(a / side - b / side), across = std::abs(a % side - b % side);
            attacked[static_cast<std::size_t>(b)] = down == 0 || across == 0 || down == across;
        }
    }
    list_placements({}, 0, 0);
}

void QueensSquares::list_placements(const Cells& queens, int row, int top_cell) {
    if (row == side_) return by_top_cell_[static_cast<std::size_t>(top_cell)].push_back(queens);
    for (int column = 0; column < side_; ++column) {
        const auto cell = static_cast<std::size_t>(row * side_ + column);
        if ((queens & attacked_[cell]).none())
            list_placements(Cells(queens).set(cell), row + 1, row == 0 ? column : top_cell);
    }
}

std::size_t QueensSquares::placements() const {
    std::size_t sum = 0;
    for (const auto& each : by_top_cell_) sum += each.size();
    return sum;
}

bool QueensSquares::families(int members, const Visit<Family>& visit) const {
    Family family;
    return extend(family, members, {}, 0, visit);
}

/// So many more members, through cells of the top row from this one on.
bool QueensSquares::extend(Family& family, int members, const Cells& taken, int column,
                           const Visit<Family>& visit) const {
    if (members == 0) return visit(family);
    if (side_ - column < members) return true;
    for (const Cells& placement : by_top_cell_[static_cast<std::size_t>(column)]) {
        if ((placement & taken).any()) continue;
        family.push_back(placement);
        const bool go_on = extend(family, members - 1, taken | placement, column + 1, visit);
        family.pop_back();
        if (!go_on) return false;
    }
    return extend(family, members, taken, column + 1, visit);
}

bool QueensSquares::boards(int pegs, const Visit<ColouredSquare>& visit) const {
    const int members = std::max(side_ - pegs, 0);
    return families(members, [&](const Family& family) {
        Filling filling{ColouredSquare(static_cast<std::size_t>(side_ * side_)), {}, {}, members + 1, visit};
        filling.colours.resize(static_cast<std::size_t>(side_ - members));
        for (std::size_t cell = 0; cell < filling.square.size(); ++cell) {
            for (std::size_t i = 0; i < family.size(); ++i)
                if (family[i][cell]) filling.square[cell] = static_cast<int>(i) + 1;
            if (filling.square[cell] == 0) filling.open.push_back(cell);
        }
        return fill(filling, 0, pegs);
    });
}

/// Colours the open cells from this one on. Of the unused colours it tries only the first.
bool QueensSquares::fill(Filling& filling, std::size_t next, int pegs) const {
    if (next == filling.open.size()) return filling.visit(with_colours_in_order(filling.square));
    const std::size_t cell = filling.open[next];
    bool is_new = false;
    for (std::size_t i = 0; i < filling.colours.size() && !is_new; ++i) {
        Cells& coloured = filling.colours[i];
        is_new = coloured.none();
        if ((coloured & attacked_[cell]).any()) continue;
        coloured.set(cell);
        filling.square[cell] = filling.first_colour + static_cast<int>(i);
        if (!fill(filling, next + 1, pegs)) return false;
        coloured.reset(cell);
    }
    filling.square[cell] = 0;
    return pegs == 0 || fill(filling, next + 1, pegs - 1);
}

bool QueensSquares::possible(int pegs) const {
    return !boards(pegs, [](const ColouredSquare&) { return false; });
}

}  // namespace gridwright::tests
