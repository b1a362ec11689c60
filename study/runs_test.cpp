#include "study/runs.hpp"

#include "host/input_file.hpp"
#include "study/run_record_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace gridwright::study {
namespace {

const std::atomic<bool> never = false;

std::string text_in(const std::string& file) {
    return *host::text_of(file, 1 << 20);
}

Recipe recipe_of(const std::string& more = "") {
    auto recipe = read_recipe(
        "title = a\npuzzles 2x2 = board hoodoo 2 2\npuzzles sky = generate skyscraper --size 4 "
        "--count 2\nsolvers = fd classic, fd, skyline\nlabelings = leftmost, ffc down\n" +
            more,
        "x.study");
    return *recipe;
}

std::vector<RunRecord> carried_out(const Plan& plan, int jobs = 1) {
    std::vector<const PlannedRun*> runs;
    for (const PlannedRun& run : plan.runs) runs.push_back(&run);
    std::map<RunKey, RunRecord> records;
    carry_out(runs, jobs, never, [&](const RunRecord& record) {
        records.emplace(record.key, record);
        return true;
    });
    std::vector<RunRecord> ordered;
    for (const PlannedRun& run : plan.runs) ordered.push_back(records.at(run.key));
    return ordered;
}

TEST(StudyRuns, ArePlannedInOrder) {
    const auto planned = plan(recipe_of("limit = 3 s\n"), {.seed = 5}, never);
    ASSERT_TRUE(planned);
    ASSERT_EQ(planned->runs.size(), 3u * 3 * 2);
    const study::PlannedRun& run = planned->runs[7];
    EXPECT_EQ(run.key.puzzles, "sky");
    EXPECT_EQ(run.key.number, 1u);
    EXPECT_EQ(run.key.engine + " " + run.key.strength, "fd classic");
    EXPECT_EQ(run.key.labeling, "ffc step down");
    EXPECT_EQ(run.labeling, "ffc down");
    EXPECT_EQ(run.key.limit, "3 s");
    EXPECT_EQ(run.key.seed, 5u);
    EXPECT_EQ(run.search.seed, 5u);
    EXPECT_EQ(run.search.limits.time, std::chrono::seconds(3));
}

TEST(StudyRuns, KnowWhatThePuzzlesWantFewestOf) {
    EXPECT_EQ(plan(recipe_of(), {}, never)->objective, "transparent pegs");
    EXPECT_EQ(plan(recipe_of("quick puzzles = sky\n"), {.quick = true}, never)->objective, "objective");
}

TEST(StudyRuns, AreFewerWhenQuick) {
    const Recipe recipe = recipe_of(
        "limit = 3 s\nquick limit = 7 failures\nquick puzzles = sky\nquick count = 1\nquick solvers = fd\n"
        "quick labelings = ffc down\n");
    const auto planned = plan(recipe, {.quick = true}, never);
    ASSERT_EQ(planned->runs.size(), 1u);
    EXPECT_EQ(planned->runs[0].key.limit, "7 failures");
    EXPECT_EQ(text_of(run_limit(recipe, {.quick = true, .time = std::chrono::seconds(2)})), "2 s 7 failures");
}

TEST(StudyRuns, TellWhatCameOfThem) {
    const auto records = carried_out(*plan(recipe_of(), {}, never));
    EXPECT_EQ(records[0].verdict, "optimal");
    EXPECT_EQ(records[0].stats.backtracks, 8u);  // as in the report on Hoo-Doo, table 1
    EXPECT_EQ(records[0].objective, 2);
    ASSERT_FALSE(records[0].improvements.empty());
    EXPECT_EQ(records[0].improvements.back().objective, 2);
    EXPECT_EQ(records[4].verdict, "refused");  // Hoo-Doo is no board for skyline
    EXPECT_EQ(records[6].verdict, "solved");
    EXPECT_EQ(records[6].rows, 4u);
    EXPECT_GT(records[6].clues + records[6].givens, 0u);
}

TEST(StudyRuns, RepeatThemselvesWithAnyNumberOfJobs) {
    const Recipe recipe = recipe_of();
    const auto first = carried_out(*plan(recipe, {}, never));
    const auto second = carried_out(*plan(recipe, {}, never), 3);
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_EQ(first[i].key, second[i].key);
        EXPECT_EQ(first[i].stats.backtracks, second[i].stats.backtracks);
        EXPECT_EQ(first[i].stats.resumptions, second[i].stats.resumptions);
    }
}

TEST(StudyRuns, SayThatALimitWasReached) {
    const auto records = carried_out(*plan(recipe_of("limit = 1 failures\n"), {}, never));
    EXPECT_TRUE(records[0].limit_reached);
    EXPECT_FALSE(records[0].objective && records[0].verdict == "optimal");
}

TEST(StudyRuns, EndWhenToldTo) {
    const auto planned = plan(recipe_of(), {}, never);
    std::vector<const study::PlannedRun*> runs{&planned->runs[0], &planned->runs[1], &planned->runs[2]};
    int seen = 0;
    carry_out(runs, 1, never, [&](const RunRecord&) { return ++seen < 2; });
    EXPECT_EQ(seen, 2);
    const std::atomic<bool> at_once = true;
    carry_out(runs, 1, at_once, [&](const RunRecord&) { return ++seen > 0; });
    EXPECT_EQ(seen, 2);
}

