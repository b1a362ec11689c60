// What every kind of the registry says about itself to players.

#include "gridwright/engines/registry.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/agreement.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gridwright::puzzles {
namespace {

using namespace kernel;

bool is_sentence(std::string_view text) {
    return text.size() > 10 && text.front() >= 'A' && text.front() <= 'Z' && text.back() == '.';
}

TEST(Descriptions, HaveATitleAndRulesInSentences) {
    std::set<std::string_view> titles;
    for (const sheet::Notation* notation : notations()) {
        SCOPED_TRACE(notation->name);
        EXPECT_FALSE(notation->title.empty());
        EXPECT_TRUE(titles.insert(notation->title).second);
        EXPECT_TRUE(is_sentence(notation->summary));
        EXPECT_GE(notation->rules.size(), 2u);
        for (const std::string_view sentence : notation->rules) EXPECT_TRUE(is_sentence(sentence)) << sentence;
    }
}

Verdict verdict_on_blank(const sheet::Notation& notation, int side) {
    Model model = tests::model_of(sheet::blank(notation, {side, side}));
    model.objective.reset();
    return engines::make_engine("fd")->run(model, {}).verdict();
}

TEST(Descriptions, KnowTheSmallestBoardThatKeepsTheRules) {
    for (const sheet::Notation* notation : notations()) {
        SCOPED_TRACE(notation->name);
        for (int side = 1; side < notation->smallest_side; ++side)
            EXPECT_EQ(verdict_on_blank(*notation, side), Verdict::impossible) << side;
        EXPECT_EQ(verdict_on_blank(*notation, notation->smallest_side), Verdict::solved);
    }
}

TEST(Descriptions, NameEveryCellOnce) {
    for (const sheet::Notation* notation : notations()) {
        SCOPED_TRACE(notation->name);
        const Size size = notation->rectangular ? Size{28, 30} : Size{30, 30};
        std::set<std::string> names;
        for (int cell = 0; cell < size.cells(); ++cell) {
            const std::string name = cell_name(notation->naming, cell, size);
            EXPECT_TRUE(names.insert(name).second) << name;
            EXPECT_EQ(sheet::cell_named(name, notation->naming, size), cell);
            EXPECT_EQ(sheet::cell_named(data_name(cell, size), notation->naming, size), cell);
        }
    }
}

/// A drawing that has names beside the board, where others have clues, has those of the sentences.
TEST(Descriptions, AgreeWithDrawings) {
    for (const PuzzleRow& kind : table()) {
        if (kind.notation.sides) continue;
        SCOPED_TRACE(kind.notation.name);
        const Size size{6, 6};
        const auto puzzle = kind.make(sheet::blank(kind.notation, size));
        const auto labels = puzzle->scene(puzzle->sheet().cells).labels;
        for (const Side side : every_side)
            for (std::size_t i = 0; i < labels[side].size(); ++i) {
                const int line = static_cast<int>(i);
                EXPECT_EQ(labels[side][i].text, is_end_of_columns(side) ? column_label(kind.notation.naming, line)
                                                                        : row_label(kind.notation.naming, line, size));
            }
    }
}

}  // namespace
}  // namespace gridwright::puzzles
