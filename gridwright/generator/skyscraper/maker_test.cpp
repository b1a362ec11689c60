// Skyscraper puzzles keep what each setting promises, and settings that make no sense are refused.

#include "gridwright/generator/skyscraper/maker.hpp"

#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/engines/skyline/skyline.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/generated.hpp"
#include "tests/support/workshop.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace gridwright::generator::skyscraper {
namespace {

using tests::Needed;

struct Workshop : tests::Workshop<engines::skyline::SkylineEngine> {
    explicit Workshop(int size, std::vector<Wish> wishes = {}, engines::skyline::SkylineEngine finder = {})
        : tests::Workshop<engines::skyline::SkylineEngine>(maker_row, {size, 1, std::move(wishes)}, std::move(finder)) {
    }

    /// The first puzzles keep their promises, as another engine sees it.
    void expect_sound(std::uint64_t count, Needed needed) {
        engines::fd::FdEngine judge;
        for (std::uint64_t index = 1; index <= count; ++index)
            EXPECT_EQ(tests::fault_of(make(index), judge, needed), std::nullopt) << index;
    }
};

TEST(SkyscraperMaker, MakesMinimalPuzzlesOfEverySize) {
    for (int size = 3; size <= 7; ++size) Workshop(size).expect_sound(10, Needed::all);
    Workshop(8).expect_sound(2, Needed::all);
}

TEST(SkyscraperMaker, GivesAsManyCluesAsAskedFor) {
    for (const int clues : {0, 1, 6, 9}) {
        Workshop workshop(5, {{"clues", std::to_string(clues)}});
        workshop.expect_sound(5, Needed::all);
        for (std::uint64_t index = 1; index <= 5; ++index)
            EXPECT_EQ(tests::clues_on(workshop.make(index).puzzle), clues);
    }
}

TEST(SkyscraperMaker, GivesNoMoreGivensThanAllowed) {
    for (const int givens : {0, 1, 3}) {
        Workshop workshop(6, {{"max-givens", std::to_string(givens)}});
        workshop.expect_sound(5, Needed::all);
        for (std::uint64_t index = 1; index <= 5; ++index)
            EXPECT_LE(tests::givens_on(workshop.make(index).puzzle), givens);
    }
    Workshop both(5, {{"givens", "none"}, {"clues", "8"}});
    both.expect_sound(3, Needed::all);
    EXPECT_EQ(tests::clues_on(both.make(1).puzzle), 8);
    EXPECT_EQ(tests::givens_on(both.make(1).puzzle), 0);
}

TEST(SkyscraperMaker, DoesWithoutGivensOnLargerBoardsToo) {
    for (const int size : {7, 8, 9}) {
        Workshop workshop(size, {{"givens", "none"}});
        EXPECT_EQ(tests::givens_on(workshop.make(1).puzzle), 0);
        workshop.expect_sound(1, Needed::all);
    }
    EXPECT_EQ(tests::clues_on(Workshop(8, {{"givens", "none"}, {"clues", "10"}}).make(2).puzzle), 10);
}

TEST(SkyscraperMaker, MakesSymmetricPatterns) {
    for (const std::string symmetry : {"half-turn", "mirror", "quarter-turn"}) {
        Workshop workshop(5, {{"symmetry", symmetry}});
        workshop.expect_sound(5, Needed::none);
        for (std::uint64_t index = 1; index <= 5; ++index)
            EXPECT_EQ(tests::fault_in_symmetry(workshop.make(index).puzzle, symmetry), std::nullopt);
        Workshop dense(5, {{"symmetry", symmetry}, {"density", "0.5"}});
        EXPECT_EQ(tests::fault_in_symmetry(dense.make(1).puzzle, symmetry), std::nullopt);
    }
}

TEST(SkyscraperMaker, ShowsCluesAsDenselyAsAskedFor) {
    for (const auto& [density, share] :
         {std::pair<std::string, double>{"0.8", .8}, {"0.35", .35}, {"1", 1}, {"0", 0}}) {
        Workshop workshop(7, {{"density", density}});
        double clues = 0;
        for (std::uint64_t index = 1; index <= 100; ++index) clues += tests::clues_on(workshop.make(index).puzzle);
        constexpr double places = 100 * 28;
        EXPECT_NEAR(clues / places, share, 4 * std::sqrt(share * (1 - share) / places)) << density;
    }
    Workshop(6, {{"density", "0.65"}}).expect_sound(20, Needed::givens);
}

TEST(SkyscraperMaker, MakesThinBoards) {
    for (int size = 3; size <= 7; ++size) {
        Workshop workshop(size, {{"thin", ""}});
        workshop.expect_sound(2, Needed::all);
        for (std::uint64_t index = 1; index <= 2; ++index) {
            const Made made = workshop.make(index);
            EXPECT_EQ(tests::clues_on(made.puzzle), size - 1);
            EXPECT_EQ(tests::givens_on(made.puzzle), 0);
        }
    }
}

TEST(SkyscraperMaker, MakesTheSamePuzzleWhateverWasMadeBefore) {
    Workshop used(6);
    const Made first = used.make(1), second = used.make(2);
    EXPECT_NE(first.puzzle, second.puzzle);
    EXPECT_EQ(Workshop(6).make(2).puzzle, second.puzzle);
    EXPECT_EQ(used.make(1).puzzle, first.puzzle);
}

TEST(SkyscraperMaker, MakesTheSamePuzzlesOnEveryProcessor) {
    for (const int size : {6, 9})
        for (std::uint64_t index = 1; index <= 3; ++index)
            EXPECT_EQ(Workshop(size).make(index).puzzle,
                      Workshop(size, {}, engines::skyline::SkylineEngine(engines::skyline::answer_portable))
                          .make(index)
                          .puzzle);
}

TEST(SkyscraperMaker, SaysWhatIsWrongWithAnOrder) {
    const auto refused = [](int size, std::vector<Wish> wishes, Refusal::Why why, std::string_view part) {
        const Workshop workshop(size, std::move(wishes));
        if (workshop.maker()) {
            ADD_FAILURE() << "was not refused: " << part;
            return;
        }
        const Refusal& refusal = workshop.maker().error();
        EXPECT_EQ(refusal.why, why) << refusal.sentence;
        EXPECT_NE(refusal.sentence.find(part), std::string::npos) << refusal.sentence;
    };
    using Why = Refusal::Why;
    refused(2, {}, Why::settings, "sizes from 3 to 16, not 2");
    refused(17, {}, Why::settings, "not 17");
    refused(0, {}, Why::settings, "not 0");
    refused(6, {{"clues", "25"}}, Why::settings, "--clues needs a number from 0 to 24");
    refused(6, {{"clues", "-1"}}, Why::settings, "--clues needs");
    refused(6, {{"max-givens", "x"}}, Why::settings, "not 'x'");
    refused(6, {{"givens", "few"}}, Why::settings, "--givens needs none");
    refused(6, {{"symmetry", "diagonal"}}, Why::settings, "quarter-turn");
    for (const char* density : {"1.1", "-0.5", ".", "", "0.1234567", "0.5x", "2", "99999999999999999999", "+1", "0.+5"})
        refused(6, {{"density", density}}, Why::settings, "--density needs");
    for (const std::string word : {"easy", "medium", "hard"})
        refused(6, {{"density", word}}, Why::settings, "--level " + word);
    refused(6, {{"density", "0.95"}, {"clues", "5"}}, Why::settings, "cannot be used together");
    refused(6, {{"thin", ""}, {"symmetry", "mirror"}}, Why::settings, "cannot be used together");
    refused(6, {{"extra", ""}}, Why::settings, "takes no --extra");
    refused(6, {{"clues", "5"}, {"symmetry", "half-turn"}}, Why::impossible, "cannot have exactly 5 clues");
    refused(6, {{"clues", "0"}, {"givens", "none"}}, Why::impossible, "more than one solution");
    refused(13, {{"thin", ""}}, Why::not_found, "choose a smaller size");
    refused(16, {{"givens", "none"}}, Why::not_found, "above 12 x 12");
}

TEST(SkyscraperMaker, ReadsDensitiesInEveryWriting) {
    for (const char* density : {"0.5", ".5", "0.500000", "1", "1.0", "1.", "0"})
        EXPECT_TRUE(Workshop(4, {{"density", density}}).maker()) << density;
}

TEST(SkyscraperMaker, SaysWhenTimeIsUp) {
    Workshop workshop(4, {{"clues", "16"}});
    const auto made = (*workshop.maker())->make(base::Random(1), {.time = std::chrono::milliseconds(1)});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().why, Refusal::Why::stopped);
}

