#include "cli/turns.hpp"

#include "cli/interrupt.hpp"
#include "cli/output.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

namespace gridwright::cli {
namespace {

constexpr int items = 2000;

std::string contents(int descriptor) {
    std::string text(1 << 20, '\0');
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(pread(descriptor, text.data(), text.size(), 0), 0)));
    return text;
}

struct Printed {
    std::string text;
    int code;
    std::uint64_t answered, replies;
};

/// What comes of `work` on the items, counted from 0, by so many jobs.
template <typename Work>
Printed printed(int jobs, formats::Format format, const Work& work) {
    const int file = memfd_create("printed", 0);
    Output output;
    output.open("printed", Growth{file, "", ""});
    Progress progress(false);
    Turns turns(output, progress, format, jobs);
    int next = 0;
    const int code = turns.run([&] { return next < items ? std::optional(next++) : std::nullopt; },
                               [&] { return [&](int item, Reply& reply) { return work(item, reply); }; });
    output.flush();
    Printed result{contents(file), code, turns.answered(), turns.printed()};
    close(file);
    return result;
}

TEST(Turns, ManyJobsPrintWhatOneDoes) {
    const auto work = [](int item, Reply& reply) {
        for (volatile int wait = (item * 7919) % 5000; wait > 0;) wait = wait - 1;
        if (item % 3 != 0) reply.print(fmt::format("{}\n", item));
        return item == 5 ? 3 : 0;
    };
    for (const auto format : {formats::Format::text, formats::Format::json}) {
        const Printed alone = printed(1, format, work);
        EXPECT_EQ(alone.code, 3);
        EXPECT_EQ(alone.answered, items);
        EXPECT_EQ(alone.replies, items - (items + 2) / 3);  // all but every third
        EXPECT_TRUE(alone.text.starts_with(format == formats::Format::text ? "1\n\n2\n\n4\n" : "1\n2\n4\n"));
        for (const int jobs : {2, 5}) {
            const Printed together = printed(jobs, format, work);
            EXPECT_EQ(together.text, alone.text);
            EXPECT_EQ(together.code, alone.code);
            EXPECT_EQ(together.answered, alone.answered);
        }
    }
}

// In a process of its own, as the last reply also asks everybody else to stop.
TEST(Turns, NothingComesAfterTheLastReply) {
    const auto ends_well = [](int jobs) {
        const Printed result = printed(jobs, formats::Format::json, [](int item, Reply& reply) {
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
        return result.text == expected && result.code == 1 && result.answered == 20 && interrupt::stop();
    };
    for (const int jobs : {1, 2, 5})
        EXPECT_EXIT(_exit(ends_well(jobs) ? 0 : 1), testing::ExitedWithCode(0), "") << jobs;
}

}  // namespace
}  // namespace gridwright::cli
