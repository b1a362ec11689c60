#pragma once

#include "gridwright/kernel/engine.hpp"

#include <span>

namespace gridwright::engines {

using kernel::EngineRow;

/// Every engine of this build; the first one is what a user gets who asks for none.
std::span<const EngineRow> engine_table();

/// A new engine of that name; each thread makes its own. Nothing when this build has none of that name.
std::unique_ptr<kernel::Engine> make_engine(std::string_view name);

}  // namespace gridwright::engines
