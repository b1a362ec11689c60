#include "gridwright/exports/registry.hpp"

#include "gridwright/base/text.hpp"
#include "tests/support/every_kind.hpp"

#include <gtest/gtest.h>

namespace gridwright::exports {
namespace {

TEST(Exports, HaveNames) {
    EXPECT_EQ(find("minizinc"), table()[0]);
    EXPECT_EQ(find("dimacs"), table()[1]);
    EXPECT_EQ(find("text"), nullptr);
}

/// Every kind, and every sheet with clues and givens that may not fit together, has every export.
TEST(Exports, ExistForEveryKind) {
    base::Random random(2);
    for (const puzzles::PuzzleRow& kind : tests::every_kind())
        for (const int side : {1, 2, 5, 6})
            for (const Export* row : table()) {
                SCOPED_TRACE(base::concat(kind.notation.name, ' ', side, ' ', row->name));
                sheet::Sheet sheet = tests::scattered(kind.notation, {side, side}, 3, random);
                sheet.source = "a\nb";
                sheet.comments = {{"date", "today"}};
                kernel::Model model;
                kind.make(sheet)->model(model);
                const auto text = written(*row, model, sheet);
                ASSERT_TRUE(text);
                EXPECT_TRUE(text->ends_with('\n'));
                EXPECT_NE(text->find(kind.notation.title), std::string::npos);
                EXPECT_NE(text->find(" source: a b\n"), std::string::npos);
                EXPECT_NE(text->find(" date: today\n"), std::string::npos);
            }
}

TEST(Exports, RefuseWhatAPlayerHasDone) {
    const puzzles::PuzzleRow& kind = puzzles::table().front();
    sheet::Sheet sheet = blank(kind.notation, {2, 2});
    sheet.begun.entries.reset(sheet.size, std::nullopt);
    sheet.begun.entries[0] = kernel::Value{1};
    kernel::Model model;
    kind.make(sheet)->model(model);
    for (const Export* row : table()) {
        const auto text = written(*row, model, sheet);
        ASSERT_FALSE(text);
        EXPECT_EQ(text.error().message, base::concat("a board with entries or marks cannot be written as ", row->noun,
                                                     ", which holds the puzzle alone; remove them first"));
    }
}

}  // namespace
}  // namespace gridwright::exports
