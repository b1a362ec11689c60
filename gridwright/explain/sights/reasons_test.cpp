// The premises of steps about lines of sight, judged by trying all arrangements: the conclusion follows from them, none
// can be left out, and the technique finds the step again when it reads nothing else.

#include "gridwright/constraints/all_different/all_different.hpp"
#include "gridwright/explain/common/consequence.hpp"
#include "tests/support/sight_lines.hpp"

#include <gtest/gtest.h>

namespace gridwright::explain {
namespace {

using namespace tests;

std::vector<Step> steps_of(const Technique& technique, LinePosition& on) {
    Findings findings(Findings::Mode::all);
    findings.begin(0);
    technique.find(on.position(), findings);
    return findings.steps;
}

/// The premises of a step as a line: cells that are not listed may hold anything.
MarkedLine premises_of(const Step& step, const Board& board, const MarkedLine& line) {
    MarkedLine read{0, 0, std::vector<Domain>(line.marks.size(), Domain::range(1, line.length()))};
    for (const CellMarks& cell : step.premises.cells) read.marks[static_cast<std::size_t>(cell.cell)] = cell.marks;
    for (const int clue : step.premises.clues) {
        const int sight = board.clues[clue].sight;
        (sight == board.lines[0].front ? read.front : read.back) = board.sights[sight].count;
    }
    return read;
}

bool obeys(const Heights& heights, const Conclusion& conclusion) {
    if (conclusion.contradiction) return false;
    for (const Given& given : conclusion.placed)
        if (heights[static_cast<std::size_t>(given.cell)] != given.value) return false;
    for (const CellMarks& out : conclusion.struck)
        if (out.marks.contains(heights[static_cast<std::size_t>(out.cell)])) return false;
    return true;
}

bool follows(const MarkedLine& read, bool differ, const Conclusion& conclusion) {
    return each_arrangement(read, differ, [&](const Heights& heights) { return obeys(heights, conclusion); });
}

void expect_smallest(const Step& step, const Board& board, const MarkedLine& line) {
    const MarkedLine read = premises_of(step, board, line);
    const bool differ = !step.premises.rules.empty();
    EXPECT_TRUE(follows(read, differ, step.conclusion));
    for (const CellMarks& cell : step.premises.cells) {
        EXPECT_TRUE(line.marks[static_cast<std::size_t>(cell.cell)].within(cell.marks));
        MarkedLine less = read;
        less.marks[static_cast<std::size_t>(cell.cell)] = Domain::range(1, line.length());
        EXPECT_FALSE(follows(less, differ, step.conclusion)) << "cell " << cell.cell;
    }
    MarkedLine less = read;
    less.front = 0;
    EXPECT_FALSE(read.front && follows(less, differ, step.conclusion)) << "front";
    less = read;
    less.back = 0;
    EXPECT_FALSE(read.back && follows(less, differ, step.conclusion)) << "back";
    EXPECT_FALSE(differ && follows(read, false, step.conclusion)) << "differ";
}

/// The line after all that is easier than the techniques of this group.
MarkedLine prepared(MarkedLine line, std::size_t group) {
    for (bool changed = true; changed;) {
        const std::vector<Domain> before = line.marks;
        constraints::all_different(line.marks, {});
        for (std::size_t i = 0; i < group; ++i)
            for (const Reader& reader : by_ease[i])
                for (int end = 0; end < 2; ++end) {
                    line.marks = left_by(reader.technique, with_clues(line, reader.both));
                    line = mirrored(line);
                }
        changed = line.marks != before;
    }
    return line;
}

/// The marks of the line, with a placement wherever there is one mark left.
void place_singles(Position& position) {
    for (int cell = 0; cell < position.board().cells(); ++cell)
        if (position.marks(cell).fixed()) position.place(cell, static_cast<Value>(position.marks(cell).min()));
}

bool finds_again(const Technique& technique, const Step& step, const MarkedLine& read) {
    const std::vector<Domain> left = left_by(technique, read);
    for (const Given& given : step.conclusion.placed)
        if (left[static_cast<std::size_t>(given.cell)] != Domain::single(given.value)) return false;
    for (const CellMarks& out : step.conclusion.struck)
        if (left[static_cast<std::size_t>(out.cell)].meets(out.marks)) return false;
    return true;
}

TEST(SightReasons, AreSmallest) {
    base::Random random(4);
    for (int i = 0; i < 400 && !HasFailure(); ++i) {
        const MarkedLine any = random_line(random, 2, i % 10 ? 5 : 6);
        for_each_technique([&](const Technique& technique, bool both) {
            const MarkedLine line = with_clues(any, both);
            LinePosition on(line);
            Consequence consequence(on.board());
            for (Step& step : steps_of(technique, on)) {
                EXPECT_TRUE(shrink(step, on.board(), consequence));
                expect_smallest(step, on.board(), line);
                EXPECT_FALSE(HasFailure()) << technique.id << " on line " << i;
            }
        });
    }
}

/// Exact reasons know no techniques, so a few steps are not found again.
TEST(SightReasons, SufficeForTheTechnique) {
    base::Random random(5);
    int steps = 0, not_again = 0;
    for (int i = 0; i < 500; ++i) {
        const MarkedLine any = random_line(random, 4, 7);
        for (std::size_t group = 0; group < by_ease.size(); ++group) {
            const MarkedLine ready = prepared(any, group);
            for (const auto& [technique, both] : by_ease[group]) {
                const MarkedLine line = with_clues(ready, both);
                LinePosition on(line);
                place_singles(on.position());
                for (const Step& step : steps_of(technique, on)) {
                    ++steps;
                    not_again += !finds_again(technique, step, premises_of(step, on.board(), line));
                }
            }
        }
    }
    EXPECT_GT(steps, 200);
    EXPECT_LE(not_again * 50, steps);
    RecordProperty("steps", steps);
    RecordProperty("not_again", not_again);
}

}  // namespace
}  // namespace gridwright::explain
