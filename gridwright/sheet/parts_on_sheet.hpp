#pragma once

// From the parts of a model (clues and givens) back to the sheet: which number is written there, and where.

#include "gridwright/kernel/model.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::sheet {

/// The number that the sheet has at the place an origin names, a clue or the value of a cell; none if the place is
/// empty. A rule of the game is written nowhere.
std::optional<int> written_at(const Sheet& sheet, const kernel::Origin& origin);

/// Writes a number there.
void write(Sheet& sheet, const kernel::Origin& origin, int number);

/// Erases that number.
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
