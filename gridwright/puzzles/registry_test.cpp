#include "gridwright/puzzles/registry.hpp"

#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/puzzles/null/puzzle.hpp"
#include "tests/support/in_a_process.hpp"

#include <gtest/gtest.h>

namespace gridwright::puzzles {
namespace {

constexpr std::string_view question = "null 3\n1 . 3\n. 3 1\n3 1 .\n";

TEST(Puzzles, AreFoundByName) {
    ASSERT_EQ(notations().size(), table().size());
    for (std::size_t i = 0; i < table().size(); ++i) {
        EXPECT_EQ(find(name_of(table()[i])), &table()[i]);
        EXPECT_EQ(notations()[i], &table()[i].notation);
    }
    EXPECT_EQ(find("null"), nullptr);
}

TEST(Puzzles, HaveAnExampleWithOneSolution) {
    for (const sheet::Notation* notation : notations()) {
        formats::SheetReader reader(formats::source_of(notation->example), notations());
        const auto reading = reader.next();
        ASSERT_TRUE(reading && reading->sheet) << notation->name;
        EXPECT_EQ(reading->sheet->notation, notation);
        kernel::Model model;
        make(*reading->sheet)->model(model);
        kernel::Search search;
        search.solutions = 2;
        for (const std::string_view engine : {"brute", "fd"})
            EXPECT_EQ(engines::make_engine(engine)->run(model, search).verdict(), kernel::Verdict::unique)
                << notation->name;
    }
}

TEST(Puzzles, OfAnotherProgramAreAdded) {
    tests::in_a_process([] {
        formats::SheetReader before(formats::source_of(question), notations());
        add({null::notation, make_as<null::Null>});
        ASSERT_NE(find("null"), nullptr);
        EXPECT_EQ(&find("null")->notation, &null::notation);
        EXPECT_EQ(notations().back(), &null::notation);

        // A reader that was opened before goes on without the new kind.
        EXPECT_FALSE(before.next()->sheet);
        formats::SheetReader reader(formats::source_of(question), notations());
        auto reading = reader.next();
        ASSERT_TRUE(reading && reading->sheet);
        const auto puzzle = make(*std::move(reading->sheet));
        EXPECT_EQ(puzzle->kind(), "null");
        kernel::Model model;
        puzzle->model(model);
        kernel::Search search;
        search.solutions = 2;
        EXPECT_EQ(engines::make_engine("auto")->run(model, search).verdict(), kernel::Verdict::unique);
    });
}

TEST(PuzzlesDeathTest, HaveNamesOfTheirOwn) {
    sheet::Notation notation = null::notation;
    notation.name = "hoodoo";
    EXPECT_DEATH(add({notation, make_as<null::Null>}), "a name of its own");
    notation.name = "";
    EXPECT_DEATH(add({notation, make_as<null::Null>}), "has a name");
}

}  // namespace
}  // namespace gridwright::puzzles
