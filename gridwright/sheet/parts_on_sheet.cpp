#include "gridwright/sheet/parts_on_sheet.hpp"

#include <algorithm>
#include <type_traits>

namespace gridwright::sheet {

using namespace kernel;

namespace {

/// Applies the action to the number beside the board, or to the cell, that the origin names.
template <typename S, typename Action>
auto at_place(S& sheet, const Origin& origin, Action action) {
    if (const auto* clue = std::get_if<SideClue>(&origin)) return action(sheet.sides[clue->side][clue->line]);
    const auto* clue = std::get_if<CellClue>(&origin);
    base::require(clue, "a rule of the game is written on no sheet");
    return action(sheet.cells[clue->cell]);
}

std::optional<int> told(int clue) {
    return clue == 0 ? std::nullopt : std::optional(clue);
}

std::optional<int> told(const std::optional<Value>& cell) {
    return cell ? std::optional<int>(*cell) : std::nullopt;
}

}  // namespace

std::optional<int> written_at(const Sheet& sheet, const Origin& origin) {
    return at_place(sheet, origin, [](const auto& place) { return told(place); });
}

void write(Sheet& sheet, const Origin& origin, int number) {
    at_place(sheet, origin, [&](auto& place) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(place)>, int>)
            place = number;
        else
            place = static_cast<Value>(number);
    });
}

void erase(Sheet& sheet, const Origin& origin) {
    at_place(sheet, origin, [](auto& place) { place = {}; });
}

std::vector<Address> clues_among(const Parts& parts, const Model& model, const Sheet& sheet) {
    std::vector<Address> clues;
    for (const std::size_t index : parts.constraints) {
        const Origin& origin = model.constraints.origin(index);
        if (const auto* clue = std::get_if<SideClue>(&origin))
            clues.push_back({clue->side, clue->line, written_at(sheet, origin).value_or(0)});
    }
    return clues;
}

std::vector<int> cells_among(const Parts& parts, const Model& model) {
    std::vector<int> cells;
    for (const std::size_t index : parts.constraints)
        if (const auto* clue = std::get_if<CellClue>(&model.constraints.origin(index))) cells.push_back(clue->cell);
    for (const std::size_t index : parts.givens) cells.push_back(model.givens[index].cell);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

}  // namespace gridwright::sheet
