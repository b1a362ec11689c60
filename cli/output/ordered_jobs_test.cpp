#include "cli/output/ordered_jobs.hpp"

#include "cli/output/output.hpp"
#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "host/input_file.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace gridwright::cli {
namespace {

constexpr int items = 2000;

const answers::OutputFormat as_text = formats::text::codec, as_json = formats::json::codec;

std::string contents(int descriptor) {
    std::string text(1 << 20, '\0');
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(pread(descriptor, text.data(), text.size(), 0), 0)));
    return text;
}

struct Printed {
    std::string text;
    WorkDone done;
};

/// Counts from 0; after `readable` items there is no memory to read, unless that is all of them.
struct Items {
    int readable = items, all = items, taken = 0;

    std::optional<int> next() {
        if (taken == readable && readable < all) throw std::bad_alloc();
        return taken < all ? std::optional(taken++) : std::nullopt;
    }
};

/// A worker that calls a function which all jobs share.
template <typename Work>
struct Caller {
    explicit Caller(const Work& shared) : work(shared) {}
    int operator()(int item, Reply& reply) { return work(item, reply); }

    const Work& work;
};

/// What comes of `work` on the items, counted from 0, by so many jobs; after so many of them there is no memory to
/// read.
template <typename Work>
Printed printed(int job_count, answers::OutputFormat format, const Work& work, int readable = items) {
    const std::string name = fmt::format("{}printed_{}", testing::TempDir(), getpid());
    const auto file = std::make_shared<host::AppendFile>(*host::AppendFile::open(name));
    file->remove();  // its contents are all that is needed
    Output output;
    output.open(name, GrowingFile{file, ""});
    ProgressLine progress(false);
    OrderedJobs jobs(output, progress, format, job_count);
    Items source{.readable = readable};
    const WorkDone done = jobs.run<Caller<Work>>(source, work);
    output.flush();
    return {contents(file->descriptor()), done};
}

TEST(OrderedJobs, ManyJobsPrintWhatOneDoes) {
    const auto work = [](int item, Reply& reply) {
        for (volatile int wait = (item * 7919) % 5000; wait > 0;) wait = wait - 1;
        if (item % 3 != 0) reply.print(fmt::format("{}\n", item));
        return item == 5 ? 3 : 0;
    };
    for (const answers::OutputFormat format : {as_text, as_json}) {
        const Printed alone = printed(1, format, work);
        EXPECT_EQ(alone.done.code, 3);
        EXPECT_EQ(alone.done.answered, items);
        EXPECT_EQ(alone.done.printed, items - (items + 2) / 3);  // all but every third
        EXPECT_TRUE(alone.text.starts_with(format == as_text ? "1\n\n2\n\n4\n" : "1\n2\n4\n"));
        for (const int jobs : {2, 5}) {
            const Printed together = printed(jobs, format, work);
            EXPECT_EQ(together.text, alone.text);
            EXPECT_EQ(together.done.code, alone.done.code);
            EXPECT_EQ(together.done.answered, alone.done.answered);
        }
    }
}

// In a process of its own, as the last reply also asks everybody else to stop.
TEST(OrderedJobs, NothingComesAfterTheLastReply) {
    const auto ends_well = [](int jobs) {
        const Printed result = printed(jobs, as_json, [](int item, Reply& reply) {
            // Those behind the last one are done first, and would give another code.
            for (volatile int wait = item <= 20 ? 300'000 : 0; wait > 0;) wait = wait - 1;
            if (item != 20 && item != 25) {
                reply.print(fmt::format("{}\n", item));
                return item > 20 ? 3 : 0;
            }
            reply.be_the_last();
            return item == 20 ? 1 : 3;
        });
        std::string expected;
        for (int item = 0; item < 20; ++item) expected += fmt::format("{}\n", item);
        return result.text == expected && result.done.code == 1 && result.done.answered == 20 &&
               host::interrupt::stop();
    };
    for (const int jobs : {1, 2, 5})
        EXPECT_EXIT(_exit(ends_well(jobs) ? 0 : 1), testing::ExitedWithCode(0), "") << jobs;
}

TEST(OrderedJobs, ItemsWithoutMemoryAreAnsweredAndTheRestGoesOn) {
    // One job of two runs out of memory for good, and what it had is not waited for.
    std::atomic<bool> thrown = false;
    const auto work = [&](int item, Reply& reply) {
        if (item == 7 && !thrown.exchange(true)) throw std::bad_alloc();
        reply.print(fmt::format("{}\n", item));
        return 0;
    };
    const Printed result = printed(2, as_json, work);
    EXPECT_EQ(result.done.code, 2);
    EXPECT_EQ(result.done.printed, items - 1u);
    EXPECT_FALSE(result.done.out_of_memory);
}

TEST(OrderedJobs, WithoutMemoryForAnyJobTheWorkEnds) {
    for (const int jobs : {1, 3}) {
        const Printed result = printed(jobs, as_json, [](int item, Reply& reply) {
            if (item >= 100) throw std::bad_alloc();
            reply.print(fmt::format("{}\n", item));
            return 0;
        });
        EXPECT_EQ(result.done.code, 2);
        EXPECT_EQ(result.done.printed, 100u);
        EXPECT_TRUE(result.done.out_of_memory);
    }
}

TEST(OrderedJobs, WithoutMemoryToReadOnTheWorkEnds) {
    const Printed result = printed(
        3, as_json,
        [](int item, Reply& reply) {
            reply.print(fmt::format("{}\n", item));
            return 0;
        },
        50);
    EXPECT_EQ(result.done.code, 2);
    EXPECT_EQ(result.done.printed, 50u);
    EXPECT_TRUE(result.done.out_of_memory);
}

TEST(OrderedJobs, WhatASignalCutShortIsNotAnswered) {
    const Printed result = printed(1, as_json, [](int item, Reply& reply) {
        if (item % 2 == 0) reply.be_cut_short(false);
        reply.print(fmt::format("{}\n", item));
        return 0;
    });
    EXPECT_EQ(result.done.answered, items / 2u);
    EXPECT_EQ(result.done.printed, items + 0u) << "only what replaces a file at the end is without them";
}

TEST(OrderedJobs, WhatStaysBesideAFileHasNoHoles) {
    for (const bool found_something : {false, true}) {
        const std::string file = testing::TempDir() + "results-without-holes";
        std::uint64_t answered = 0;
        {
            Output output;
            output.open(file);
            ProgressLine progress(false);
            OrderedJobs jobs(output, progress, as_json, 1);
            const auto work = [&](int item, Reply& reply) {
                if (item == 5) reply.be_cut_short(found_something);
                reply.print(fmt::format("{}\n", item));
                return 0;
            };
            Items source{.readable = 9, .all = 9};
            answered = jobs.run<Caller<decltype(work)>>(source, work).answered;
            output.leave_unfinished();
        }
        EXPECT_EQ(answered, 5u);
        EXPECT_EQ(*host::text_of(file + ".part", 100), found_something ? "0\n1\n2\n3\n4\n5\n" : "0\n1\n2\n3\n4\n");
        unlink((file + ".part").c_str());
    }
}

}  // namespace
}  // namespace gridwright::cli
