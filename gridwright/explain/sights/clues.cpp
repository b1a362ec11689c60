#include "gridwright/explain/sights/clues.hpp"

#include "gridwright/explain/sights/deductions.hpp"
#include "gridwright/explain/sights/search.hpp"

namespace gridwright::explain {

using namespace kernel;

namespace sights {

void draw_clue_one(const LineOfSight& line, Drawn& drawn) {
    if (line.count == 1) drawn.place(1, line.length);
}

void draw_full_clue(const LineOfSight& line, Drawn& drawn) {
    if (line.count != line.length) return;
    for (int i = 1; i <= line.length; ++i) drawn.place(i, i);
}

// Up to cell i at most i are seen, and behind a height h at most length - h.
void draw_ceiling(const LineOfSight& line, Drawn& drawn) {
    for (int i = 1; i < line.count; ++i) drawn.strike(i, Domain::range(line.length - line.count + i + 1, line.length));
}

namespace {

// The tallest is seen from both ends, every other height from one end at most. So if the clues make length + 1, every
// height is seen from some end: before the tallest they rise, behind it they fall.
void draw_meeting(const LineOfSight& line, Drawn& drawn) {
    if (line.count + line.facing != line.length + 1) return;
    drawn.place(line.count, line.length);
    rise(line, Domain::range(1, line.count - 1), 0, line.length, drawn);
    const LineOfSight back = line.reversed();
    Drawn behind;
    rise(back, Domain::range(1, back.count - 1), 0, back.length, behind);
    for (int i = 1; i < back.count; ++i) drawn.strike(line.length + 1 - i, behind.struck[i]);
    drawn.contradiction = drawn.contradiction || behind.contradiction;
}

// 1 and 2: the tallest is at the end that sees one, and from the other end nothing but the first cell and the tallest
// is seen. No line shows 1 at both ends, none more than length + 1 in all.
void draw_one_and_two(const LineOfSight& line, Drawn& drawn) {
    const int sum = line.count + line.facing;
    if (sum < 3 || sum > line.length + 1) {
        drawn.contradiction = true;
    } else if (sum == 3) {
        drawn.place(line.count == 1 ? 1 : line.length, line.length);
        drawn.place(line.count == 1 ? line.length : 1, line.length - 1);
    }
}

/// The ceiling needs no different values, so it is found on lines of any kind.
void find_ceiling(const Position& position, Findings& findings) {
    const Board& board = position.board();
    for (int i = 0; i < board.sights.count() && !findings.enough(); ++i) {
        const SightLine& sight = board.sights[i];
        if (sight.count < 2 || !findings.worth(position, sight.line, i)) continue;
        Domain values;
        for (const int cell : sight.cells) values |= board.model().domains[cell];
        Step& step = findings.blank();
        step.minimal = true;
        if (findings.reasons()) step.premises.clues.push_back(sight.clue);
        const int highest = values.empty() ? 0 : values.max();
        for (int at = 1; at < sight.count && at <= sight.length(); ++at) {
            const Domain out =
                Domain::above(std::max(highest - sight.count + at, -1)) & position.marks(sight.cells[at - 1]);
            if (!out.empty()) step.conclusion.struck.push_back({sight.cells[at - 1], out});
        }
        findings.add(position);
        findings.finish_line(position, i);
    }
}

}  // namespace
}  // namespace sights

const Technique clue_one{"S1", "clue 1", sights::find_by<sights::draw_clue_one>};
const Technique full_clue{"S2", "clue N", sights::find_by<sights::draw_full_clue>};
const Technique ceiling{"S3", "ceiling", sights::find_ceiling};
const Technique meet_in_the_middle{"S5", "meet in the middle",
                                   sights::find_by<sights::draw_meeting, sights::Clues::both>};
const Technique clues_one_and_two{"S6", "clues 1 and 2",
                                  sights::find_by<sights::draw_one_and_two, sights::Clues::both>};

}  // namespace gridwright::explain
