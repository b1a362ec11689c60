// All these techniques limit how far apart the two letters of a kind are and strike the places that have no partner
// within the limit. They differ in where the limit comes from: the length of the line, two placed letters of the other
// kind, or the places that are left for them.

#include "gridwright/explain/letters/gaps.hpp"

#include <algorithm>
#include <cstdlib>

namespace gridwright::explain {
namespace {

/// How far apart two letters of a kind are at least and at most.
struct LetterGaps {
    int least = 0, most = 0;
};

int lowest_place(Places places) {
    return std::countr_zero(places);
}
int highest_place(Places places) {
    return 63 - std::countl_zero(places);
}

/// The places of the line that are so far from place `i`.
Places places_at(int i, LetterGaps gaps) {
    using kernel::Domain;
    return (Domain::range(i + gaps.least, std::min(i + gaps.most, 63)) |
            Domain::range(std::max(i - gaps.most, 0), i - gaps.least))
        .bits();
}

/// The letters of one kind in a line: where they can be, and where they are.
struct LetterPair {
    Places open = 0, sure = 0, barred = 0;
    int count = 0;  // of the sure ones

    LetterPair(const LetterMarks& marks, Content letter)
        : open(marks.*letter), sure(marks.sure(letter)), barred(marks.every() & ~open), count(std::popcount(sure)) {}

    /// Otherwise counting shows a contradiction, and distances mean nothing.
    bool possible() const { return count <= 2 && std::popcount(open) >= 2; }

    /// The distances that the places allow.
    LetterGaps gaps() const {
        if (count == 2) return {highest_place(sure) - lowest_place(sure), highest_place(sure) - lowest_place(sure)};
        LetterGaps found{64, 0};
        const auto see = [&](int gap) {
            found.least = std::min(found.least, gap);
            found.most = std::max(found.most, gap);
        };
        if (count == 1) {
            const int i = lowest_place(sure);
            for (const int j : kernel::Domain(open & ~sure)) see(std::abs(i - j));
        } else {
            found.most = highest_place(open) - lowest_place(open);
            int before = -1;
            for (const int j : kernel::Domain(open)) {
                if (before >= 0) found.least = std::min(found.least, j - before);
                before = j;
            }
        }
        return found;
    }
    /// The places that these distances rest on.
    Places read_for_gaps() const { return count == 2 ? sure : sure | barred; }

    /// The places that belong to a pair within the limits.
    Places within(LetterGaps limits) const {
        if (count == 2) return places_at(lowest_place(sure), limits) & sure ? sure : 0;
        Places kept = 0;
        if (count == 1) {
            kept = open & places_at(lowest_place(sure), limits);
            return kept ? kept | sure : 0;
        }
        for (const int i : kernel::Domain(open))
            if (open & places_at(i, limits)) kept |= Places{1} << i;
        return kept;
    }
};

/// Strikes the letters without a partner within the limits, which rest on the marks of the places `read`.
void limit_letters(const LetterMarks& marks, Content letter, LetterGaps limits, Places read,
                   LetterDeductions& deductions) {
    const LetterPair pair(marks, letter);
    if (!pair.possible()) return;
    const Places kept = pair.within(limits);
    if (kept == pair.open) return;
    LetterDeduction& found = deductions.add();
    found.closer = true;
    found.contradiction = kept == 0;
    if (kept) found.struck.*letter = pair.open & ~kept;
    found.read = read | (pair.count == 2 || (pair.count == 1 && kept) ? pair.sure : pair.sure | pair.barred);
    // The limits hold in every line, and a single placed letter is all that is read.
    found.minimal = !read && pair.count == 1 && kept && marks.length > 4;
}

/// The near letters are closer than the far ones can be apart.
void limit_near(const LetterMarks& marks, const LetterPair& far, LetterDeductions& deductions) {
    if (far.possible())
        limit_letters(marks, &LetterMarks::near, {1, far.gaps().most - 1}, far.read_for_gaps(), deductions);
}

/// The far letters are further apart than the near ones have to be.
void limit_far(const LetterMarks& marks, const LetterPair& near, LetterDeductions& deductions) {
    if (near.possible())
        limit_letters(marks, &LetterMarks::far, {near.gaps().least + 1, marks.length}, near.read_for_gaps(),
                      deductions);
}

}  // namespace

void deduce_far_neighbours(const LetterMarks& marks, LetterDeductions& deductions) {
    const LetterPair far(marks, &LetterMarks::far);
    if (far.count > 2) return;
    for (const int i : kernel::Domain(far.sure)) {
        const Places beside = places_at(i, {1, 1}) & far.open;
        if (!beside) continue;
        LetterDeduction& found = deductions.add();
        found.closer = true;
        found.read = (Places{1} << i) | (beside & far.sure);
        found.contradiction = beside & far.sure;
        if (!found.contradiction) found.struck.far = beside;
        found.minimal = marks.length > 4;
    }
}

void deduce_widest_gaps(const LetterMarks& marks, LetterDeductions& deductions) {
    limit_letters(marks, &LetterMarks::near, {1, marks.length - 3}, 0, deductions);
    limit_letters(marks, &LetterMarks::far, {2, marks.length}, 0, deductions);
}

void deduce_near_gap(const LetterMarks& marks, LetterDeductions& deductions) {
    const LetterPair near(marks, &LetterMarks::near);
    if (near.count == 2) limit_far(marks, near, deductions);
}

void deduce_far_gap(const LetterMarks& marks, LetterDeductions& deductions) {
    const LetterPair far(marks, &LetterMarks::far);
    if (far.count == 2) limit_near(marks, far, deductions);
}

void deduce_gap_bounds(const LetterMarks& marks, LetterDeductions& deductions) {
    limit_near(marks, LetterPair(marks, &LetterMarks::far), deductions);
    limit_far(marks, LetterPair(marks, &LetterMarks::near), deductions);
}

void deduce_near_partner(const LetterMarks& marks, LetterDeductions& deductions) {
    const LetterPair far(marks, &LetterMarks::far);
    if (LetterPair(marks, &LetterMarks::near).count == 1 && far.count < 2) limit_near(marks, far, deductions);
}

void deduce_far_partner(const LetterMarks& marks, LetterDeductions& deductions) {
    const LetterPair far(marks, &LetterMarks::far);
    if (!far.possible()) return;
    for (const int i : kernel::Domain(far.sure)) {
        const int furthest = std::max(i, marks.length - 1 - i);
        limit_letters(marks, &LetterMarks::near, {1, furthest - 1}, Places{1} << i, deductions);
    }
}

const Technique far_neighbours{"C3", "far letters never adjacent", find_letters<deduce_far_neighbours>};
const Technique widest_gaps{"C4", "widest gaps", find_letters<deduce_widest_gaps>};
const Technique near_gap_known{"C5", "near gap known", find_letters<deduce_near_gap>};
const Technique far_gap_known{"C6", "far gap known", find_letters<deduce_far_gap>};
const Technique gap_bounds{"C7", "bounds of the gaps", find_letters<deduce_gap_bounds>};
const Technique near_partner{"C8", "near partner", find_letters<deduce_near_partner>};
const Technique far_partner{"C9", "far partner", find_letters<deduce_far_partner>};

}  // namespace gridwright::explain
