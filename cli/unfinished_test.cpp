// Where a file ends decides what is kept of it; every place is tried.

#include "cli/recipe.hpp"
#include "cli/whole_records.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

namespace gridwright::cli {
namespace {

using formats::Format;

WholeRecords records_in(const std::string& text, Format format) {
    const int file = memfd_create("records", 0);
    EXPECT_EQ(write(file, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    const WholeRecords whole = whole_records(file, format);
    close(file);
    return whole;
}

/// Whatever is cut off the end, the records that are still whole are kept and nothing else.
void expect_records(const std::vector<std::string>& records, Format format) {
    std::string all;
    for (const std::string& record : records) all += record;
    for (std::size_t cut = 0; cut <= all.size(); ++cut) {
        std::size_t whole = 0, bytes = 0;
        while (whole < records.size() && bytes + records[whole].size() <= cut) bytes += records[whole++].size();
        const WholeRecords found = records_in(all.substr(0, cut), format);
        EXPECT_EQ(found.count, whole) << cut;
        EXPECT_EQ(found.bytes, static_cast<std::int64_t>(bytes)) << cut;
    }
}

TEST(WholeRecords, OfEveryFormat) {
    expect_records({"{\"size\":3}\n", "{}\n", "{\"size\":4}\n"}, Format::json);
    expect_records({"# source: a\n# expect: unique\n3:1//\n", "3:/2/\n", "# source: c\n3://\n"}, Format::sgt);
    expect_records({"# source: a\nskyscraper 1\n  1\n. | . | .\n  .\n\n", "null 1\n.\n\n"}, Format::text);
    expect_records({"% source: a\nskyscraper([]).\n\n", "skyscraper([]).\n\n"}, Format::prolog);
    expect_records({"+---+\n| . |\n+---+\npuzzle 1\n\n", "puzzle 2\n\n"}, Format::pretty);
}

TEST(WholeRecords, OfMoreThanABufferHolds) {
    const std::string long_record = std::string(100'000, 'x') + "\n";
    const WholeRecords found = records_in(long_record + long_record + "x", Format::json);
    EXPECT_EQ(found.count, 2u);
    EXPECT_EQ(found.bytes, 200'002);
}

Recipe recipe(int size, std::vector<generator::Wish> wishes) {
    Making making;
    making.kind = generator::kinds().front();
    making.order.size = size;
    making.order.wishes = std::move(wishes);
    making.seed = 7;
    return Recipe(making);
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
