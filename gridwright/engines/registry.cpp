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

/// Hands over to the engine that learns, in builds that have it.
std::unique_ptr<kernel::Engine> make_automatic() {
#ifdef GRIDWRIGHT_HAS_SAT
    return std::make_unique<automatic::AutomaticEngine>(make<sat::SatEngine>());
#else
    return std::make_unique<automatic::AutomaticEngine>();
#endif
}

base::Table<EngineRow>& registered() {
    static base::Table<EngineRow> all{
        {"auto", "the engine that suits the puzzle", make_automatic},
        {"fd", "finite domains: propagation and labeling; understands every puzzle", make<fd::FdEngine>},
        {"skyline", "latin squares seen from their ends, up to 16 x 16, as in Skyscraper",
         make<skyline::SkylineEngine>},
        {"pairs", "two pairs of letters in every row and column, as in Close or Far", make<pairs::PairsEngine>},
        {"colouring", "no colour twice in a line, as few cells without a colour as possible, as in Hoo-Doo",
         make<colouring::ColouringEngine>},
#ifdef GRIDWRIGHT_HAS_SAT
        {"sat", "clauses for CaDiCaL: learns from its mistakes; understands every puzzle", make<sat::SatEngine>},
#endif
#ifdef GRIDWRIGHT_HAS_GECODE
        {"gecode", "the library Gecode, the independent yardstick", make<gecode::GecodeEngine>},
#endif
        {"brute", "the judge: lists what each line may be and tries it all; small boards only",
         make<brute::BruteEngine>},
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
