#include "gridwright/engines/registry.hpp"

#include "gridwright/base/table.hpp"
#include "gridwright/engines/auto/auto.hpp"
#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/colouring/colouring.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/engines/pairs/pairs.hpp"
#include "gridwright/engines/skyline/skyline.hpp"
#ifdef GRIDWRIGHT_HAS_SAT
#include "gridwright/engines/sat/sat.hpp"
#endif
#ifdef GRIDWRIGHT_HAS_GECODE
#include "gridwright/engines/gecode/gecode.hpp"
#endif

namespace gridwright::engines {
namespace {

template <typename E>
std::unique_ptr<kernel::Engine> make() {
    return std::make_unique<E>();
}

/// Gives auto the engine that learns, in builds that have it.
std::unique_ptr<kernel::Engine> make_automatic() {
#ifdef GRIDWRIGHT_HAS_SAT
    return std::make_unique<automatic::AutomaticEngine>(make<sat::SatEngine>());
#else
    return std::make_unique<automatic::AutomaticEngine>();
#endif
}

base::Table<EngineRow>& registered() {
    static base::Table<EngineRow> all{
        {"auto", "the best engine for the puzzle", make_automatic},
        {"fd", "propagation and labeling on finite domains; every puzzle", make<fd::FdEngine>},
        {"skyline", "latin squares with visibility clues, up to 16 x 16 (Skyscraper)", make<skyline::SkylineEngine>,
         false, false},
        {"pairs", "two pairs of letters in every row and column (Close or Far)", make<pairs::PairsEngine>, false,
         false},
        {"colouring", "no colour twice in a line, fewest cells without a colour (Hoo-Doo)",
         make<colouring::ColouringEngine>, false, false},
#ifdef GRIDWRIGHT_HAS_SAT
        {"sat", "the SAT solver CaDiCaL; every puzzle", make<sat::SatEngine>, false, true},
#endif
#ifdef GRIDWRIGHT_HAS_GECODE
        {"gecode", "the constraint library Gecode, as an independent peer; every puzzle", make<gecode::GecodeEngine>},
#endif
        {"brute", "exhaustive search, to verify the others; small boards only", make<brute::BruteEngine>, false, false},
    };
    return all;
}

}  // namespace

std::span<const EngineRow> table() {
    return registered().rows();
}

const EngineRow* find(std::string_view name) {
    return registered().find(name);
}

void add(const EngineRow& row) {
    registered().add(row);
}

std::unique_ptr<kernel::Engine> make_engine(std::string_view name) {
    const EngineRow* row = find(name);
    return row ? row->make() : nullptr;
}

}  // namespace gridwright::engines
