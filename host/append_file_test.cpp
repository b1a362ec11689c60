#include "host/append_file.hpp"

#include "host/input_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace gridwright::host {
namespace {

using Why = AppendFile::OpenFailure::Why;

/// Gives each test a folder of its own.
class AppendFiles : public testing::Test {
  protected:
    AppendFiles() { std::filesystem::create_directories(folder_); }
    ~AppendFiles() override { std::filesystem::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    static std::string contents(const std::string& name) { return *text_of(name, 1000); }

  private:
    std::filesystem::path folder_ = testing::TempDir() + "append_files_" + std::to_string(getpid());
};

TEST_F(AppendFiles, GrowAndGoOnWhereTheyWereWhole) {
    const std::string name = path("grows");
    {
        auto file = AppendFile::open(name);
        ASSERT_TRUE(file);
        EXPECT_TRUE(file->created());
        EXPECT_EQ(file->append("one\ntwo\nth"), 0);
    }
    auto file = AppendFile::open(name);
    ASSERT_TRUE(file);
    EXPECT_FALSE(file->created());
    EXPECT_EQ(file->keep(8), 0);
    EXPECT_EQ(file->append("three\n"), 0);
    EXPECT_EQ(contents(name), "one\ntwo\nthree\n");
}

TEST_F(AppendFiles, KeepASecondWriterOutUntilTheFirstIsDone) {
    const std::string name = path("locked");
    {
        const auto first = AppendFile::open(name);
        ASSERT_TRUE(first);
        const auto second = AppendFile::open(name);
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().why, Why::locked);
    }
    EXPECT_TRUE(AppendFile::open(name));
}

TEST_F(AppendFiles, AreRegularFilesOnly) {
    const std::string pipe = path("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const auto on_pipe = AppendFile::open(pipe);
    ASSERT_FALSE(on_pipe);
    EXPECT_EQ(on_pipe.error().why, Why::not_regular);
    const auto nowhere = AppendFile::open(path("no/such/folder"));
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().why, Why::system);
    EXPECT_EQ(nowhere.error().error, ENOENT);
}

TEST_F(AppendFiles, TakeThePlaceOfAnother) {
    const std::string name = path("part"), other = path("whole");
    auto file = AppendFile::open(name);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->append("new"), 0);
    EXPECT_TRUE(file->in_place());
    EXPECT_EQ(file->take_place_of(other), 0);
    EXPECT_FALSE(file->in_place());
    EXPECT_EQ(contents(other), "new");
    EXPECT_FALSE(std::filesystem::exists(name));
}

TEST_F(AppendFiles, RemoveNothingThatHasTheirName) {
    const std::string name = path("replaced");
    const auto file = AppendFile::open(name);
    ASSERT_TRUE(file);
    std::filesystem::rename(name, path("elsewhere"));
    {
        const auto successor = AppendFile::open(name);
        ASSERT_TRUE(successor);
    }
    file->remove();
    EXPECT_TRUE(std::filesystem::exists(name));
}

}  // namespace
}  // namespace gridwright::host
