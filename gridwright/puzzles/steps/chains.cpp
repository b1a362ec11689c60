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
        Telling inner_step{step, trial, telling.notation};
        inner_step.inside = true;
        text += concat(last ? "But then " : "Then ", words_of(inner_step), ". ");
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

namespace {

void append_lines(const explain::Step& step, const explain::Position& position, const sheet::Notation& notation,
                  Form form, const std::string& mark, std::vector<std::string>& lines) {
    if (!step.assume) {
        lines.push_back(mark + sentence_of(step, position, notation, form));
        return;
    }
    lines.push_back(mark + assumption_of(step, position, notation));
    const std::string indent(mark.size(), ' ');
    explain::replay_inner(step, position, [&](const explain::Step& inner, const explain::Position& trial) {
        append_lines(inner, trial, notation, Form::inside, indent + "- ", lines);
    });
    lines.push_back(indent + outcome_of(step, position, notation));
}

}  // namespace

std::vector<std::string> lines_of(const explain::Step& step, const explain::Position& position,
                                  const sheet::Notation& notation) {
    std::vector<std::string> lines;
    append_lines(step, position, notation, Form::full, "", lines);
    return lines;
}

}  // namespace gridwright::puzzles::steps
