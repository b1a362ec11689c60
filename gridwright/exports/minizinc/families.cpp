#include "gridwright/exports/minizinc/families.hpp"

#include <algorithm>

namespace gridwright::exports::minizinc {

using namespace kernel;

namespace {

/// How many cells the line of that direction and number has.
int cells_in(NumberedLine line, Size size) {
    switch (line.direction) {
        case Direction::row: return size.columns;
        case Direction::column: return size.rows;
        case Direction::rising_diagonal:
        case Direction::falling_diagonal: break;
    }
    return std::min({line.number, size.rows + size.columns - line.number, size.rows, size.columns});
}

/// None for a line that is no whole row, column or diagonal.
std::optional<NumberedLine> whole(Line line, Size size) {
    if (line.length < 1) return std::nullopt;
    const auto which = numbered(line, size);
    return which && cells_in(*which, size) == line.length ? which : std::nullopt;
}

bool depends_on_direction(const Constraint& constraint) {
    return std::holds_alternative<Visible>(constraint);
}

Constraint without_line(Constraint constraint) {
    std::visit(
        [](auto& each) {
            if constexpr (requires { each.line; }) each.line = {};
        },
        constraint);
    return constraint;
}

Family& family_for(const Constraint& constraint, const Origin& origin, std::vector<Family>& families) {
    const Constraint alike = without_line(constraint);
    const auto found = std::ranges::find_if(
        families, [&](const Family& family) { return family.constraint == alike && family.origin == origin; });
    if (found != families.end()) return *found;
    return families.emplace_back(Family{alike, origin, {}, {}});
}

void add_line(Line line, Size size, Family& family) {
    const auto which = whole(line, size);
    if (!which) return family.others.push_back(line);
    const bool reversed = depends_on_direction(family.constraint) && line.length > 1 && line.step < 0;
    auto found = std::ranges::find_if(family.lines, [&](const LineSet& lines) {
        return lines.direction == which->direction && lines.reversed == reversed;
    });
    if (found == family.lines.end()) found = family.lines.insert(found, LineSet{which->direction, reversed, {}});
    const auto place = std::ranges::lower_bound(found->numbers, which->number);
    if (place == found->numbers.end() || *place != which->number) found->numbers.insert(place, which->number);
}

Line seen_from(SideClue clue, Size size) {
    const Line line = is_end_of_columns(clue.side) ? kernel::column(size, clue.line) : kernel::row(size, clue.line);
    return clue.side == Side::top || clue.side == Side::left ? line : line.reversed();
}

}  // namespace

bool LineSet::complete(Size size) const {
    const bool diagonals = direction == Direction::rising_diagonal || direction == Direction::falling_diagonal;
    const int last = direction == Direction::row      ? size.rows
                     : direction == Direction::column ? size.columns
                                                      : size.rows + size.columns - 1;
    for (int number = 1; number <= last; ++number)
        if (!(diagonals && cells_in({direction, number}, size) < 2) && !std::ranges::binary_search(numbers, number))
            return false;
    return true;
}

SideViews side_views_of(const Model& model, const sheet::Sheet& sheet) {
    BySide<std::vector<int>> left = sheet.sides;  // the clues that no constraint stands for yet
    BySide<std::vector<std::size_t>> views;
    BySide<bool> regular;
    for (const Side side : every_side) regular[side] = !sheet.sides[side].empty();
    for (std::size_t i = 0; i < model.constraints.size(); ++i) {
        const auto* clue = std::get_if<SideClue>(&model.constraints.origin(i));
        if (!clue || !regular[clue->side]) continue;
        const auto* visible = std::get_if<Visible>(&model.constraints[i]);
        int& number = left[clue->side][static_cast<std::size_t>(clue->line)];
        regular[clue->side] =
            visible && number > 0 && visible->count == number && visible->line == seen_from(*clue, model.size());
        number = 0;
        views[clue->side].push_back(i);
    }
    SideViews found;
    const bool any = std::ranges::any_of(views, [](const auto& side) { return !side.empty(); });
    for (const Side side : every_side) {
        if (!regular[side] || !any) continue;  // a side without clues has room for those that a student adds
        if (std::ranges::any_of(left[side], [](int number) { return number != 0; })) continue;
        found.sides.push_back(side);
        found.constraints.insert(found.constraints.end(), views[side].begin(), views[side].end());
    }
    std::ranges::sort(found.constraints);
    return found;
}

std::vector<Family> families_of(const Model& model, const SideViews& views) {
    std::vector<Family> families;
    for (std::size_t i = 0; i < model.constraints.size(); ++i) {
        if (std::ranges::binary_search(views.constraints, i)) continue;
        Family& family = family_for(model.constraints[i], model.constraints.origin(i), families);
        if (const auto line = line_of(model.constraints[i])) add_line(*line, model.size(), family);
    }
    return families;
}

}  // namespace gridwright::exports::minizinc
