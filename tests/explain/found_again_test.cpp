// Each step of an explanation is found again by the technique that it names where nothing is known but its premises.

#include "gridwright/base/text.hpp"
#include "gridwright/explain/what_if.hpp"
#include "tests/support/explained.hpp"
#include "tests/support/premises_alone.hpp"

#include <gtest/gtest.h>

#include <map>

namespace gridwright::tests {
namespace {

using namespace kernel;
using namespace explain;

bool found_again(const Step& step, const Position& position) {
    const auto alone = premises_alone(step, position);
    return includes(conclusions(*step.technique, alone->position), step.conclusion);
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
            if (step.technique == &what_if || count.steps == enough) continue;
            ++count.steps;
            count.again += found_again(step, explanation->positions[i]);
        }
    }
}

/// Techniques of which only some steps are found again: at least so many in a hundred. Smallest premises are found by
/// listing (explain/common/consequence), which at times needs less than the technique names: it follows, but the
/// technique does not see it.
/// - C4 to C9, CT, S13, S18, S21, S23: the gaps, trials and known cells of one line, some of which listing leaves out.
/// - L4: the other open cells are a naked triple, so a placed cell of the line, which the pair needs, is left out.
/// - L9: the contradiction at the end is shown by fewer cells than a value without a place has.
/// - L9c, H8, H13: why these are not found again has not been looked into.
/// What-ifs are left out: finding one again is a search over all candidates.
const std::map<std::string, int> found_in_part = {
    {"close-or-far C4", 80}, {"close-or-far C5", 50}, {"close-or-far C6", 50}, {"close-or-far C7", 50},
    {"close-or-far C9", 50}, {"close-or-far CT", 90}, {"skyscraper S13", 90},  {"skyscraper S18", 60},
    {"skyscraper S21", 90},  {"skyscraper S23", 90},  {"skyscraper L4", 10},   {"skyscraper L9", 30},
    {"skyscraper L9c", 50},  {"hoodoo H8", 20},       {"hoodoo H13", 20},
};

TEST(Steps, AreFoundAgainFromTheirPremises) {
    Counts counts;
    for (const std::string set : {"6de", "6dh", "6dx", "6du"}) look_at(towers(set, 5), counts);
    for (const int size : {4, 5}) look_at(first_of(generated_boards("skyscraper", size, 5), 5), counts);
    for (const int size : {6, 7}) look_at(first_of(generated_boards("close-or-far", size, 4), 4), counts);
    for (const int size : {4, 5}) look_at(first_of(generated_boards("hoodoo", size, 6), 6), counts);
    int steps = 0;
    for (const auto& [name, count] : counts) {
        steps += count.steps;
        const auto share = found_in_part.find(name);
        if (share == found_in_part.end())
            EXPECT_EQ(count.again, count.steps) << name;
        else if (count.steps >= 10)
            EXPECT_GE(100 * count.again, share->second * count.steps) << name;
    }
    EXPECT_GT(steps, sanitized ? 200 : 800);
}

}  // namespace
}  // namespace gridwright::tests
