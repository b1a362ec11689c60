// Along letters a placement strikes nothing, so every link of a shortest chain is a line, and the next one crosses it:
// whatever two links of one line conclude, one link does. A chain of four links is then a rectangle, and none is
// shorter unless a line by itself strikes something.

#include "gridwright/explain/chains/clue_chain.hpp"

#include "gridwright/explain/chains/line_steps.hpp"
#include "gridwright/explain/chains/line_table.hpp"

namespace gridwright::explain {

namespace {

namespace clue_chains {

constexpr LinkReason reasons[] = {by_naked_single, by_hidden_single, by_listing};
/// A line with a clue is listed, but the clue does not matter.
constexpr LinkReason reasons_with_sets[] = {by_naked_single, by_hidden_single, by_listing, by_set};

template <int most>
void find_clue_chains(const Position& position, Findings& findings) {
    Links links(position);
    if (links.candidates() == 0) return;
    links.add_cells();
    links.add_places();
    LineTable table;
    for (int line = 0; line < position.board().lines.count(); ++line)
        if (table.list(position, line)) table.add_links(links);
    const std::size_t before = findings.steps.size();
    find_chains(position, findings, links, most, reasons);
    if (findings.reasons() && findings.steps.size() == before)
        find_chains(position, findings, links, most, reasons_with_sets);
}

}  // namespace clue_chains

}  // namespace

const Technique clue_chain{"L9c", "clue chain", clue_chains::find_clue_chains<longest_chain>};
const Technique line_chain{"L9c", "line chain", clue_chains::find_clue_chains<longest_chain>};
const Technique rectangle{"C17", "rectangle", clue_chains::find_clue_chains<4>};

}  // namespace gridwright::explain
