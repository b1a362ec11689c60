#pragma once

// The table of all exports, and how one is written.

#include "gridwright/base/result.hpp"
#include "gridwright/exports/common/export.hpp"

#include <span>

namespace gridwright::exports {

/// Every export, in the order in which lists show them.
std::span<const Export* const> table();

/// The export of that name; null when there is none.
const Export* find(std::string_view name);

/// Adds an export to the table, before threads start. No other has its name, and it outlives all that is written.
void add(const Export& row);

/// A sentence when the sheet holds what no export can carry: the entries and marks of a player.
std::optional<std::string> cannot_export(const sheet::Sheet& sheet, const Export& row);

/// The puzzle as a file for the other program. The model was made from the sheet.
base::Result<std::string> written(const Export& row, const kernel::Model& model, const sheet::Sheet& sheet);

}  // namespace gridwright::exports
