#include "gridwright/explain/letters/counts.hpp"

namespace gridwright::explain {
namespace {

constexpr int letters_in_line = 4;

/// The first places of a set.
Places first_of(Places places, int count) {
    Places chosen = 0;
    for (; count > 0; --count, places &= places - 1) chosen |= places & ~(places - 1);
    return chosen;
}

/// Two letters of each kind fit into these places, which hold letters only.
bool take_two_and_two(const LetterMarks& marks, Places places) {
    return std::popcount(marks.sure(&LetterMarks::near) & places) <= 2 &&
           std::popcount(marks.sure(&LetterMarks::far) & places) <= 2;
}

}  // namespace

void deduce_pair_complete(const LetterMarks& marks, LetterDeductions& deductions) {
    for (const Content letter : {&LetterMarks::near, &LetterMarks::far}) {
        const Places sure = marks.sure(letter);
        const int count = std::popcount(sure);
        if (count < 2 || (count == 2 && marks.*letter == sure)) continue;
        LetterDeduction& found = deductions.add();
        found.minimal = true;
        found.read = first_of(sure, 3);
        if (count > 2)
            found.contradiction = true;
        else
            found.struck.*letter = marks.*letter & ~sure;
    }
}

void deduce_last_places(const LetterMarks& marks, LetterDeductions& deductions) {
    for (const Content letter : {&LetterMarks::near, &LetterMarks::far}) {
        const Content other = letter == &LetterMarks::near ? &LetterMarks::far : &LetterMarks::near;
        const Places open = marks.*letter;
        const int count = std::popcount(open);
        if (count > 2 || (count == 2 && open == marks.sure(letter))) continue;
        LetterDeduction& found = deductions.add();
        found.read = marks.every() & ~open;
        if (count < 2)
            found.contradiction = true;
        else
            found.filled.*letter = open;
        // A place that is not read may hold one of the two, and the letter that it displaces goes to an open place.
        found.minimal = count == 2 && std::popcount(marks.*other & ~open) >= 2 && std::popcount(marks.sure(other)) <= 2;
    }
}

void deduce_blank_count(const LetterMarks& marks, LetterDeductions& deductions) {
    const int blanks = marks.length - letters_in_line;
    const Places blank = marks.sure(&LetterMarks::blank), with_letter = marks.every() & ~marks.blank;
    if (const int count = std::popcount(blank); count >= blanks && (count > blanks || (marks.blank & ~blank))) {
        LetterDeduction& found = deductions.add();
        found.minimal = true;
        found.read = first_of(blank, blanks + 1);
        if (count > blanks)
            found.contradiction = true;
        else
            found.struck.blank = marks.blank & ~blank;
    }
    if (const int count = std::popcount(with_letter);
        count >= letters_in_line && (count > letters_in_line || marks.blank != blank)) {
        LetterDeduction& found = deductions.add();
        found.read = first_of(with_letter, letters_in_line + 1);
        found.minimal = take_two_and_two(marks, found.read);
        if (count > letters_in_line)
            found.contradiction = true;
        else
            found.filled.blank = marks.blank;
    }
}

const Technique pair_complete{"C1", "pair complete", find_letters<deduce_pair_complete>};
const Technique last_places{"C2", "last places", find_letters<deduce_last_places>};
const Technique blank_count{"C10", "count of blanks", find_letters<deduce_blank_count>};

}  // namespace gridwright::explain
