#pragma once

// The interface between the engine and its search, which is compiled once for each kind of processor: a task is plain
// data, and each kind of processor has one function that runs it.

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

/// Memory that the search reuses from one task to the next.
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
/// The same search, decision by decision, for processors with AVX2 and its companions.
void answer_avx2(const SkylineTask& task);
#endif

}  // namespace gridwright::engines::skyline
