#include "gridwright/explain/chains/clue_chain.hpp"
#include "gridwright/explain/chains/forcing_chain.hpp"
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

TEST(LinesAndChains, StrikeOnlyWhatNoSolutionHas) {
    base::Random random(1);
    std::map<std::string_view, int> struck;
    for (int i = 0; i < 3000; ++i) {
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

}  // namespace
}  // namespace gridwright::explain
