// Where a file ends decides what is kept of it; every place is tried.

#include "cli/look.hpp"
#include "cli/product.hpp"
#include "cli/recipe.hpp"
#include "cli/whole_records.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

namespace gridwright::cli {
namespace {

using formats::Format;
using Rest = WholeRecords::Rest;

Recipe recipe(int size, std::vector<generator::Wish> wishes) {
    Making making;
    making.kind = generator::kinds().front();
    making.order.size = size;
    making.order.wishes = std::move(wishes);
    making.seed = 7;
    return Recipe(making);
}

constexpr Format every_format[] = {Format::text, Format::json, Format::prolog, Format::sgt, Format::pretty};
constexpr std::uint64_t first = 9;  // so that the third puzzle has a longer number than the second

Series series_in(Format format) {
    return {recipe(3, {}), first, format};
}

/// A record as a run writes it, with the empty line behind it where there is one.
std::string record(std::uint64_t before, Format format) {
    const sheet::Notation& notation = generator::kinds().front()->notation;
    generator::Made made{sheet::blank(notation, {3, 3}), kernel::Solution({3, 3}, kernel::Value{1})};
    made.puzzle.cells[static_cast<int>(before % 9)] = kernel::Value{2};
    const std::string command = recipe(3, {}).command();
    const std::string text = text_of(Product{std::move(made), command, 7, first + before}, Look{format});
    return a_line_each(format) ? text : text + "\n";
}

WholeRecords records_in(const std::string& text, Format format) {
    const int file = memfd_create("records", 0);
    EXPECT_EQ(write(file, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    const WholeRecords whole = whole_records(file, series_in(format));
    close(file);
    return whole;
}

/// Whatever is cut off the end, the records that are still whole are kept and nothing else, and nothing is foreign.
TEST(WholeRecords, OfEveryFormatCutAnywhere) {
    for (const Format format : every_format) {
        const std::string records[] = {record(0, format), record(1, format), record(2, format)};
        const std::string all = records[0] + records[1] + records[2];
        for (std::size_t cut = 0; cut <= all.size(); ++cut) {
            std::size_t whole = 0, bytes = 0;
            while (whole < 3 && bytes + records[whole].size() <= cut) bytes += records[whole++].size();
            const WholeRecords found = records_in(all.substr(0, cut), format);
            EXPECT_EQ(found.count, whole) << cut;
            EXPECT_EQ(found.bytes, static_cast<std::int64_t>(bytes)) << cut;
            const bool unended = !a_line_each(format) && whole < 3 && bytes + records[whole].size() == cut + 1;
            EXPECT_EQ(found.rest, cut == bytes ? Rest::nothing
                                  : unended    ? Rest::unended
                                               : Rest::torn)
                << all.substr(0, cut);
        }
    }
}

/// One byte is enough to see that a record is not what was written.
TEST(WholeRecords, EndBeforeADamagedOne) {
    for (const Format format : every_format) {
        const std::string one = record(0, format), two = record(1, format), three = record(2, format);
        for (const char damage : {'\0', '?', '\xff'})
            for (std::size_t at = 0; at < two.size(); ++at) {
                std::string damaged = two;
                damaged[at] = damage;
                const WholeRecords found = records_in(one + damaged + three, format);
                EXPECT_EQ(found.count, 1u) << damaged;
                EXPECT_EQ(found.bytes, static_cast<std::int64_t>(one.size())) << damaged;
                EXPECT_EQ(found.rest, Rest::foreign) << damaged;
            }
    }
}

TEST(WholeRecords, EndBeforeWhatIsNotTheirs) {
    for (const Format format : every_format) {
        const std::string one = record(0, format), two = record(1, format), three = record(2, format);
        for (const std::string& next :
             {one, three, std::string("garbage\n\n"), std::string("garbage"), std::string("{}\n\n"),
              std::string("\n\n"), std::string(100, '\0'), std::string(300'000, ' ')}) {
            const WholeRecords found = records_in(one + next, format);
            EXPECT_EQ(found.count, 1u) << next;
            EXPECT_EQ(found.rest, Rest::foreign) << next;
        }
    }
}

TEST(WholeRecords, OfMoreThanABufferHolds) {
    for (const Format format : every_format) {
        std::string all;
        std::uint64_t count = 0;
        while (all.size() < 300'000) all += record(count++, format);
        const WholeRecords found = records_in(all + record(count, format).substr(0, 10), format);
        EXPECT_EQ(found.count, count);
        EXPECT_EQ(found.bytes, static_cast<std::int64_t>(all.size()));
        EXPECT_EQ(found.rest, Rest::torn);
    }
}

TEST(Recipe, ReadsWhatItWrites) {
    const Recipe written = recipe(6, {{"symmetry", "mirror"}, {"thin", ""}});
    const auto read = Recipe::read(written.text());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->text(), written.text());
    EXPECT_EQ(read->value("--symmetry"), "mirror");
    EXPECT_EQ(read->value("--thin"), "");
    EXPECT_EQ(read->value("--clues"), "");
    EXPECT_FALSE(written.difference_to(*read));
    EXPECT_FALSE(read->difference_to(written));
}

TEST(Recipe, IsWholeOrNothing) {
    const std::string text = recipe(6, {}).text();
    for (std::size_t cut = 0; cut < text.size(); ++cut) EXPECT_FALSE(Recipe::read(text.substr(0, cut))) << cut;
}

TEST(Recipe, TellsTheDifference) {
    const Recipe plain = recipe(6, {}), thin = recipe(6, {{"thin", ""}}), larger = recipe(7, {});
    EXPECT_EQ(plain.difference_to(thin), "with --thin; --resume needs the same options");
    EXPECT_EQ(thin.difference_to(plain), "without --thin; --resume needs the same options");
    EXPECT_EQ(plain.difference_to(larger), "with --size 7, not --size 6; --resume needs the same options");
}

}  // namespace
}  // namespace gridwright::cli
