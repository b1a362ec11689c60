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

constexpr std::uint64_t first = 9;  // so that the third puzzle has a longer number than the second

/// How a file may be written.
struct Layout {
    answers::OutputFormat format;
    bool solutions = false;

    bool line_each() const { return format.line_each(); }
};

std::vector<Layout> every_layout() {
    std::vector<Layout> all;
    for (const answers::OutputFormat& format : answers::output_formats()) {
        const sheet::Notation& notation = generator::table().front().notation;
        if (!format.ends_alone() || format.cannot_write(sheet::blank(notation, {3, 3}))) continue;
        all.push_back({format});
        if (format == answers::usual_format() || format.drawing()) all.push_back({format, true});
    }
    return all;
}

RunSettings settings_of_size_3() {
    answers::MakeAsk make;
    make.kind = &generator::table().front();
    make.settings.size = 3;
    make.seed = 7;
    return RunSettings(make);
}

ExpectedPuzzles expected_in(const Layout& layout) {
    RunSettings settings = settings_of_size_3();
    settings.add("--first", std::to_string(first));
    if (layout.solutions) settings.add("--solutions", "");
    return {settings, first, layout.format};
}

/// A record as a run writes it, with the empty line behind it where there is one.
std::string record(std::uint64_t before, const Layout& layout) {
    const sheet::Notation& notation = generator::table().front().notation;
    generator::Made made{sheet::blank(notation, {3, 3}), kernel::Solution({3, 3}, kernel::Value{1})};
    const int given = static_cast<int>(before % 9);
    made.puzzle.cells[given] = made.solution[given] = kernel::Value{2};
    made.grade =
        explain::Grade{.level = 3, .score = 120, .bottleneck = 2, .width = 15, .techniques = {{"L1", 4}, {"S20b", 1}}};
    const std::string command = settings_of_size_3().command();
    const std::string text = text_of(answers::GeneratedPuzzle{std::move(made), command, 7, first + before},
                                     OutputStyle{.format = layout.format, .solutions = layout.solutions});
    return layout.line_each() ? text : text + "\n";
}

CompleteRecords records_in(const std::string& text, const Layout& layout) {
    const int file = memfd_create("records", 0);
    EXPECT_EQ(write(file, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    const CompleteRecords whole = complete_records(file, expected_in(layout));
    close(file);
    return whole;
}

/// Whatever is cut off the end, the records that are still whole are kept and nothing else, and nothing is foreign.
TEST(CompleteRecords, OfEveryFormatCutAnywhere) {
    formats::toy::with_toy([] {
        for (const Layout& layout : every_layout()) {
            const std::string records[] = {record(0, layout), record(1, layout), record(2, layout)};
            const std::string all = records[0] + records[1] + records[2];
            for (std::size_t cut = 0; cut <= all.size(); ++cut) {
                std::size_t whole = 0, bytes = 0;
                while (whole < 3 && bytes + records[whole].size() <= cut) bytes += records[whole++].size();
                const CompleteRecords found = records_in(all.substr(0, cut), layout);
                EXPECT_EQ(found.count, whole) << cut;
                EXPECT_EQ(found.bytes, static_cast<std::int64_t>(bytes)) << cut;
                const bool unended = !layout.line_each() && whole < 3 && bytes + records[whole].size() == cut + 1;
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
        for (const Layout& layout : every_layout()) {
            const std::string one = record(0, layout), two = record(1, layout), three = record(2, layout);
            for (const char damage : {'\0', '?', '\xff'})
                for (std::size_t at = 0; at < two.size(); ++at) {
                    std::string damaged = two;
                    damaged[at] = damage;
                    const CompleteRecords found = records_in(one + damaged + three, layout);
                    EXPECT_EQ(found.count, 1u) << damaged;
                    EXPECT_EQ(found.bytes, static_cast<std::int64_t>(one.size())) << damaged;
                    EXPECT_EQ(found.rest, Rest::foreign) << damaged;
                }
        }
    });
}

TEST(CompleteRecords, EndBeforeWhatIsNotTheirs) {
    formats::toy::with_toy([] {
        for (const Layout& layout : every_layout()) {
            const std::string one = record(0, layout), two = record(1, layout), three = record(2, layout);
            for (const std::string& next :
                 {one, three, std::string("garbage\n\n"), std::string("garbage"), std::string("{}\n\n"),
                  std::string("\n\n"), std::string(100, '\0'), std::string(300'000, ' ')}) {
                const CompleteRecords found = records_in(one + next, layout);
                EXPECT_EQ(found.count, 1u) << next;
                EXPECT_EQ(found.rest, Rest::foreign) << next;
            }
        }
    });
}

TEST(CompleteRecords, OfMoreThanABufferHolds) {
    formats::toy::with_toy([] {
        for (const Layout& layout : every_layout()) {
            std::string all;
            std::uint64_t count = 0;
            while (all.size() < 300'000) all += record(count++, layout);
            const CompleteRecords found = records_in(all + record(count, layout).substr(0, 10), layout);
            EXPECT_EQ(found.count, count);
            EXPECT_EQ(found.bytes, static_cast<std::int64_t>(all.size()));
            EXPECT_EQ(found.rest, Rest::torn);
        }
    });
}

}  // namespace
}  // namespace gridwright::cli
