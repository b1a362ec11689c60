// Every technique about lines of sight on random marked lines, judged by trying all arrangements: no strike is wrong,
// no premise is too many, and mirrored lines give mirrored conclusions.

#include "gridwright/base/random.hpp"
#include "gridwright/constraints/all_different/all_different.hpp"
#include "gridwright/explain/common/consequence.hpp"
#include "gridwright/explain/sights/clues.hpp"
#include "gridwright/explain/sights/known_front.hpp"
#include "gridwright/explain/sights/known_tallest.hpp"
#include "gridwright/explain/sights/listing.hpp"
#include "gridwright/explain/sights/small_clues.hpp"
#include "gridwright/explain/sights/trials.hpp"
#include "tests/support/marked_line.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace gridwright::explain {
namespace {

using namespace kernel;
using tests::LinePosition;
using tests::MarkedLine;

constexpr const Technique* one_clue[] = {
    &clue_one,        &full_clue,           &ceiling,       &second_tallest,      &two_and_tallest_last,
    &two_first_beats, &two_behind_one,      &third_tallest, &tallest_last,        &rise_to_tallest,
    &one_more,        &all_taller,          &every_cell,    &ceiling_behind,      &top_chain,
    &front_of_chain,  &too_many_or_too_few, &line_trial,    &thorough_line_trial, &listing,
};
constexpr const Technique* two_clues[] = {
    &meet_in_the_middle, &clues_one_and_two, &two_at_both_ends, &two_clue_line_trial, &two_clue_listing,
};

using Heights = std::vector<int>;

int seen(const Heights& heights) {
    int count = 0, highest = 0;
    for (const int height : heights)
        if (height > highest) highest = height, ++count;
    return count;
}

int seen_from_back(const Heights& heights) {
    return seen(Heights(heights.rbegin(), heights.rend()));
}

/// Calls `use` for all arrangements in these marks that fit the clues, until it returns false. `differ`: no height
/// twice.
bool each_arrangement(const MarkedLine& line, bool differ, const std::function<bool(const Heights&)>& use) {
    Heights heights;
    const std::function<bool()> extend = [&] {
        if (heights.size() == line.marks.size())
            return (line.front && seen(heights) != line.front) || (line.back && seen_from_back(heights) != line.back) ||
                   use(heights);
        for (int height = 1; height <= line.length(); ++height) {
            if (!line.marks[heights.size()].contains(height)) continue;
            if (differ && std::ranges::find(heights, height) != heights.end()) continue;
            heights.push_back(height);
            const bool go_on = extend();
            heights.pop_back();
            if (!go_on) return false;
        }
        return true;
    };
    return extend();
}

/// The candidates that occur in some arrangement.
std::vector<Domain> occurring(const MarkedLine& line) {
    std::vector<Domain> found(line.marks.size());
    each_arrangement(line, true, [&](const Heights& heights) {
        for (std::size_t i = 0; i < heights.size(); ++i) found[i].add(heights[i]);
        return found != line.marks;
    });
    return found;
}

/// A line with an arrangement that fits the clues at both ends.
MarkedLine random_line(base::Random& random, int shortest, int longest) {
    const int length = shortest + static_cast<int>(random.below(static_cast<std::uint64_t>(longest - shortest + 1)));
    Heights hidden(static_cast<std::size_t>(length));
    std::iota(hidden.begin(), hidden.end(), 1);
    random.shuffle(std::span(hidden));
    if (random.one_in(4)) {  // low clues are common, high ones rare
        const auto middle = hidden.begin() + static_cast<std::ptrdiff_t>(random.below(hidden.size() + 1));
        std::sort(hidden.begin(), middle);
    }
    MarkedLine line{seen(hidden), seen_from_back(hidden), {}};
    const std::uint64_t density = 1 + random.below(length > 6 ? 6 : 9), known = random.below(4);
    for (const int height : hidden) {
        Domain marks = Domain::single(height);
        if (random.below(4) >= known)
            for (int other = 1; other <= length; ++other)
                if (random.below(10) < density) marks.add(other);
        line.marks.push_back(marks);
    }
    return line;
}

MarkedLine mirrored(const MarkedLine& line) {
    return {line.back, line.front, {line.marks.rbegin(), line.marks.rend()}};
}

/// All conclusions as the marks that are left.
std::vector<Domain> left_by(const Technique& technique, const MarkedLine& line) {
    LinePosition on(line);
    Findings findings(Findings::Mode::conclusions);
    findings.begin(0);
    technique.find(on.position(), findings);
    std::vector<Domain> left = line.marks;
    for (int i = 0; i < findings.struck.count(); ++i)
        left[static_cast<std::size_t>(i)] = left[static_cast<std::size_t>(i)] - findings.struck[i];
    for (const Given& given : findings.placed)
        left[static_cast<std::size_t>(given.cell)] &= Domain::single(given.value);
    if (findings.contradiction) std::ranges::fill(left, Domain());
    return left;
}

std::vector<Step> steps_of(const Technique& technique, LinePosition& on) {
    Findings findings(Findings::Mode::all);
    findings.begin(0);
    technique.find(on.position(), findings);
    return findings.steps;
}

MarkedLine with_clues(MarkedLine line, bool both) {
    if (!both) line.back = 0;
    return line;
}

template <typename Check>
void for_each_technique(const Check& check) {
    for (const Technique* technique : one_clue) check(*technique, false);
    for (const Technique* technique : two_clues) check(*technique, true);
}

TEST(SightTechniques, StrikeNothingThatFits) {
    base::Random random(1);
    std::map<std::string_view, int> strikes;
    for (int i = 0; i < 20'000 && !HasFailure(); ++i) {
        const MarkedLine line = random_line(random, i % 10 ? 4 : 2, 8);
        const std::vector<Domain> fits[] = {occurring(with_clues(line, false)), occurring(line)};
        for_each_technique([&](const Technique& technique, bool both) {
            const std::vector<Domain> left = left_by(technique, with_clues(line, both));
            for (std::size_t cell = 0; cell < left.size(); ++cell) {
                EXPECT_TRUE(fits[both][cell].within(left[cell])) << technique.id << " on line " << i;
                strikes[technique.id] += (line.marks[cell] - left[cell]).size();
            }
            if (technique.id.starts_with("S22")) EXPECT_EQ(left, fits[both]);
        });
    }
    for_each_technique([&](const Technique& technique, bool) {
        EXPECT_GT(strikes[technique.id], 100) << technique.id;
        RecordProperty(std::string(technique.id), strikes[technique.id]);
    });
}

TEST(SightTechniques, MirrorTheirConclusions) {
    base::Random random(2);
    for (int i = 0; i < 3000 && !HasFailure(); ++i) {
        const MarkedLine line = random_line(random, 4, 8);
        for_each_technique([&](const Technique& technique, bool both) {
            std::vector<Domain> turned = left_by(technique, mirrored(with_clues(line, both)));
            std::ranges::reverse(turned);
            EXPECT_EQ(turned, left_by(technique, with_clues(line, both))) << technique.id << " on line " << i;
        });
    }
}

/// What a technique finds it still finds, or has become a fact, when marks are struck.
TEST(SightTechniques, StayValidAsMarksFall) {
    base::Random random(3);
    for (int i = 0; i < 10'000 && !HasFailure(); ++i) {
        const MarkedLine line = random_line(random, 4, 8);
        const std::vector<Domain> fits = occurring(line);
        MarkedLine fewer = line;
        for (std::size_t cell = 0; cell < fits.size(); ++cell)
            for (const int height : line.marks[cell] - fits[cell])
                if (random.one_in(2)) fewer.marks[cell].remove(height);
        for_each_technique([&](const Technique& technique, bool both) {
            const std::vector<Domain> before = left_by(technique, with_clues(line, both));
            const std::vector<Domain> after = left_by(technique, with_clues(fewer, both));
            for (std::size_t cell = 0; cell < fits.size(); ++cell)
                EXPECT_TRUE(after[cell].within(before[cell])) << technique.id << " on line " << i;
        });
    }
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
    if (read.front) EXPECT_FALSE(follows(less, differ, step.conclusion)) << "front";
    less = read;
    less.back = 0;
    if (read.back) EXPECT_FALSE(follows(less, differ, step.conclusion)) << "back";
    if (differ) EXPECT_FALSE(follows(read, false, step.conclusion)) << "differ";
}

/// Singles and sets are found before clues are looked at, and one clue is looked at before two.
MarkedLine prepared(MarkedLine line, bool both) {
    constraints::all_different(line.marks, {});
    if (!both) return with_clues(line, false);
    for (bool changed = true; changed;) {
        const std::vector<Domain> before = line.marks;
        line.marks = left_by(listing, with_clues(line, false));
        line = mirrored(line);
        line.marks = left_by(listing, with_clues(line, false));
        line = mirrored(line);
        changed = line.marks != before;
    }
    return line;
}

TEST(SightTechniques, ReadNoMoreThanTheyNeed) {
    base::Random random(4);
    std::map<std::string_view, int> steps, not_found_again;
    for (int i = 0; i < 3000 && !HasFailure(); ++i) {
        const MarkedLine any = random_line(random, i % 10 ? 4 : 2, i % 10 ? 6 : 5);
        for_each_technique([&](const Technique& technique, bool both) {
            const MarkedLine line = prepared(any, both);
            LinePosition on(line);
            Consequence consequence(on.board());
            for (Step& step : steps_of(technique, on)) {
                EXPECT_TRUE(shrink(step, on.board(), consequence));
                expect_smallest(step, on.board(), line);
                if (HasFailure()) {
                    ADD_FAILURE() << technique.id << " on line " << i;
                    return;
                }
                ++steps[technique.id];
                const MarkedLine read = premises_of(step, on.board(), line);
                const std::vector<Domain> left = left_by(technique, read);
                bool again = true;
                for (const Given& given : step.conclusion.placed)
                    again = again && left[static_cast<std::size_t>(given.cell)] == Domain::single(given.value);
                for (const CellMarks& out : step.conclusion.struck)
                    again = again && !left[static_cast<std::size_t>(out.cell)].meets(out.marks);
                if (!again) ++not_found_again[technique.id];
            }
        });
    }
    for_each_technique([&](const Technique& technique, bool) {
        const int failures = not_found_again[technique.id];
        RecordProperty(std::string(technique.id) + " steps", steps[technique.id]);
        RecordProperty(std::string(technique.id) + " not found again", failures);
        printf("%s %d steps, %d not again\n", std::string(technique.id).c_str(), steps[technique.id], failures);
        EXPECT_LE(failures * 100, steps[technique.id]) << technique.id;
    });
}

}  // namespace
}  // namespace gridwright::explain
