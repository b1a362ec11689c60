#include "gridwright/kernel/outcome.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace gridwright::kernel {
namespace {

TEST(Statistics, AddUp) {
    Stats stats, more;
    std::uint64_t number = 1;
    for (const Statistic& statistic : statistics) {
        stats.*statistic.count = number;
        more.*statistic.count = 100 * number++;
    }
    stats.time = std::chrono::nanoseconds(1);
    more.time = std::chrono::nanoseconds(2);
    stats += more;
    number = 1;
    for (const Statistic& statistic : statistics) EXPECT_EQ(stats.*statistic.count, 101 * number++) << statistic.name;
    EXPECT_EQ(stats.time, std::chrono::nanoseconds(3));
}

/// A page of the documents has a row for each, with the same words.
TEST(Statistics, AreDocumented) {
    std::string pages;
    for (const auto& entry : std::filesystem::directory_iterator(GRIDWRIGHT_SOURCE_DIR "/docs"))
        if (entry.path().extension() == ".md") {
            std::stringstream text;
            text << std::ifstream(entry.path()).rdbuf();
            pages += text.str();
        }
    for (const auto& [name, meaning, count] : statistics) {
        const std::string row = "| `" + std::string(name) + "` | " + std::string(meaning) + " |\n";
        EXPECT_NE(pages.find(row), std::string::npos) << row;
    }
}

}  // namespace
}  // namespace gridwright::kernel
