#include "gridwright/explain/letters/line.hpp"

#include "gridwright/explain/common/line_premises.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;

namespace {

/// The line with these marks, by place.
LetterMarks letter_marks(const LetterLine& line, std::span<const Domain> domains) {
    LetterMarks marks{.length = line.cells.count()};
    const Domain letters = Domain::single(line.near) | Domain::single(line.far);
    Places place = 1;
    for (const Domain domain : domains) {
        if (domain.contains(line.near)) marks.near |= place;
        if (domain.contains(line.far)) marks.far |= place;
        if (!domain.within(letters)) marks.blank |= place;
        place <<= 1;
    }
    return marks;
}

}  // namespace

LetterMarks letter_marks(const LetterLine& line, const Position& position) {
    base::Array<Domain, longest_line> domains;
    for (int i = 0; i < line.cells.count(); ++i) domains[i] = position.marks(line.cells[i]);
    return letter_marks(line, std::span(domains).first(line.cells.size()));
}

void apply(const LetterDeduction& deduction, LetterMarks& marks) {
    const LetterMarks& in = deduction.filled;
    marks.near &= ~(deduction.struck.near | in.far | in.blank);
    marks.far &= ~(deduction.struck.far | in.near | in.blank);
    marks.blank &= ~(deduction.struck.blank | in.near | in.far);
}

namespace {

/// The technique deduces this from these marks, too.
bool deduces(DeduceLetters deduce, const LetterMarks& marks, const LetterDeduction& wanted) {
    LetterDeductions deductions;
    deduce(marks, deductions);
    return std::ranges::any_of(deductions, [&](const LetterDeduction& found) {
        const auto includes = [](const LetterMarks& all, const LetterMarks& some) {
            return !(some.near & ~all.near) && !(some.far & ~all.far) && !(some.blank & ~all.blank);
        };
        return found.contradiction == wanted.contradiction && includes(found.struck, wanted.struck) &&
               includes(found.filled, wanted.filled);
    });
}

}  // namespace

bool add_step(const LetterLine& line, const LetterDeduction& deduction, int arrangements, const Position& position,
              Findings& findings, const DeducedFrom& from) {
    Step& step = findings.blank();
    step.minimal = deduction.minimal;
    step.arrangements = arrangements;
    step.conclusion.contradiction = deduction.contradiction;
    const Domain letters = Domain::single(line.near) | Domain::single(line.far);
    const Domain near = Domain::single(line.near), far = Domain::single(line.far);
    Places place = 1;
    for (const int cell : line.cells) {
        const Domain marks = position.marks(cell);
        if (findings.reasons() && (deduction.read & place) && marks != position.board().model().domains[cell])
            step.premises.cells.push_back({cell, marks});
        Domain out;
        if (deduction.struck.near & place) out |= near;
        if (deduction.struck.far & place) out |= far;
        if (deduction.struck.blank & place) out |= marks - letters;
        const Domain in = deduction.filled.near & place    ? near
                          : deduction.filled.far & place   ? far
                          : deduction.filled.blank & place ? marks - letters
                                                           : Domain();
        if (in.fixed() && !position.placed(cell))
            step.conclusion.placed.push_back({cell, static_cast<Value>(in.min())});
        else if (!in.empty() && !in.fixed())
            out |= letters;
        if (out &= marks; !out.empty()) step.conclusion.struck.push_back({cell, out});
        place <<= 1;
    }
    if (findings.reasons()) step.premises.rules.push_back(deduction.closer ? line.closer : line.counts);
    if (findings.reasons() && !deduction.minimal && from && !step.conclusion.empty())
        choose_premises(step, position.board(), line.cells,
                        [&](std::span<const Domain> domains) { return from(letter_marks(line, domains)); });
    return findings.add(position);
}

void find_on_letter_lines(const Position& position, Findings& findings, DeduceLetters deduce) {
    const auto& lines = position.board().letters;
    for (int i = 0; i < lines.count() && !findings.enough(); ++i) {
        const LetterLine& line = lines[i];
        if (!findings.worth(position, line.line, i)) continue;
        const LetterMarks marks = letter_marks(line, position);
        LetterDeductions deductions;
        if (!marks.emptied()) deduce(marks, deductions);
        for (const LetterDeduction& deduction : deductions) {
            add_step(line, deduction, 0, position, findings,
                     [&](const LetterMarks& read) { return deduces(deduce, read, deduction); });
            if (findings.enough()) break;
        }
        findings.finish_line(position, i);
    }
}

}  // namespace gridwright::explain
