#include "gridwright/generator/registry.hpp"

#include "gridwright/engines/registry.hpp"
#include "gridwright/generator/null/maker.hpp"
#include "gridwright/puzzles/null/puzzle.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/generated.hpp"
#include "tests/support/in_a_process.hpp"

#include <gtest/gtest.h>

#include <map>

namespace gridwright::generator {
namespace {

struct Signature {
    std::string_view kind;
    MakeSettings settings;
    std::uint64_t count;
    std::uint64_t hash;
};

// What version 1 makes of seed 1. When this fails, puzzles have changed, and the version must change with them.
TEST(Generator, MakesThePuzzlesOfItsVersion) {
    ASSERT_EQ(version, 1);
    const Signature signatures[] = {
        {"skyscraper", {3, 1, {}}, 10, 0xa7fad1fee16da9b6},
        {"skyscraper", {6, 1, {}}, 10, 0x3946db29dcdaf9e1},
        {"skyscraper", {9, 1, {}}, 3, 0x44b5886afebf67a7},
        {"skyscraper", {6, 1, {{"givens", "none"}}}, 3, 0x64ef1635643716fc},
        {"skyscraper", {8, 1, {{"givens", "none"}}}, 2, 0x81fcc524afe61a6d},
        {"skyscraper", {6, 1, {{"max-givens", "2"}}}, 5, 0xc38a3c13b705dc92},
        {"skyscraper", {6, 1, {{"clues", "7"}}}, 5, 0x0535b9aad4b052d7},
        {"skyscraper", {6, 1, {{"symmetry", "half-turn"}}}, 5, 0xdc6ee0f2215caf8d},
        {"skyscraper", {6, 1, {{"symmetry", "mirror"}}}, 5, 0xe809823056b27747},
        {"skyscraper", {6, 1, {{"symmetry", "quarter-turn"}}}, 5, 0x7a480b032d2e11f8},
        {"skyscraper", {7, 1, {{"density", "0.8"}}}, 5, 0x29e310cab0215db9},
        {"skyscraper", {6, 1, {{"thin", ""}}}, 3, 0xa906e21fa75d2b1b},
        {"hoodoo", {2, 1, {}}, 10, 0x8200466a2879f5bd},
        {"hoodoo", {4, 1, {}}, 10, 0xe0ab11069028fff1},
        {"hoodoo", {5, 1, {}}, 10, 0xffe9875d4d3ca2be},
        {"hoodoo", {6, 1, {}}, 5, 0x621c8fcfa7821671},
        {"hoodoo", {7, 1, {}}, 10, 0xd210773559c4fd2d},
        {"hoodoo", {8, 1, {}}, 1, 0x1855b1c652c06fdb},
        {"hoodoo", {11, 1, {}}, 1, 0x83546c6da01274d4},
        {"hoodoo", {12, 1, {}}, 1, 0x323018348ed99228},
        {"close-or-far", {6, 1, {}}, 10, 0x238f5a4e29e2b9f6},
        {"close-or-far", {7, 1, {}}, 10, 0xb4503a44f81103c6},
        {"close-or-far", {8, 1, {}}, 2, 0x9fbe5bbeeeb66cd0},
        {"close-or-far", {7, 1, {{"extra", ""}}}, 5, 0x7f22cf6a0273665b},
        {"close-or-far", {12, 1, {{"extra", ""}}}, 3, 0x70b78752dd3e715c},
        {"close-or-far", {10, 1, {{"minimal", ""}}}, 3, 0x058f1c7ed7caeb42},
    };
    for (const Signature& signature : signatures) {
        const std::string text = tests::first_puzzles(*find(signature.kind), signature.settings, signature.count);
        EXPECT_EQ(tests::hash(text), signature.hash) << signature.kind << ' ' << signature.settings.size << '\n'
                                                     << text;
    }
}

TEST(Generator, KnowsItsKindsByName) {
    for (const MakerRow& kind : table()) {
        EXPECT_EQ(find(name_of(kind)), &kind);
        EXPECT_NE(engines::make_engine(kind.finder), nullptr);
    }
    EXPECT_EQ(find("sudoku"), nullptr);
}

// The command line reads a setting that two kinds have in the same way for both.
TEST(Generator, SettingsOfOneNameAreWrittenAlike) {
    std::map<std::string_view, bool> takes_value;
    for (const MakerRow& kind : table())
        for (const Setting& setting : kind.settings) {
            const auto [known, added] = takes_value.try_emplace(setting.name, !setting.value.empty());
            EXPECT_EQ(known->second, !setting.value.empty()) << setting.name;
        }
}

/// The null maker reveals as little as possible: all numbers but one of every row.
TEST(Generator, MakesPuzzlesOfAnotherProgram) {
    EXPECT_EQ(find("null"), nullptr);
    tests::in_a_process([] {
        puzzles::add({puzzles::null::notation, puzzles::make_as<puzzles::null::Null>});
        add(null::maker_row);
        const MakerRow* row = find("null");
        ASSERT_NE(row, nullptr);
        ASSERT_EQ(&table().back(), row);
        const auto finder = engines::make_engine(row->finder), judge = engines::make_engine("brute");
        EXPECT_EQ(open(*row, {.size = 21}, {*finder}).error().why, Refusal::Why::settings);
        const auto maker = open(*row, {.size = 5}, {*finder});
        ASSERT_TRUE(maker);
        for (std::uint64_t index = 1; index <= 20; ++index) {
            const auto made = (*maker)->make(base::Random::for_item(1, index), {});
            ASSERT_TRUE(made);
            EXPECT_EQ(tests::fault_of(*made, *judge, tests::Needed::all), std::nullopt);
            EXPECT_EQ(tests::givens_on(made->puzzle), 5 * 4);
        }
    });
}

TEST(GeneratorDeathTest, KindsHaveNamesOfTheirOwn) {
    EXPECT_DEATH(add(table().front()), "a name of its own");
    sheet::Notation notation = puzzles::null::notation;
    notation.name = "";
    EXPECT_DEATH(add({notation, "fd", {1, 2}, {}, null::maker_row.open}), "has a name");
}

TEST(Generator, EveryItemHasARandomSourceOfItsOwn) {
    std::map<std::uint64_t, int> seen;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        for (std::uint64_t index = 0; index < 50; ++index) ++seen[base::Random::for_item(seed, index).next()];
    EXPECT_EQ(seen.size(), 2500u);
}

}  // namespace
}  // namespace gridwright::generator
