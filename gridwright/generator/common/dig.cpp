#include "gridwright/generator/common/dig.hpp"

namespace gridwright::generator {

Groups one_by_one(const Pieces& pieces) {
    Groups groups;
    pieces.each([&](std::size_t piece) { groups.emplace_back().add(piece); });
    return groups;
}

bool tell_enough(Draft& draft, Rivals& rivals, const Groups& groups, base::Random& random) {
    std::vector<const Pieces*> helpful;
    while (true) {
        const Rivals::Answer answer = rivals.to(draft.told);
        if (answer == Rivals::Answer::stopped) return false;
        if (answer == Rivals::Answer::none) return true;
        helpful.clear();
        for (const Pieces& group : groups)
            if ((group - draft.told).meets(rivals.last().value_or(group))) helpful.push_back(&group);
        base::require(!helpful.empty(), "telling everything leaves no rival");
        draft.told |= *helpful[random.below(helpful.size())];
    }
}

bool leave_out_needless(Draft& draft, Rivals& rivals, const Groups& groups) {
    for (const Pieces& group : groups) {
        const Pieces told = group & draft.told;
        if (told.empty()) continue;
        const Rivals::Answer answer =
            told.count() == 1 ? rivals.without(draft.told, told.first()) : rivals.to(draft.told - told);
        if (answer == Rivals::Answer::stopped) return false;
        if (answer == Rivals::Answer::none) draft.told -= told;
    }
    return true;
}

}  // namespace gridwright::generator