TEST(SkyscraperMaker, SaysWhatWouldDoWhenNothingIsFound) {
    const auto not_found = [](int size, std::vector<Wish> wishes, std::string_view part) {
        engines::skyline::SkylineEngine finder;
        const auto maker = open(maker_row, {size, 0, std::move(wishes)}, {finder});  // no effort at all
        ASSERT_TRUE(maker);
        const auto made = (*maker)->make(base::Random(1), {});
        ASSERT_FALSE(made);
        EXPECT_EQ(made.error().why, Refusal::Why::not_found);
        EXPECT_NE(made.error().sentence.find(part), std::string::npos) << made.error().sentence;
        EXPECT_NE(made.error().sentence.find("--effort"), std::string::npos) << made.error().sentence;
    };
    not_found(6, {{"clues", "12"}}, "6 x 6 puzzle of exactly 12 clues");
    not_found(6, {{"givens", "none"}}, "without givens was found; try more givens");
    not_found(6, {{"max-givens", "1"}, {"density", "0.5"}}, "with at most 1 given was found");
    not_found(6, {{"max-givens", "1"}, {"density", "0.5"}}, "a higher density, or");
    not_found(8, {{"thin", ""}}, "whose clues alone are enough");
    not_found(8, {{"givens", "none"}}, "--max-givens");
}

