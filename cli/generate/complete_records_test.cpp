// Where a file ends decides what is kept of it; every place is tried.

#include "cli/generate/complete_records.hpp"

#include "cli/generate/generated_puzzle.hpp"
#include "cli/generate/run_settings.hpp"
#include "cli/output/output_style.hpp"
#include "tests/support/toy_codec.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

namespace gridwright::cli {
namespace {

using Rest = CompleteRecords::Rest;

RunSettings settings_of_size_3() {
    answers::MakeAsk make;
    make.kind = &generator::table().front();
    make.settings.size = 3;
    make.seed = 7;
    return RunSettings(make);
}

constexpr std::uint64_t first = 9;  // so that the third puzzle has a longer number than the second

ExpectedPuzzles expected_in(answers::OutputFormat format) {
    return {settings_of_size_3(), first, format};
}

/// A record as a run writes it, with the empty line behind it where there is one.
std::string record(std::uint64_t before, answers::OutputFormat format) {
    const sheet::Notation& notation = generator::table().front().notation;
    generator::Made made{sheet::blank(notation, {3, 3}), kernel::Solution({3, 3}, kernel::Value{1})};
    made.puzzle.cells[static_cast<int>(before % 9)] = kernel::Value{2};
    const std::string command = settings_of_size_3().command();
    const std::string text =
        text_of(answers::GeneratedPuzzle{std::move(made), command, 7, first + before}, OutputStyle{format});
    return format.line_each() ? text : text + "\n";
}

CompleteRecords records_in(const std::string& text, answers::OutputFormat format) {
    const int file = memfd_create("records", 0);
    EXPECT_EQ(write(file, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    const CompleteRecords whole = complete_records(file, expected_in(format));
    close(file);
    return whole;
}

/// Whatever is cut off the end, the records that are still whole are kept and nothing else, and nothing is foreign.
TEST(CompleteRecords, OfEveryFormatCutAnywhere) {
    formats::toy::with_toy([] {
        for (const answers::OutputFormat format : answers::output_formats()) {
            const std::string records[] = {record(0, format), record(1, format), record(2, format)};
            const std::string all = records[0] + records[1] + records[2];
            for (std::size_t cut = 0; cut <= all.size(); ++cut) {
                std::size_t whole = 0, bytes = 0;
                while (whole < 3 && bytes + records[whole].size() <= cut) bytes += records[whole++].size();
                const CompleteRecords found = records_in(all.substr(0, cut), format);
                EXPECT_EQ(found.count, whole) << cut;
                EXPECT_EQ(found.bytes, static_cast<std::int64_t>(bytes)) << cut;
                const bool unended = !format.line_each() && whole < 3 && bytes + records[whole].size() == cut + 1;
                EXPECT_EQ(found.rest, cut == bytes ? Rest::nothing
                                      : unended    ? Rest::unended
                                                   : Rest::torn)
                    << all.substr(0, cut);
            }
        }
    });
}

/// One byte is enough to see that a record is not what was written.
TEST(CompleteRecords, EndBeforeADamagedOne) {
    formats::toy::with_toy([] {
        for (const answers::OutputFormat format : answers::output_formats()) {
            const std::string one = record(0, format), two = record(1, format), three = record(2, format);
            for (const char damage : {'\0', '?', '\xff'})
                for (std::size_t at = 0; at < two.size(); ++at) {
                    std::string damaged = two;
                    damaged[at] = damage;
                    const CompleteRecords found = records_in(one + damaged + three, format);
                    EXPECT_EQ(found.count, 1u) << damaged;
                    EXPECT_EQ(found.bytes, static_cast<std::int64_t>(one.size())) << damaged;
                    EXPECT_EQ(found.rest, Rest::foreign) << damaged;
                }
        }
    });
}

TEST(CompleteRecords, EndBeforeWhatIsNotTheirs) {
    formats::toy::with_toy([] {
        for (const answers::OutputFormat format : answers::output_formats()) {
            const std::string one = record(0, format), two = record(1, format), three = record(2, format);
            for (const std::string& next :
                 {one, three, std::string("garbage\n\n"), std::string("garbage"), std::string("{}\n\n"),
                  std::string("\n\n"), std::string(100, '\0'), std::string(300'000, ' ')}) {
                const CompleteRecords found = records_in(one + next, format);
                EXPECT_EQ(found.count, 1u) << next;
                EXPECT_EQ(found.rest, Rest::foreign) << next;
            }
        }
    });
}

TEST(CompleteRecords, OfMoreThanABufferHolds) {
    formats::toy::with_toy([] {
        for (const answers::OutputFormat format : answers::output_formats()) {
            std::string all;
            std::uint64_t count = 0;
            while (all.size() < 300'000) all += record(count++, format);
            const CompleteRecords found = records_in(all + record(count, format).substr(0, 10), format);
            EXPECT_EQ(found.count, count);
            EXPECT_EQ(found.bytes, static_cast<std::int64_t>(all.size()));
            EXPECT_EQ(found.rest, Rest::torn);
        }
    });
}

}  // namespace
}  // namespace gridwright::cli
