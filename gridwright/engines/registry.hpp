#pragma once

#include "gridwright/kernel/engine.hpp"

#include <span>

namespace gridwright::engines {

using kernel::EngineRow;

/// Every engine of this build and of this program; the first one is what a user gets who asks for none.
std::span<const EngineRow> table();

/// The row of that name; null when there is none.
const EngineRow* find(std::string_view name);

/// Adds an engine to the table, before threads start. No other has its name.
void add(const EngineRow& row);

/// A new engine of that name; each thread makes its own. Nothing when there is none of that name.
std::unique_ptr<kernel::Engine> make_engine(std::string_view name);

}  // namespace gridwright::engines
