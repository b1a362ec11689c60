// A trial only refutes what occurs in no arrangement of the line. So the line is first narrowed exactly, which is much
// cheaper, and only the candidates that fall by it are tried.

#include "gridwright/explain/letters/trial.hpp"

#include "gridwright/explain/letters/counts.hpp"
#include "gridwright/explain/letters/gaps.hpp"

namespace gridwright::explain {
namespace {

/// Gap bounds include what follows from known gaps, from placed partners, and from far letters beside each other.
constexpr DeduceLetters tried[] = {deduce_pair_complete, deduce_last_places, deduce_blank_count, deduce_gap_bounds,
                                   deduce_widest_gaps};

}  // namespace

bool refuted(LetterMarks marks) {
    while (true) {
        const LetterMarks before = marks;
        for (const DeduceLetters deduce : tried) {
            LetterDeductions deductions;
            deduce(marks, deductions);
            for (const LetterDeduction& deduction : deductions) {
                if (deduction.contradiction) return true;
                apply(deduction, marks);
            }
            if (marks.emptied()) return true;
        }
        if (marks == before) return false;
    }
}

namespace {

void try_line(const LetterLine& line, const Position& position, Findings& findings) {
    const LetterMarks marks = letter_marks(line, position);
    if (marks.emptied()) return;
    constraints::LetterPlaces left{marks.near, marks.far, marks.blank};
    if (!narrow(left)) left = {};
    const Places doubtful = (marks.near & ~left.near) | (marks.far & ~left.far) | (marks.blank & ~left.other);
    for (const int i : kernel::Domain(doubtful)) {
        const Places place = Places{1} << i;
        for (const auto& [content, kept] : {std::pair{&LetterMarks::near, left.near},
                                            {&LetterMarks::far, left.far},
                                            {&LetterMarks::blank, left.other}}) {
            if (!(marks.*content & ~kept & place)) continue;
            const auto falls = [&](LetterMarks trial) {
                LetterDeduction assumed;
                assumed.filled.*content = place;
                apply(assumed, trial);
                return refuted(trial);
            };
            if (!falls(marks)) continue;
            LetterDeduction found{.read = marks.every() & ~place, .closer = true};
            found.struck.*content = place;
            add_step(line, found, 0, position, findings, falls);
            if (findings.enough()) return;
        }
    }
}

void find_letter_trial(const Position& position, Findings& findings) {
    const auto& lines = position.board().letters;
    for (int i = 0; i < lines.count() && !findings.enough(); ++i) {
        if (!findings.worth(position, lines[i].line, i)) continue;
        try_line(lines[i], position, findings);
        findings.finish_line(position, i);
    }
}

}  // namespace

const Technique letter_trial{"CT", "line trial", find_letter_trial};

}  // namespace gridwright::explain
