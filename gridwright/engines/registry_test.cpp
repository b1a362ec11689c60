#include "gridwright/engines/registry.hpp"

#include "gridwright/engines/brute/brute.hpp"
#include "tests/support/in_a_process.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines {
namespace {

using namespace kernel;

/// An engine that another program adds.
class ToyEngine final : public Engine {
  public:
    std::string_view name() const override { return "toy"; }
    std::optional<std::string> refuses(const Model& model) const override { return brute_.refuses(model); }
    Outcome run(const Model& model, const Search& search) override { return brute_.run(model, search); }

  private:
    brute::BruteEngine brute_;
};

std::unique_ptr<Engine> make_toy() {
    return std::make_unique<ToyEngine>();
}

TEST(Engines, AreFoundByName) {
    for (const EngineRow& row : table()) {
        EXPECT_EQ(find(row.name), &row);
        EXPECT_EQ(make_engine(row.name)->name(), row.name);
    }
    EXPECT_EQ(find("toy"), nullptr);
    EXPECT_EQ(make_engine("toy"), nullptr);
}

TEST(Engines, OfAnotherProgramAreAdded) {
    tests::in_a_process([] {
        const std::size_t before = table().size();
        add({"toy", "a toy", make_toy});
        ASSERT_EQ(table().size(), before + 1);
        ASSERT_NE(find("toy"), nullptr);
        EXPECT_EQ(find("toy")->meaning, "a toy");
        const Model model = tests::square_board(3, Domain::range(1, 3), [](Line line) { return AllDifferent{line}; });
        EXPECT_EQ(make_engine("toy")->run(model, tests::for_all()).found, 12u);
    });
}

TEST(EnginesDeathTest, HaveNamesOfTheirOwn) {
    EXPECT_DEATH(add({"fd", "another", make_toy}), "a name of its own");
    EXPECT_DEATH(add({"", "no name", make_toy}), "has a name");
}

}  // namespace
}  // namespace gridwright::engines
