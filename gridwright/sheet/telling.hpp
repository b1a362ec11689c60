#pragma once

// From the parts of a model back to the sheet: which number a clue is, and where it is written.

#include "gridwright/kernel/model.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::sheet {

/// What the sheet tells at the place that an origin names, a clue's number or a cell's value; none if nothing. A rule
/// of the game is written nowhere.
std::optional<int> told_at(const Sheet& sheet, const kernel::Origin& origin);

/// Wipes that out.
void erase(Sheet& sheet, const kernel::Origin& origin);

/// A clue beside the board. Lines are counted from 0 at the top or at the left.
struct Address {
    kernel::Side side = kernel::Side::top;
    int line = 0;
    int value = 0;

    bool operator==(const Address&) const = default;
};

/// The clues beside the board among the parts of a model that was made from the sheet, in the order of the parts.
std::vector<Address> clues_among(const kernel::Parts& parts, const kernel::Model& model, const Sheet& sheet);

/// The cells whose clues or givens are among the parts, in reading order.
std::vector<int> cells_among(const kernel::Parts& parts, const kernel::Model& model);

}  // namespace gridwright::sheet
