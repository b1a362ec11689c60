#include "gridwright/generator/common/dig.hpp"

namespace gridwright::generator {

bool show_enough(Draft& draft, Rivals& rivals, const Groups& groups, base::Random& random) {
    std::vector<const Pieces*> helpful;
    while (true) {
        const Rivals::Answer answer = rivals.to(draft.shown);
        if (answer == Rivals::Answer::stopped) return false;
        if (answer == Rivals::Answer::none) return true;
        helpful.clear();
        for (const Pieces& group : groups)
            if ((group - draft.shown).meets(rivals.last().value_or(group))) helpful.push_back(&group);
        base::require(!helpful.empty(), "telling everything leaves no rival");
        draft.shown |= *helpful[random.below(helpful.size())];
    }
}

bool leave_out_needless(Draft& draft, Rivals& rivals, const Groups& groups) {
    for (const Pieces& group : groups) {
        const Pieces shown = group & draft.shown;
        if (shown.empty()) continue;
        const Rivals::Answer answer =
            shown.count() == 1 ? rivals.without(draft.shown, shown.first()) : rivals.to(draft.shown - shown);
        if (answer == Rivals::Answer::stopped) return false;
        if (answer == Rivals::Answer::none) draft.shown -= shown;
    }
    return true;
}

}  // namespace gridwright::generator
