#include "gridwright/explain/chains/clue_chain.hpp"
#include "gridwright/explain/chains/forcing_chain.hpp"
#include "gridwright/explain/chains/line_table.hpp"
#include "gridwright/explain/common/consequence.hpp"
#include "gridwright/explain/common/replay.hpp"
#include "gridwright/explain/explainer.hpp"
#include "gridwright/explain/lines/fish.hpp"
#include "gridwright/explain/lines/sets.hpp"
#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/lines/wings.hpp"
#include "tests/support/marked_boards.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace gridwright::explain {
namespace {

using namespace kernel;
using tests::MarkedBoard;

const Technique* const sets_and_fish[] = {&naked_pair, &naked_triple, &hidden_pair, &x_wing, &swordfish};
const Technique* const chains[] = {&xy_wing,    &xy_chain,   &forcing_chain, &colour_chain,
                                   &clue_chain, &line_chain, &rectangle};

/// Everything that may be found, on a board of any kind.
std::vector<const Technique*> every_technique() {
    std::vector<const Technique*> all(std::begin(sets_and_fish), std::end(sets_and_fish));
    all.insert(all.end(), std::begin(chains), std::end(chains));
    return all;
}

/// A random board of any kind: three in four with heights or letters of a useful size.
std::unique_ptr<MarkedBoard> some_board(base::Random& random) {
    switch (random.below(4)) {
        case 0: return tests::random_marked_board(random);
        case 1: return tests::random_marked_letters(random);
        default: return tests::random_marked_heights(random, 4 + static_cast<int>(random.below(2)));
    }
}

/// Narrows every line with clues or letters as far as it goes, so that what chains find is not in one line.
void settle(Position& position) {
    const Board& board = position.board();
    Consequence consequence(board);
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < board.lines.count(); ++i) {
            const BoardLine& line = board.lines[i];
            std::vector<int> rules, clues;
            if (line.letters >= 0) rules.push_back(board.letters[line.letters].closer);
            if (line.differ >= 0) rules.push_back(board.differs[line.differ].rule);
            for (const int sight : {line.front, line.back})
                if (sight >= 0) clues.push_back(board.sights[sight].clue);
            std::vector<Domain> marks;
            for (const int cell : line.cells) marks.push_back(position.marks(cell));
            ASSERT_TRUE(consequence.narrow(i, rules, clues, marks));
            for (std::size_t place = 0; place < marks.size(); ++place) {
                const int cell = line.cells[place];
                if (position.strike(cell, position.marks(cell) - marks[place])) changed = true;
            }
        }
        for (int cell = 0; cell < board.cells(); ++cell)
            if (position.marks(cell).fixed() && !position.placed(cell))
                position.place(cell, static_cast<Value>(position.marks(cell).min()));
    }
}

/// The board, in every other case settled.
std::unique_ptr<MarkedBoard> some_settled_board(base::Random& random) {
    auto marked = some_board(random);
    if (!random.one_in(4)) settle(marked->position);
    return marked;
}

/// Two cells with 1 and 2, joined by a row whose 1 is in one of two cells: one of the two is 2.
std::unique_ptr<MarkedBoard> joined_cells() {
    auto five = std::make_unique<MarkedBoard>(tests::latin(5));
    five->position.keep_only(0, tests::these({1, 2}));                                   // r1c1
    five->position.keep_only(6, tests::these({1, 2}));                                   // r2c2
    for (const int cell : {17, 18, 19}) five->position.strike(cell, tests::these({1}));  // row 4 but r4c1, r4c2
    return five;
}

TEST(ForcingChain, GoesOverCellsAndPlaces) {
    const auto five = joined_cells();
    EXPECT_EQ(tests::conclusions(xy_chain, five->position).count, 0);
    const Findings found = tests::conclusions(forcing_chain, five->position);
    EXPECT_EQ(found.count, 2);
    EXPECT_EQ(found.struck[1], tests::these({2}));  // r1c2 and r2c1 see both
    EXPECT_EQ(found.struck[5], tests::these({2}));
    const auto step = tests::first_step(forcing_chain, five->position);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->assume, (Given{1, 2}));
    ASSERT_EQ(step->inner.size(), 3u);
    EXPECT_EQ(step->inner[1].technique, &hidden_single);
    EXPECT_EQ(step->inner[1].premises.cells.size(), 4u);
    EXPECT_EQ(step->inner[2].technique, &naked_single);
    EXPECT_TRUE(is_path(*step, five->position));
}

