// Puzzles of a wished grade have it, as a grading from scratch says, and still keep what their other settings promise.

#include "gridwright/generator/common/level_maker.hpp"

#include "gridwright/engines/registry.hpp"
#include "gridwright/generator/registry.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/generated.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace gridwright::generator {
namespace {

using tests::Needed;

/// Makes puzzles with engines of its own.
class Order {
  public:
    Order(std::string_view kind, int size, std::vector<Wish> wishes)
        : row_(*find(kind)), finder_(engines::make_engine(row_.finder)) {
        maker_ = *open(row_, {.size = size, .effort = 1, .wishes = std::move(wishes)}, {*finder_});
    }

    Made make(std::uint64_t index) {
        auto made = maker_->make(base::Random::for_item(1, index), {});
        base::require(static_cast<bool>(made), made ? "" : made.error().sentence);
        return *std::move(made);
    }

  private:
    const MakerRow& row_;
    std::unique_ptr<kernel::Engine> finder_;
    std::unique_ptr<Maker> maker_;
};

Refusal refusal(std::string_view kind, int size, std::vector<Wish> wishes) {
    const auto finder = engines::make_engine(find(kind)->finder);
    const auto maker = open(*find(kind), {.size = size, .effort = 1, .wishes = std::move(wishes)}, {*finder});
    if (!maker) return maker.error();
    const auto made = (*maker)->make(base::Random(1), {});
    return made ? Refusal{} : made.error();
}

/// Whether these techniques solve a puzzle without an objective.
bool solved_by(const explain::Allowed& allowed, const sheet::Sheet& puzzle) {
    kernel::Model model;
    puzzles::make(puzzle)->model(model);
    const explain::Board board(model);
    return explain::grade(explain::Position(board), puzzles::ladder_of(*puzzle.notation), allowed).grade.has_value();
}

TEST(LevelMaker, MakesEveryLevelOfEveryKind) {
    struct Case {
        std::string_view kind;
        int size;
        std::vector<int> levels;
    };
    const Case cases[] = {{"skyscraper", 3, {1, 2}},        {"skyscraper", 5, {1, 2, 3, 4, 5, 6, 7, 8}},
                          {"skyscraper", 6, {1, 4, 6, 8}},  {"hoodoo", 3, {1, 5}},
                          {"hoodoo", 4, {1, 5, 7}},         {"hoodoo", 5, {1, 2}},
                          {"hoodoo", 7, {1, 2, 5}},         {"close-or-far", 6, {1, 2, 3, 5, 6}},
                          {"close-or-far", 8, {1, 3, 5, 6}}};
    const auto judge = engines::make_engine("auto");
    for (const auto& [kind, size, levels] : cases)
        for (const int level : levels) {
            Order order(kind, size, {{"level", std::to_string(level)}});
            for (std::uint64_t index = 1; index <= 2; ++index) {
                const Made made = order.make(index);
                const auto grade = grade_of(made, {});
                ASSERT_TRUE(grade) << kind << ' ' << size << ' ' << level;
                EXPECT_EQ(grade->level, level) << kind << ' ' << size;
                EXPECT_EQ(made.grade, grade);
                EXPECT_GE(made.boards, 1u);
                EXPECT_EQ(tests::fault_of(made, *judge, Needed::none), std::nullopt);
            }
        }
}

/// A piece without which the techniques of the level still solve the puzzle would be left out.
TEST(LevelMaker, ShowsNothingThatTheLevelCanDoWithout) {
    for (const int level : {1, 2, 3}) {
        const Made made = Order("skyscraper", 6, {{"level", std::to_string(level)}}).make(1);
        for (int cell = 0; cell < made.puzzle.size.cells(); ++cell) {
            if (!made.puzzle.cells[cell]) continue;
            sheet::Sheet less = made.puzzle;
            less.cells[cell].reset();
            EXPECT_FALSE(solved_by({.highest = level}, less)) << level << ' ' << cell;
        }
        for (const kernel::Side side : kernel::every_side)
            for (int i = 0; i < 6; ++i) {
                if (made.puzzle.sides[side][i] == 0) continue;
                sheet::Sheet less = made.puzzle;
                less.sides[side][i] = 0;
                EXPECT_FALSE(solved_by({.highest = level}, less)) << level;
            }
    }
}

TEST(LevelMaker, KeepsTheOtherWishes) {
    for (const char* symmetry : {"half-turn", "mirror", "quarter-turn"})
        for (const char* level : {"1", "3"})
            EXPECT_EQ(tests::fault_in_symmetry(
                          Order("skyscraper", 5, {{"symmetry", symmetry}, {"level", level}}).make(1).puzzle, symmetry),
                      std::nullopt);
    EXPECT_EQ(tests::givens_on(Order("skyscraper", 5, {{"givens", "none"}, {"level", "1"}}).make(1).puzzle), 0);
    EXPECT_LE(tests::givens_on(Order("skyscraper", 6, {{"max-givens", "2"}, {"level", "2"}}).make(1).puzzle), 2);
    EXPECT_EQ(tests::clues_on(Order("skyscraper", 5, {{"clues", "6"}, {"level", "2"}}).make(1).puzzle), 6);
    EXPECT_EQ(tests::fault_in_hints(Order("close-or-far", 7, {{"level", "2"}}).make(1).puzzle, 1, 4), std::nullopt);
}

TEST(LevelMaker, RequiredTechniquesAreNeeded) {
    for (const std::string_view id : {"S20", "S7", "L3", "S22a"}) {
        const Made made = Order("skyscraper", 6, {{"technique-required", std::string(id)}}).make(1);
        EXPECT_FALSE(solved_by({.without = {id}, .highest = made.grade->level}, made.puzzle)) << id;
    }
    // Listing finds all that a trial does, so this puzzle can do without; but whoever takes the easiest step uses it.
    const Made made = Order("skyscraper", 6, {{"technique-required", "S23"}}).make(1);
    EXPECT_EQ(made.grade->level, 4);
    EXPECT_NE(std::ranges::find(made.grade->techniques, "S23", &explain::TechniqueCount::id),
              made.grade->techniques.end());
}

TEST(LevelMaker, UsesAllowedTechniquesAlone) {
    const Made made = Order("skyscraper", 5, {{"techniques-allowed", "L1,L2,S1,S2,S3"}}).make(1);
    for (const auto& technique : made.grade->techniques)
        EXPECT_TRUE(technique.id == "L1" || technique.id == "L2" || technique.id[0] == 'S') << technique.id;
}

TEST(LevelMaker, RefusesWhatIsNotKnownToExist) {
    for (const auto& [kind, size, level] :
         {std::tuple("skyscraper", 3, "9"), {"hoodoo", 4, "8"}, {"close-or-far", 12, "4"}}) {
        const Refusal refused = refusal(kind, size, {{"level", level}});
        EXPECT_EQ(refused.why, Refusal::Why::settings);
        EXPECT_NE(refused.sentence.find("none had level"), std::string::npos) << refused.sentence;
    }
    EXPECT_EQ(refusal("skyscraper", 3, {{"technique-required", "L8"}}).why, Refusal::Why::settings);
    const Refusal not_found = refusal("skyscraper", 4, {{"level", "5"}, {"techniques-allowed", "L1,L7"}});
    EXPECT_EQ(not_found.why, Refusal::Why::not_found);
    EXPECT_NE(not_found.sentence.find("--effort"), std::string::npos);
}

TEST(LevelMaker, RefusesWishesThatContradictEachOther) {
    const auto sentence = [](std::vector<Wish> wishes) {
        const Refusal refused = refusal("skyscraper", 6, std::move(wishes));
        EXPECT_EQ(refused.why, Refusal::Why::settings);
        return refused.sentence;
    };
    EXPECT_EQ(sentence({{"level", "6"}, {"techniques-allowed", "L1,L2"}}),
              "none of --techniques-allowed has level 6 Expert; add one that has");
    EXPECT_EQ(sentence({{"technique-required", "S20"}, {"techniques-allowed", "L1,L2"}}),
              "--technique-required S20 is not among --techniques-allowed; add it there");
    EXPECT_EQ(sentence({{"level", "3"}, {"technique-required", "S22b"}}),
              "--technique-required S22b has level 6 Expert; choose that level or a higher one");
}

TEST(LevelMaker, StopsAtOnce) {
    std::atomic<bool> stop = true;
    const auto finder = engines::make_engine("skyline");
    const auto maker = open(*find("skyscraper"), {.size = 6, .effort = 1, .wishes = {{"level", "9"}}}, {*finder});
    const auto made = (*maker)->make(base::Random(1), {.time = {}, .failures = {}, .stop = &stop});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().why, Refusal::Why::stopped);
}

}  // namespace
}  // namespace gridwright::generator
