#pragma once

// Where each constraint of a model comes from: a rule of the game or a clue. The puzzle records it once, when it adds
// the constraint; code that later names a clue, leaves it out or writes it as data reads the origin and never derives
// it from the constraint.

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

namespace gridwright::kernel {

/// A side of the board. Top and bottom are read from left to right, left and right from top to bottom. The reports use
/// this order.
enum class Side : std::uint8_t { top, left, bottom, right };

inline constexpr std::array<Side, 4> every_side{Side::top, Side::left, Side::bottom, Side::right};

/// The name of the side in data, such as "top".
constexpr std::string_view name(Side side) {
    constexpr std::string_view names[] = {"top", "left", "bottom", "right"};
    return names[static_cast<int>(side)];
}

/// True for the sides at the ends of columns.
constexpr bool is_end_of_columns(Side side) {
    return side == Side::top || side == Side::bottom;
}

/// One item for each side.
template <typename T>
struct BySide {
    std::array<T, 4> items{};

    constexpr T& operator[](Side side) { return items[static_cast<int>(side)]; }
    constexpr const T& operator[](Side side) const { return items[static_cast<int>(side)]; }

    auto begin() { return items.begin(); }
    auto end() { return items.end(); }
    auto begin() const { return items.begin(); }
    auto end() const { return items.end(); }

    bool operator==(const BySide&) const = default;
};

/// A rule of the game, which holds on every board whatever its clues.
struct RuleOfGame {
    bool operator==(const RuleOfGame&) const = default;
};

/// A clue beside the board, at the end of a row or column. Lines are counted from 0 at the top or at the left.
struct SideClue {
    Side side = Side::top;
    int line = 0;

    bool operator==(const SideClue&) const = default;
};

/// A clue in a cell.
struct CellClue {
    int cell = 0;

    bool operator==(const CellClue&) const = default;
};

/// Where a constraint comes from.
using Origin = std::variant<RuleOfGame, SideClue, CellClue>;

inline bool is_rule(const Origin& origin) {
    return std::holds_alternative<RuleOfGame>(origin);
}

}  // namespace gridwright::kernel
