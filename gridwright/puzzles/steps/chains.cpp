// An assumption and its consequences: "Suppose row 2, column 5 were 3. Then ... Then row 4 has no place left for 2. So
// row 2, column 5 is not 3." Each inner step is said by its own technique.

#include "gridwright/base/text.hpp"
#include "gridwright/explain/common/replay.hpp"
#include "gridwright/puzzles/steps/families.hpp"

namespace gridwright::puzzles::steps {

using base::concat;

namespace {

std::string suppose(const Telling& telling) {
    const kernel::Given& assume = *telling.step.assume;
    return concat("suppose ", telling.cell(assume.cell), " were ", telling.being(assume.value));
}

}  // namespace

std::string tell_assumption(const Telling& telling) {
    if (!telling.step.assume) return tell_plainly(telling);
    std::string text = suppose(telling) + ". ";
    const auto& inner = telling.step.inner;
    explain::replay_inner(telling.step, telling.position, [&](const explain::Step& step, const auto& trial) {
        const bool last = &step == &inner.back() && inner.size() > 1;
        text += concat(last ? "But then " : "Then ", words_of({step, trial, telling.notation}), ". ");
    });
    return text + concat("So ", telling.follows(-1));
}

std::string assumption_of(const explain::Step& step, const explain::Position& position,
                          const sheet::Notation& notation) {
    return base::as_sentence(suppose({step, position, notation}));
}

std::string outcome_of(const explain::Step& step, const explain::Position& position, const sheet::Notation& notation) {
    return base::as_sentence(concat("so ", Telling{step, position, notation}.follows(-1)));
}

}  // namespace gridwright::puzzles::steps