RunRecord sample() {
    RunRecord record;
    record.key = {"a, \"b\"", 3, "0123", "fd", "line", "ffc step up", "solve", "2 s", 7};
    record.verdict = "solved";
    record.time = std::chrono::nanoseconds(1'234'567'890);
    record.limit_reached = true;
    record.stats.backtracks = 99;
    record.objective = 4;
    record.improvements = {{std::chrono::nanoseconds(500), 6}, {std::chrono::seconds(1), 4}};
    return record;
}

TEST(StudyRecord, IsWrittenAndRead) {
    const std::string row = csv_row(sample());
    EXPECT_EQ(
        row,
        "2,\"a, \"\"b\"\"\",3,0123,0,0,0,0,fd,line,ffc step up,solve,2 s,7,solved,1.23456789,yes,0,0,0,0,0,99,0,4,,"
        "0.0000005:6 1:4\n");
    const auto read = record_from(std::string_view(row).substr(0, row.size() - 1));
    ASSERT_TRUE(read);
    EXPECT_EQ(csv_row(*read), row);
    EXPECT_EQ(std::count(row.begin(), row.end(), ',') - 1, std::ranges::count(csv_header(), ','));
}

TEST(StudyRecord, IsRefusedWhenTorn) {
    const std::string row = csv_row(sample());
    EXPECT_FALSE(record_from(""));
    EXPECT_FALSE(record_from(row.substr(0, row.size() / 2)));
    EXPECT_FALSE(record_from("3" + row.substr(1, row.size() - 2)));
}

class StudyRecordFile : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = testing::TempDir() + "study-" + testing::UnitTest::GetInstance()->current_test_info()->name();
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
        file_ = folder_ + "/runs.csv";
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string folder_, file_;
};

TEST_F(StudyRecordFile, GoesOnWhereItWas) {
    {
        auto file = RunRecordFile::open(file_, false);
        ASSERT_TRUE(file);
        EXPECT_TRUE(file->records().empty());
        EXPECT_TRUE(file->add(sample()));
        EXPECT_EQ(RunRecordFile::open(file_, true).error().message, file_ + ": another study is writing it");
    }
    EXPECT_FALSE(RunRecordFile::open(file_, false));
    const std::string whole = text_in(file_);
    std::ofstream(file_, std::ios::app) << csv_row(sample()).substr(0, 20);
    const auto file = RunRecordFile::open(file_, true);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->records().count(sample().key), 1u);
    EXPECT_EQ(text_in(file_), whole);
}

TEST(StudyRecord, CallsTheObjectivePegsInFormatOne) {
    constexpr std::string_view header =
        "format,puzzles,number,board,rows,columns,clues,givens,engine,strength,labeling,ask,limit,seed,verdict,seconds,"
        "limit_reached,solutions,constraints,resumptions,entailments,prunings,backtracks,nodes,pegs,bound,"
        "improvements\n";
    EXPECT_EQ(csv_header(RunRecordFormat::one), header);
    EXPECT_NE(csv_header().find(",nodes,objective,bound,"), std::string::npos);
    const std::string row = csv_row(sample(), RunRecordFormat::one);
    EXPECT_EQ(row, "1" + csv_row(sample()).substr(1));
    const std::string_view line = std::string_view(row).substr(0, row.size() - 1);
    EXPECT_EQ(record_from(line, RunRecordFormat::one).value().objective, 4);
    EXPECT_FALSE(record_from(line));
}

TEST_F(StudyRecordFile, KeepsTheFormatInWhichItWasBegun) {
    const std::string old = csv_header(RunRecordFormat::one) + csv_row(sample(), RunRecordFormat::one);
    std::ofstream(file_) << old << "1,to";
    EXPECT_FALSE(RunRecordFile::open(file_, false));
    RunRecord next = sample();
    next.key.number = 4;
    {
        auto file = RunRecordFile::open(file_, true);
        ASSERT_TRUE(file) << file.error().message;
        EXPECT_EQ(file->records().at(sample().key).objective, 4);
        EXPECT_TRUE(file->add(next));
    }
    EXPECT_EQ(text_in(file_), old + csv_row(next, RunRecordFormat::one));
    EXPECT_EQ(RunRecordFile::open(file_, true)->records().size(), 2u);
    std::ofstream(file_) << old << csv_row(next);
    EXPECT_EQ(RunRecordFile::open(file_, true).error().message,
              file_ + ": line 3 is damaged; remove that line, or choose another --out");
}

TEST_F(StudyRecordFile, BeginsInTheNewestFormat) {
    for (const std::string torn : {"", "form", "format,puzzles,number,board,rows,columns,clues,givens,engine"}) {
        std::ofstream(file_) << torn;
        EXPECT_TRUE(RunRecordFile::open(file_, false));
        EXPECT_EQ(text_in(file_), csv_header(RunRecordFormat::two));
    }
    std::string torn = csv_header(RunRecordFormat::one);
    torn.resize(torn.find(",bound"));
    std::ofstream(file_) << torn;
    EXPECT_TRUE(RunRecordFile::open(file_, false));
    EXPECT_EQ(text_in(file_), csv_header(RunRecordFormat::two));
}

TEST_F(StudyRecordFile, TakesNoOtherFile) {
    std::ofstream(file_) << "something else\n";
    EXPECT_FALSE(RunRecordFile::open(file_, true));
    std::ofstream(file_) << csv_header() << "1,2,3\n";
    EXPECT_EQ(RunRecordFile::open(file_, true).error().message,
              file_ + ": line 2 is damaged; remove that line, or choose another --out");
    EXPECT_FALSE(RunRecordFile::open(folder_ + "/nowhere/runs.csv", false));
}

}  // namespace
}  // namespace gridwright::study
