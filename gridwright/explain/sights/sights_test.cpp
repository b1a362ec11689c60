// Every technique about lines of sight on random marked lines, judged by trying all arrangements: no strike is wrong,
// mirrored lines give mirrored conclusions, and conclusions survive when marks fall.

#include "gridwright/constraints/all_different/all_different.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/support/sight_lines.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace gridwright::explain {
namespace {

using namespace tests;

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
            if (technique.id.starts_with("S22")) {
                EXPECT_EQ(left, fits[both]);
            }
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

/// What a technique finds it still finds, or easier ones do, when marks are struck.
TEST(SightTechniques, StayValidAsMarksFall) {
    base::Random random(3);
    for (unsigned i = 0; i < tests::tried(10'000) && !HasFailure(); ++i) {
        const MarkedLine line = random_line(random, 4, 8);
        const std::vector<Domain> fits = occurring(line);
        MarkedLine fewer = line;
        for (std::size_t cell = 0; cell < fits.size(); ++cell)
            for (const int height : line.marks[cell] - fits[cell])
                if (random.one_in(2)) fewer.marks[cell].remove(height);
        constraints::all_different(fewer.marks, {});
        for_each_technique([&](const Technique& technique, bool both) {
            const std::vector<Domain> before = left_by(technique, with_clues(line, both));
            MarkedLine after = with_clues(fewer, both);
            for (const Technique* easy : {&technique, &ceiling, &second_tallest}) after.marks = left_by(*easy, after);
            constraints::all_different(after.marks, {});
            for (std::size_t cell = 0; cell < fits.size(); ++cell)
                EXPECT_TRUE(after.marks[cell].within(before[cell])) << technique.id << " on line " << i;
        });
    }
}

}  // namespace
}  // namespace gridwright::explain
