#include "gridwright/explain/lines/wings.hpp"

#include "gridwright/explain/lines/chain_steps.hpp"

namespace gridwright::explain {

namespace {

namespace wings {

constexpr LinkReason reasons[] = {by_naked_single};

template <int most>
void find_wings(const Position& position, Findings& findings) {
    Links links(position);
    links.add_cells();
    find_chains(position, findings, links, most, reasons);
}

}  // namespace wings

}  // namespace

const Technique xy_wing{"L6", "XY-wing", wings::find_wings<3>};
const Technique xy_chain{"L7", "XY-chain", wings::find_wings<longest_chain>};

}  // namespace gridwright::explain
