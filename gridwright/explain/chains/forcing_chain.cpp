#include "gridwright/explain/chains/forcing_chain.hpp"

#include "gridwright/explain/lines/chain_steps.hpp"

namespace gridwright::explain {

namespace {

namespace forcing_chains {

constexpr LinkReason with_numbers[] = {by_naked_single, by_hidden_single};
constexpr LinkReason with_pegs[] = {by_last_colour, by_only_place};

template <const auto& reasons>
void find_forcing_chains(const Position& position, Findings& findings) {
    Links links(position);
    links.add_cells();
    links.add_places();
    find_chains(position, findings, links, longest_chain, reasons);
}

}  // namespace forcing_chains

}  // namespace

const Technique forcing_chain{"L9", "forcing chain", forcing_chains::find_forcing_chains<forcing_chains::with_numbers>};
const Technique colour_chain{"L9", "forcing chain", forcing_chains::find_forcing_chains<forcing_chains::with_pegs>};

}  // namespace gridwright::explain
