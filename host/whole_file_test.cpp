#include "host/whole_file.hpp"

#include "host/input_file.hpp"
#include "host/writing.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace gridwright::host {
namespace {

namespace fs = std::filesystem;

class WholeFiles : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        file_ = (folder_ / "file").string();
    }
    void TearDown() override { fs::remove_all(folder_); }

    static void put(const std::string& file, std::string_view text) { std::ofstream(file) << text; }
    static std::string text_in(const std::string& file) { return *text_of(file, 100); }
    std::size_t files() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

    fs::path folder_;
    std::string file_;
};

TEST_F(WholeFiles, TakeTheirPlaceAtTheEnd) {
    put(file_, "old");
    auto file = WholeFile::begin(file_);
    ASSERT_TRUE(file);
    EXPECT_EQ(write_all(file->descriptor(), "new"), 0);
    EXPECT_EQ(text_in(file_), "old");
    EXPECT_EQ(files(), 1u) << "it grows without a name";
    EXPECT_EQ(file->take_place(), 0);
    EXPECT_EQ(text_in(file_), "new");
    EXPECT_EQ(files(), 1u);
}

TEST_F(WholeFiles, LeaveNothingWhenTheyAreDropped) {
    put(file_, "old");
    {
        auto file = WholeFile::begin(file_);
        ASSERT_TRUE(file);
        EXPECT_EQ(write_all(file->descriptor(), "new"), 0);
    }
    EXPECT_EQ(text_in(file_), "old");
    EXPECT_EQ(files(), 1u);
}

TEST_F(WholeFiles, StayBesideTheFile) {
    put(file_, "old");
    put(file_ + ".part", "older");
    auto file = WholeFile::begin(file_);
    ASSERT_TRUE(file);
    EXPECT_EQ(write_all(file->descriptor(), "begun"), 0);
    EXPECT_EQ(file->stay_beside(), 0);
    EXPECT_EQ(text_in(file_), "old");
    EXPECT_EQ(text_in(file_ + ".part"), "begun");
    EXPECT_EQ(file->beside(), file_ + ".part");
}

TEST_F(WholeFiles, LeaveThePartOfARunThatCanBeResumed) {
    put(file_ + ".part", "puzzles");
    put(file_ + ".run", "recipe");
    auto file = WholeFile::begin(file_);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->stay_beside(), 0);
    EXPECT_EQ(text_in(file_ + ".part"), "puzzles");
    EXPECT_EQ(file->beside(), file_ + ".stopped.part");
    EXPECT_TRUE(fs::exists(file->beside()));
}

TEST_F(WholeFiles, KeepPermissionsAndLinks) {
    put(file_, "old");
    fs::permissions(file_, fs::perms(0640));
    fs::create_symlink(file_, folder_ / "link");
    EXPECT_EQ(put_whole((folder_ / "link").string(), "new"), std::nullopt);
    EXPECT_EQ(text_in(file_), "new");
    EXPECT_EQ(fs::status(file_).permissions(), fs::perms(0640));
    EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
}

TEST_F(WholeFiles, ReplaceNeitherProtectedFilesNorHardLinks) {
    put(file_, "old");
    fs::permissions(file_, fs::perms(0444));
    EXPECT_EQ(put_whole(file_, "new"), "it is write-protected; make it writable, or choose another name");
    fs::permissions(file_, fs::perms(0644));
    fs::create_hard_link(file_, folder_ / "other");
    EXPECT_EQ(put_whole(file_, "new"),
              "it has 2 hard links, and replacing it would change only this one; choose another name");
    EXPECT_EQ(text_in(file_), "old");
    fs::remove(folder_ / "other");
    EXPECT_EQ(put_whole(file_, "new"), std::nullopt);
}

TEST_F(WholeFiles, SayWhyNot) {
    EXPECT_EQ(put_whole((folder_ / "nowhere" / "file").string(), "new"), "no such file or directory");
    EXPECT_EQ(put_whole(folder_.string() + "/", "new").has_value(), true);
}

TEST_F(WholeFiles, AreReadUpToALimit) {
    put(file_, std::string(101, 'x'));
    EXPECT_FALSE(text_of(file_, 100));
    EXPECT_TRUE(text_of(file_, 101));
    EXPECT_EQ(text_of(folder_.string(), 100).error().message, "is a directory");
    EXPECT_FALSE(text_of("/dev/zero", 1 << 20));
}

}  // namespace
}  // namespace gridwright::host
