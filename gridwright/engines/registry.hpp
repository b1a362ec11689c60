#pragma once

// The table of all engines, from which front ends choose one by name.

#include "gridwright/kernel/engine.hpp"

#include <span>

namespace gridwright::engines {

using kernel::EngineRow;

/// Every engine of this build and of this program; the first one is the default.
std::span<const EngineRow> table();

/// The row with this name; null if there is none.
const EngineRow* find(std::string_view name);

/// Adds an engine with a new name to the table, before threads start.
void add(const EngineRow& row);

/// Creates an engine by name; nothing if there is none. Each thread needs its own.
std::unique_ptr<kernel::Engine> make_engine(std::string_view name);

}  // namespace gridwright::engines