TEST(ForcingChain, HasOtherNamesOnABoardOfPegs) {
    const auto five = joined_cells();
    const auto step = tests::first_step(colour_chain, five->position);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->inner[1].technique->id, "H3");
    EXPECT_EQ(step->inner[2].technique->id, "H2");
}

/// Row 1 of five has the clue 2 at its left.
std::unique_ptr<MarkedBoard> two_from_the_left() {
    Model model = tests::latin(5);
    model.add(Visible{row({5, 5}, 0), 2}, SideClue{Side::left, 0});
    auto five = std::make_unique<MarkedBoard>(std::move(model));
    five->position.keep_only(10, tests::these({1, 3}));  // r3c1
    five->position.keep_only(11, tests::these({3, 5}));  // r3c2
    return five;
}

TEST(ClueChain, AClueIsALink) {
    const auto five = two_from_the_left();
    EXPECT_EQ(tests::conclusions(forcing_chain, five->position).count, 0);
    // If r1c1 is 1, r3c1 is 3 and r3c2 is 5; but the clue wants the tallest in r1c2.
    EXPECT_TRUE(tests::conclusions(clue_chain, five->position).struck[0].contains(1));
    Findings all(Findings::Mode::all);
    all.begin(0);
    clue_chain.find(five->position, all);
    const auto step = std::ranges::find_if(all.steps, [](const Step& each) { return each.assume == Given{0, 1}; });
    ASSERT_NE(step, all.steps.end());
    ASSERT_EQ(step->inner.size(), 3u);
    EXPECT_EQ(step->inner[0].conclusion.placed, (std::vector<Given>{{10, 3}}));
    EXPECT_EQ(step->inner[1].conclusion.placed, (std::vector<Given>{{11, 5}}));
    const Step& clue = step->inner[2];
    EXPECT_EQ(clue.technique->id, "S22a");
    EXPECT_EQ(clue.premises.clues.size(), 1u);
    EXPECT_EQ(clue.premises.cells, (std::vector<CellMarks>{{0, tests::these({1})}, {1, tests::these({2, 3, 4})}}));
    EXPECT_TRUE(clue.conclusion.contradiction);
}

TEST(Rectangle, GoesAlongTwoRowsAndTwoColumns) {
    base::Random random(4);
    int found = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto marked = tests::random_marked_letters(random);
        settle(marked->position);
        const auto step = tests::first_step(rectangle, marked->position);
        if (!step) continue;
        ++found;
        ASSERT_EQ(step->inner.size(), 4u);
        const Size size = marked->board.size();
        std::set<int> rows_used{size.row_of(step->assume->cell)}, columns_used{size.column_of(step->assume->cell)};
        for (std::size_t link = 0; link < 3; ++link) {
            const Conclusion& conclusion = step->inner[link].conclusion;
            const int cell =
                conclusion.placed.empty() ? conclusion.struck.front().cell : conclusion.placed.front().cell;
            rows_used.insert(size.row_of(cell));
            columns_used.insert(size.column_of(cell));
            EXPECT_EQ(step->inner[link].technique->id, "C12");
        }
        EXPECT_EQ(rows_used.size(), 2u);
        EXPECT_EQ(columns_used.size(), 2u);
        const Findings longer = tests::conclusions(line_chain, marked->position);
        EXPECT_TRUE(longer.struck[step->assume->cell].contains(step->assume->value));
    }
    EXPECT_GT(found, 50);
}

