#include "gridwright/gridwright.hpp"

#include <gtest/gtest.h>

namespace gridwright {
namespace {

/// The library as its user meets it, through the one header.
TEST(Gridwright, SolvesWhatItReads) {
    const std::string_view text = "skyscraper 3\n 1 2 2\n1 . . . 3\n2 . . . 1\n2 . . . 2\n 3 1 2\n";
    formats::SheetReader reader(formats::source_of(text), puzzles::notations());
    const auto puzzle = puzzles::make(*reader.next()->sheet);
    kernel::Model model;
    puzzle->model(model);
    kernel::Search search;
    search.solutions = 2;
    const kernel::Outcome outcome = engines::make_engine("auto")->run(model, search);
    ASSERT_EQ(outcome.verdict(), kernel::Verdict::unique);
    std::string drawn;
    render::draw_text(puzzle->scene(puzzle->filled(outcome.kept[0]).cells), {}, drawn);
    EXPECT_EQ(drawn,
              "    1 2 2\n"
              "  +-------+\n"
              "1 | 3 2 1 | 3\n"
              "2 | 2 1 3 | 1\n"
              "2 | 1 3 2 | 2\n"
              "  +-------+\n"
              "    3 1 2\n");
}

}  // namespace
}  // namespace gridwright
