#include "gridwright/base/suggestion.hpp"

#include <gtest/gtest.h>

namespace gridwright::base {
namespace {

constexpr std::string_view known[] = {"solve", "study", "--unique", "--count", "-o", "generate"};

TEST(Suggestion, FindsWhatWasMeant) {
    EXPECT_EQ(suggestion("solv", known), "; did you mean solve?");
    EXPECT_EQ(suggestion("slove", known), "; did you mean solve?");
    EXPECT_EQ(suggestion("--uniqe", known), "; did you mean --unique?");
    EXPECT_EQ(suggestion("-unique", known), "; did you mean --unique?");
    EXPECT_EQ(suggestion("gen", known), "; did you mean generate?");
}

TEST(Suggestion, IsSilentWhereNothingIsClose) {
    for (const std::string_view word : {"", "--", "x", "play", "--output", "studio-results"})
        EXPECT_EQ(suggestion(word, known), "") << word;
    EXPECT_EQ(suggestion(std::string(1000, 'a'), known), "");
}

}  // namespace
}  // namespace gridwright::base