/// Compares the links of a line with what is left of it when one candidate holds, or fails.
void expect_links(const Position& position, int line) {
    const Board& board = position.board();
    const BoardLine& on = board.lines[line];
    Links links(position);
    LineTable table;
    ASSERT_TRUE(table.list(position, line));
    table.add_links(links);
    std::vector<int> rules, clues;
    rules.push_back(on.letters >= 0 ? board.letters[on.letters].closer : board.differs[on.differ].rule);
    for (const int sight : {on.front, on.back})
        if (sight >= 0) clues.push_back(board.sights[sight].clue);
    Consequence consequence(board);
    for (const int read : on.cells) {
        if (position.placed(read)) continue;
        for (const int value : position.marks(read))
            for (const bool holds : {true, false}) {
                std::vector<Domain> left;
                for (const int cell : on.cells) {
                    const Domain marks = position.marks(cell), alone = Domain::single(value);
                    left.push_back(cell != read ? marks : holds ? alone : marks - alone);
                }
                if (!consequence.narrow(line, rules, clues, left)) continue;
                const int from = links.index(read, value);
                for (std::size_t place = 0; place < left.size(); ++place) {
                    const int cell = on.cells[place];
                    if (cell == read || position.placed(cell)) continue;
                    for (const int other : position.marks(cell)) {
                        const int to = links.index(cell, other), with = holds ? links.holds(from) : links.fails(from);
                        ASSERT_EQ(links.linked(with, links.fails(to)), !left[place].contains(other));
                        ASSERT_EQ(links.linked(with, links.holds(to)), left[place] == Domain::single(other));
                    }
                }
            }
    }
}

