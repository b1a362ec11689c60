#include "gridwright/engines/colouring/board/colouring_board.hpp"

#include "gridwright/puzzles/registry.hpp"
#include "tests/support/hoodoo_boards.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::colouring {
namespace {

using namespace kernel;

bool takes(const Model& model) {
    ColouringBoard board;
    return !read(model, board);
}

bool is_queens(const Model& model) {
    ColouringBoard board;
    return !read(model, board) && board.queens;
}

TEST(ColouringShape, KnowsItsModelsByTheirWords) {
    for (const std::string_view name : {"skyscraper", "hoodoo", "close-or-far"}) {
        const puzzles::PuzzleRow& kind = *puzzles::find(name);
        sheet::Sheet sheet = sheet::blank(kind.notation, {6, 6});
        for (auto& side : sheet.sides)
            if (!side.empty()) side[0] = 2;
        Model model;
        kind.make(std::move(sheet))->model(model);
        EXPECT_EQ(takes(model), name == "hoodoo") << name;
    }
    const auto refused = [](auto spoil) {
        Model model = tests::hoodoo({4, 5});
        spoil(model);
        return !takes(model);
    };
    EXPECT_FALSE(refused([](Model&) {}));
    EXPECT_FALSE(refused([](Model& m) { m.objective.reset(); }));
    EXPECT_FALSE(refused([](Model& m) { m.constraints.shrink_to(m.constraints.size() - 1); }));
    EXPECT_TRUE(refused([](Model& m) { m.objective = Fewest{3}; }));
    const auto refused_with = [&](const std::vector<Exactly>& counts) {
        return refused([&](Model& m) {
            m.objective.reset();
            Constraints lines = std::exchange(m.constraints, {});
            for (const Exactly& count : counts) m.add(count);
            for (const Constraint& line : lines) m.add(line);
        });
    };
    const Line whole_board{0, 1, 20};
    EXPECT_FALSE(refused_with({{whole_board, 0, 4}}));
    EXPECT_TRUE(refused_with({{whole_board, 0, 4}, {whole_board, 0, 4}}));
    EXPECT_TRUE(refused_with({{whole_board, 3, 4}})) << "a number of cells with a colour";
    EXPECT_TRUE(refused_with({{{0, 1, 19}, 0, 4}})) << "a number on a part of the board";
    EXPECT_TRUE(refused([&](Model& m) { m.add(Exactly{whole_board, 0, 4}); })) << "and the fewest";
    EXPECT_TRUE(refused([](Model& m) { m.constraints.clear(); }));
    EXPECT_TRUE(refused([](Model& m) { m.add(AllDifferent{row({4, 5}, 0)}); }));
    EXPECT_TRUE(refused([](Model& m) { m.add(Exactly{row({4, 5}, 0), 2, 1}); }));
    EXPECT_TRUE(refused([](Model& m) { m.add(NotThis{std::make_shared<Solution>(Size{4, 5})}); }));
}

TEST(ColouringShape, TellsQueensBoardsFromOthers) {
    for (const Size size : {Size{1, 1}, Size{1, 4}, Size{4, 1}, Size{2, 2}, Size{5, 3}, Size{8, 8}}) {
        EXPECT_TRUE(is_queens(tests::hoodoo(size)));
        EXPECT_TRUE(is_queens(tests::hoodoo(size, puzzles::hoodoo::none)));
    }
    const auto is_other = [](auto change) {
        Model model = tests::hoodoo({4, 5});
        change(model);
        return takes(model) && !is_queens(model);
    };
    EXPECT_TRUE(is_other([](Model& m) { m.constraints.shrink_to(m.constraints.size() - 1); }));
    EXPECT_TRUE(is_other([](Model& m) { m.domains[7].remove(2); }));
    EXPECT_TRUE(is_other([](Model& m) { m.givens.push_back({3, 0}); }));
    EXPECT_TRUE(is_other([](Model& m) { m.givens.push_back({3, 1}); }));
    EXPECT_TRUE(is_other([](Model& m) { m.objective.reset(); })) << "a blank that nobody counts is free";
    EXPECT_TRUE(is_queens(tests::hoodoo({4, 5}, puzzles::hoodoo::fewest, 3))) << "fewer colours than columns";
    EXPECT_FALSE(is_other([](Model& m) {
        std::vector<Constraint> rules(m.constraints.begin(), m.constraints.end());
        auto& rule = std::get<AllDifferent>(rules.front());
        rule.line = rule.line.reversed();
        rules.push_back(rules.front());
        m.constraints = Constraints(rules);
    })) << "a line can be said backwards, and twice";
}

}  // namespace
}  // namespace gridwright::engines::colouring
