#pragma once

// An export is one way to hand a puzzle to another program, as one row of data. It is made from the model, so every
// puzzle has it; the sheet supplies the words for people: the title, the rules, the names of values. An export is never
// read back, and it holds one puzzle: its file has no place for a second.

#include "gridwright/kernel/model.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gridwright::exports {

struct Export {
    std::string_view name;     ///< for --to
    std::string_view meaning;  ///< a line about it, for lists
    std::string_view noun;     ///< in sentences: "a MiniZinc file"
    std::string_view ending;   ///< of file names: "mzn"

    /// Appends the model, ending in a newline. The sheet is the puzzle that the model was made from.
    void (*write)(const kernel::Model& model, const sheet::Sheet& sheet, std::string& into) = nullptr;

    /// A sentence when the model is too much for the program that reads the export; null when that cannot be.
    std::optional<std::string> (*cannot_carry)(const kernel::Model& model) = nullptr;
};

inline std::string_view name_of(const Export* row) {
    return row->name;
}

}  // namespace gridwright::exports
