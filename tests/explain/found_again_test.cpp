// Each step of an explanation is found again by the technique that it names where nothing is known but its premises.

#include "gridwright/base/text.hpp"
#include "gridwright/explain/what_if.hpp"
#include "tests/support/explained.hpp"
#include "tests/support/premises_alone.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>

namespace gridwright::tests {
namespace {

using namespace kernel;
using namespace explain;

/// The what-if of the same level still contradicts its assumption.
bool falls_again(const Step& step, const Position& alone, const Ladder& ladder) {
    const auto rung = std::ranges::find_if(ladder.rungs, [&](const Rung& each) {
        return each.technique == &what_if && each.level == step.level && each.cost == step.cost;
    });
    constexpr int any_number = std::numeric_limits<int>::max();
    return rounds_to_contradiction(alone, *step.assume, ladder, inside_of(*rung, {}), any_number, {}) > 0;
}

bool found_again(const Step& step, const Position& position, const Ladder& ladder) {
    const auto alone = premises_alone(step, position);
    return step.technique == &what_if ? falls_again(step, alone->position, ladder)
                                      : includes(conclusions(*step.technique, alone->position), step.conclusion);
}

/// How many steps of a technique were looked at, and how many of them were found again.
struct Count {
    int steps = 0, again = 0;
};

/// By kind of puzzle and id, "skyscraper S3".
using Counts = std::map<std::string, Count>;

/// Looks at a few steps of every technique in each explanation.
void look_at(const std::vector<sheet::Sheet>& sheets, Counts& counts) {
    constexpr int enough = 60;
    engines::automatic::AutomaticEngine engine;
    answers::Workspace workspace{engine};
    for (const sheet::Sheet& sheet : sheets) {
        const auto puzzle = puzzles::make(sheet);
        const auto explanation = answers::explain(workspace, *puzzle, {});
        if (!explanation || !explanation->ground.unique()) continue;
        for (std::size_t i = 0; i < explanation->steps.size(); ++i) {
            const Step& step = explanation->steps[i];
            Count& count = counts[base::concat(sheet.notation->name, " ", step.technique->id)];
            if (count.steps == enough) continue;
            ++count.steps;
            count.again += found_again(step, explanation->positions[i], puzzles::ladder_of(*sheet.notation));
        }
    }
}

/// Techniques of which only some steps are found again: at least so many in a hundred. A listing of the line needs less
/// than these name, however weak the marks are that they read, and a premise that can be left out is left out.
/// - C5 to C8: that a place is barred to one letter limits the distances of the other; where that place holds a letter
///   in question, or is placed, listing knows it already.
/// - CT, S16, S18, S20b, S21, S23: cells that show how many are seen, or where letters fit, follow from the clue, the
///   rule and the other cells when the denied candidate is put in.
/// - S13: where the tallest stands follows from the clue and another cell.
/// - L8: its argument has such a step, or ends sooner than the techniques see it: premises of a step within an
///   assumption may contradict each other, and then that is what the step concludes.
/// - H8, H13: a listing of all colours together needs fewer lines than counting each colour alone.
const std::map<std::string, int> found_in_part = {
    {"close-or-far C5", 60}, {"close-or-far C6", 50}, {"close-or-far C7", 60}, {"close-or-far C8", 80},
    {"close-or-far CT", 95}, {"skyscraper S13", 90},  {"skyscraper S16", 90},  {"skyscraper S18", 90},
    {"skyscraper S20b", 90}, {"skyscraper S21", 90},  {"skyscraper S23", 90},  {"skyscraper L8", 90},
    {"hoodoo H8", 40},       {"hoodoo H13", 60},
};

TEST(Steps, AreFoundAgainFromTheirPremises) {
    Counts counts;
    for (const std::string set : {"6de", "6dh", "6dx", "6du"}) look_at(towers(set, 20), counts);
    for (const std::string set : {"7du", "8dx"}) look_at(towers(set, 5), counts);
    for (const int size : {4, 5, 6, 7}) look_at(first_of(generated_boards("skyscraper", size, 5), 5), counts);
    for (const int size : {6, 7}) look_at(first_of(generated_boards("close-or-far", size, 8), 8), counts);
    look_at(first_of(generated_boards("close-or-far", 8, 4, {{"minimal", ""}}), 4), counts);
    for (const int size : {4, 5}) look_at(first_of(generated_boards("hoodoo", size, 6), 6), counts);
    int steps = 0;
    for (const auto& [name, count] : counts) {
        steps += count.steps;
        RecordProperty(name, base::concat(count.again, " of ", count.steps));
        const auto share = found_in_part.find(name);
        if (share == found_in_part.end()) {
            EXPECT_EQ(count.again, count.steps) << name;
        } else if (count.steps >= 10) {
            EXPECT_GE(100 * count.again, share->second * count.steps) << name;
        }
    }
    EXPECT_GT(counts["skyscraper L8"].steps, sanitized ? 0 : 20);
    EXPECT_GT(steps, sanitized ? 200 : 1500);
}

}  // namespace
}  // namespace gridwright::tests
