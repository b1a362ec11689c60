#include "gridwright/explain/letters/listing.hpp"

namespace gridwright::explain {
namespace {

/// Calls `visit` with the places of each pair and their distance.
template <typename Visit>
void for_each_letter_pair(Places open, Visit visit) {
    for (const int i : kernel::Domain(open))
        for (const int j : kernel::Domain(open) & kernel::Domain::above(i))
            visit(Places{1} << i | Places{1} << j, j - i);
}

void find_letter_listing(const Position& position, Findings& findings) {
    const auto& lines = position.board().letters;
    for (int i = 0; i < lines.count() && !findings.enough(); ++i) {
        const LetterLine& line = lines[i];
        if (!findings.worth(position, line.line, i)) continue;
        const LetterMarks marks = letter_marks(line, position);
        constraints::LetterPlaces left{marks.near, marks.far, marks.blank};
        LetterDeduction found{.read = marks.every(), .closer = true};
        found.contradiction = !marks.emptied() && !narrow(left);
        found.struck = {0, marks.near & ~left.near, marks.far & ~left.far, marks.blank & ~left.other};
        if (found.contradiction) found.struck = {};
        if (!marks.emptied()) add_step(line, found, findings.reasons() ? arrangements(marks) : 0, position, findings);
        findings.finish_line(position, i);
    }
}

}  // namespace

int arrangements(const LetterMarks& marks) {
    const Places with_letter = marks.every() & ~marks.blank;
    int count = 0;
    for_each_letter_pair(marks.near, [&](Places near, int near_distance) {
        for_each_letter_pair(marks.far & ~near, [&](Places far, int far_distance) {
            if (near_distance < far_distance && !(with_letter & ~(near | far))) ++count;
        });
    });
    return count;
}

const Technique letter_listing{"C12", "line listing", find_letter_listing};

}  // namespace gridwright::explain
