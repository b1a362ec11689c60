#include "cli/generate/run_settings.hpp"

#include <gtest/gtest.h>

namespace gridwright::cli {
namespace {

RunSettings settings_with(int size, std::vector<generator::Wish> wishes) {
    answers::MakeAsk make;
    make.kind = &generator::table().front();
    make.settings.size = size;
    make.settings.wishes = std::move(wishes);
    make.seed = 7;
    return RunSettings(make);
}

TEST(RunSettings, ReadsWhatItWrites) {
    const RunSettings written = settings_with(6, {{"symmetry", "mirror"}, {"thin", ""}});
    const auto read = RunSettings::read(written.text());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->text(), written.text());
    EXPECT_EQ(read->value("--symmetry"), "mirror");
    EXPECT_EQ(read->value("--thin"), "");
    EXPECT_EQ(read->value("--clues"), "");
    EXPECT_FALSE(written.difference_to(*read));
    EXPECT_FALSE(read->difference_to(written));
}

TEST(RunSettings, IsWholeOrNothing) {
    const std::string text = settings_with(6, {}).text();
    for (std::size_t cut = 0; cut < text.size(); ++cut) EXPECT_FALSE(RunSettings::read(text.substr(0, cut))) << cut;
}

TEST(RunSettings, TellsTheDifference) {
    const RunSettings plain = settings_with(6, {}), thin = settings_with(6, {{"thin", ""}}),
                      larger = settings_with(7, {});
    EXPECT_EQ(plain.difference_to(thin), "with --thin; --resume needs the same options");
    EXPECT_EQ(thin.difference_to(plain), "without --thin; --resume needs the same options");
    EXPECT_EQ(plain.difference_to(larger), "with --size 7, not --size 6; --resume needs the same options");
}

}  // namespace
}  // namespace gridwright::cli
