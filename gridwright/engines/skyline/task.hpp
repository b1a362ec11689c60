#pragma once

// The seam between the engine and its search, which is compiled once for every kind of processor: plain data in, one
// function for each kind.

#include "gridwright/engines/skyline/city.hpp"
#include "gridwright/engines/skyline/line_filter.hpp"
#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

#include <vector>

namespace gridwright::engines::skyline {

/// The values that each cell may still hold. Rows and lanes beyond the side of the city hold every value.
struct SkylineBoard {
    Bits cells[longest_side][longest_side];
};

/// What the search keeps from one question to the next, to allocate nothing.
struct SkylineMemory {
    std::vector<SkylineBoard> boards;
    LineFilter line_filter;
    kernel::Grid<kernel::Domain> domains;
    kernel::Solution solution;
};

struct SkylineTask {
    const kernel::Model& model;
    const kernel::Search& search;
    const City& city;
    SkylineMemory& memory;
    kernel::Outcome& outcome;
};

using SearchFunction = void (*)(const SkylineTask&);

/// Runs on every processor.
void answer_portable(const SkylineTask& task);

#if defined(__x86_64__)
/// The same search, decision by decision, for processors with AVX2 and what came with it.
void answer_avx2(const SkylineTask& task);
#endif

}  // namespace gridwright::engines::skyline