TEST(LineTable, GivesEveryLinkOfALine) {
    base::Random random(5);
    for (int i = 0; i < 300; ++i) {
        const auto marked = random.one_in(2)
                                ? tests::random_marked_letters(random)
                                : tests::random_marked_heights(random, 4 + static_cast<int>(random.below(3)));
        settle(marked->position);
        for (int line = 0; line < marked->board.lines.count(); ++line) {
            const BoardLine& on = marked->board.lines[line];
            if (on.letters >= 0 || on.front >= 0 || on.back >= 0) expect_links(marked->position, line);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(LineTable, HasALimitThatDoesNotDependOnTheEnd) {
    for (const bool from_the_back : {false, true}) {
        Model model;
        model.reset({1, 8}, Domain::range(1, 8));
        const Line line = row({1, 8}, 0);
        model.add(AllDifferent{line});
        model.add(Visible{from_the_back ? line.reversed() : line, 5});
        MarkedBoard eight(std::move(model));
        LineTable table;
        EXPECT_FALSE(table.list(eight.position, 0));  // 40,320 orders
        eight.position.strike(from_the_back ? 1 : 6, Domain::range(1, 4));
        EXPECT_FALSE(table.list(eight.position, 0));  // 20,160
        eight.position.strike(from_the_back ? 1 : 6, tests::these({5}));
        EXPECT_TRUE(table.list(eight.position, 0));  // 15,120
    }
}

TEST(Replay, NoticesWhatIsNoPath) {
    const auto five = two_from_the_left();
    const auto good = tests::first_step(clue_chain, five->position);
    ASSERT_TRUE(good);
    ASSERT_TRUE(is_path(*good, five->position));
    for (std::size_t i = 0; i < good->inner.size(); ++i) {
        Step less = *good;
        less.inner.erase(less.inner.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(replays(less, five->position)) << "without inner step " << i + 1;
    }
    for (std::size_t i = 0; i + 1 < good->inner.size(); ++i) {
        Step swapped = *good;
        std::swap(swapped.inner[i], swapped.inner[i + 1]);
        EXPECT_FALSE(replays(swapped, five->position));
        Step twice = *good;
        twice.inner.insert(twice.inner.begin() + static_cast<std::ptrdiff_t>(i), twice.inner[i]);
        EXPECT_FALSE(replays(twice, five->position));
    }
    Step stronger = *good;
    stronger.inner.front().premises.cells.push_back({24, tests::these({1})});
    EXPECT_FALSE(replays(stronger, five->position));
    Step elsewhere = *good;
    elsewhere.assume = Given{24, 2};
    EXPECT_FALSE(is_path(elsewhere, five->position));
}

TEST(LinesAndChains, StrikeOnlyWhatNoSolutionHas) {
    base::Random random(1);
    std::map<std::string_view, int> struck;
    for (int i = 0; i < 1500; ++i) {
        const auto marked = some_settled_board(random);
        for (const Technique* technique : every_technique()) {
            const Findings found = tests::conclusions(*technique, marked->position);
            for (int cell = 0; cell < marked->board.cells(); ++cell)
                for (const int value : found.struck[cell]) {
                    ASSERT_TRUE(tests::is_out(*marked, cell, value)) << technique->name << " on board " << i;
                    ++struck[technique->name];
                }
            ASSERT_TRUE(found.placed.empty());
        }
    }
    for (const Technique* technique : every_technique()) EXPECT_GT(struck[technique->name], 20) << technique->name;
}

TEST(LinesAndChains, HaveTheSmallestPremises) {
    base::Random random(2);
    std::map<std::string_view, int> judged;
    for (int i = 0; i < 3000; ++i) {
        const auto marked = some_settled_board(random);
        for (const Technique* technique : every_technique()) {
            const auto step = tests::first_step(*technique, marked->position);
            ASSERT_EQ(step.has_value(), tests::conclusions(*technique, marked->position).count > 0)
                << technique->name << " on board " << i;
            if (!step) continue;
            ++judged[technique->name];
            if (!step->assume) {
                EXPECT_EQ(tests::fault_in_premises(*step, marked->board), "") << technique->name << " on board " << i;
                continue;
            }
            ASSERT_TRUE(is_path(*step, marked->position)) << technique->name << " on board " << i;
            EXPECT_LE(step->inner.size(), 16u);
            EXPECT_EQ(step->premises.size(), 0u);
            for (const Step& inner : step->inner) {
                ASSERT_NE(inner.technique, nullptr);
                EXPECT_EQ(tests::fault_in_premises(inner, marked->board), "")
                    << technique->name << " on board " << i << ", inner " << inner.technique->id;
                EXPECT_LE(inner.premises.rules.size(), 1u);
                EXPECT_EQ(inner.conclusion.placed.size() + inner.conclusion.struck.size() +
                              (inner.conclusion.contradiction ? 1 : 0),
                          1u);
            }
        }
    }
    for (const Technique* technique : every_technique()) EXPECT_GT(judged[technique->name], 5) << technique->name;
}

TEST(LinesAndChains, ConcludeTheSameOnTurnedBoards) {
    base::Random random(3);
    int compared = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto marked = some_settled_board(random);
        if (marked->board.size().rows != marked->board.size().columns) continue;
        const Turning how = turnings[1 + random.below(7)];
        const auto image = tests::turned(*marked, how);
        const Size size = image->board.size();
        for (const Technique* technique : every_technique()) {
            const Findings found = tests::conclusions(*technique, marked->position);
            const Findings there = tests::conclusions(*technique, image->position);
            ASSERT_EQ(found.count, there.count) << technique->name;
            for (int cell = 0; cell < size.cells(); ++cell)
                ASSERT_EQ(there.struck[cell],
                          found.struck[source_of(size.row_of(cell), size.column_of(cell), size, how)])
                    << technique->name << " on board " << i;
            compared += found.count;
        }
    }
    EXPECT_GT(compared, 500);
}

TEST(LinesAndChains, StayValidAsMarksShrink) {
    base::Random random(6);
    int kept = 0;
    for (int i = 0; i < 400; ++i) {
        const auto marked = some_board(random);
        settle(marked->position);
        Position later = marked->position;
        for (int cell = 0; cell < marked->board.cells(); ++cell)
            for (const int value : later.marks(cell))
                if (random.one_in(12) && tests::is_out(*marked, cell, value)) later.strike(cell, Domain::single(value));
        settle(later);
        for (const Technique* technique : {&forcing_chain, &clue_chain, &rectangle}) {
            const Findings before = tests::conclusions(*technique, marked->position);
            const Findings after = tests::conclusions(*technique, later);
            for (int cell = 0; cell < marked->board.cells(); ++cell) {
                const Domain standing = before.struck[cell] & later.marks(cell);
                ASSERT_TRUE(standing.within(after.struck[cell])) << technique->name << " on board " << i;
                kept += standing.size();
            }
        }
    }
    EXPECT_GT(kept, 100);
}

}  // namespace
}  // namespace gridwright::explain