TEST(SkyscraperMaker, GrantsBothNumbersTogether) {
    Workshop workshop(6, {{"clues", "5"}, {"max-givens", "36"}});
    for (std::uint64_t index = 1; index <= 3; ++index) EXPECT_EQ(tests::clues_on(workshop.make(index).puzzle), 5);
    workshop.expect_sound(2, Needed::all);
}

/// Whether the puzzle stays unique without these clues (places, side by side) and cells.
bool can_do_without(sheet::Sheet sheet, const std::vector<int>& clues, const std::vector<int>& cells) {
    for (const int place : clues) sheet.sides[kernel::every_side[place / sheet.size.rows]][place % sheet.size.rows] = 0;
    for (const int cell : cells) sheet.cells[cell].reset();
    kernel::Model model;
    puzzles::make(sheet)->model(model);
    kernel::Search two;
    two.solutions = 2;
    return engines::fd::FdEngine().run(model, two).verdict() == kernel::Verdict::unique;
}

TEST(SkyscraperMaker, NeedsEveryGroupOfAHalfTurn) {
    constexpr int side = 5;
    Workshop workshop(side, {{"symmetry", "half-turn"}});
    for (std::uint64_t index = 1; index <= 5; ++index) {
        const sheet::Sheet sheet = workshop.make(index).puzzle;
        const auto clue = [&](kernel::Side of, int i) { return sheet.sides[of][i]; };
        for (int i = 0; i < side; ++i) {
            const int other = side - 1 - i;
            if (clue(kernel::Side::top, i)) {
                EXPECT_FALSE(can_do_without(sheet, {i, 2 * side + other}, {}));
            }
            if (clue(kernel::Side::left, i)) {
                EXPECT_FALSE(can_do_without(sheet, {side + i, 3 * side + other}, {}));
            }
        }
        for (int cell = 0; 2 * cell < side * side; ++cell)
            if (sheet.cells[cell]) {
                EXPECT_FALSE(can_do_without(sheet, {}, {cell, side * side - 1 - cell}));
            }
    }
}

}  // namespace
}  // namespace gridwright::generator::skyscraper
