#pragma once

// Turns puzzle texts in tests into sheets and solutions.

#include "gridwright/formats/reader.hpp"

#include <string_view>

namespace gridwright::tests {

/// Reads the one puzzle of this notation from a correct text.
inline sheet::Sheet sheet_from(std::string_view text, const sheet::Notation& notation) {
    const sheet::Notation* const notations[] = {&notation};
    formats::SheetReader reader(formats::source_of(text), notations);
    auto reading = reader.next();
    base::require(reading.has_value(), "a test gives a text with a puzzle");
    if (!reading->sheet) base::require(false, reading->sheet.error().message);
    return *std::move(reading->sheet);
}

/// Reads the cells of a full board of this notation.
inline kernel::Solution solution_from(std::string_view text, const sheet::Notation& notation) {
    const sheet::Sheet sheet = sheet_from(text, notation);
    kernel::Solution solution(sheet.size);
    for (int cell = 0; cell < sheet.size.cells(); ++cell) {
        base::require(sheet.cells[cell].has_value(), "a test gives a full board");
        solution[cell] = *sheet.cells[cell];
    }
    return solution;
}

}  // namespace gridwright::tests
