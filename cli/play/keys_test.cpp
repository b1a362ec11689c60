#include "cli/play/keys.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

namespace gridwright::cli::play {
namespace {

TEST(Keys, EachHasOneCommand) {
    std::set<Key> keys;
    for (const KeyRow& row : key_table()) EXPECT_TRUE(keys.insert(row.key).second) << row.name;
}

TEST(Keys, ThePageAboutPlayingListsThem) {
    std::ifstream file(GRIDWRIGHT_SOURCE_DIR "/docs/playing.md");
    std::stringstream page;
    page << file.rdbuf();
    for (const KeyHelp& help : key_help()) {
        const std::string row = "| " + help.names + " | " + help.meaning + " |";
        EXPECT_NE(page.str().find(row), std::string::npos) << row;
    }
}

}  // namespace
}  // namespace gridwright::cli::play
