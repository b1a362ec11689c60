// A codec with a row is offered by asks and by the command line like the others, and drawings beside codecs.

#include "cli/options/arguments.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/ask.hpp"
#include "gridwright/exports/registry.hpp"
#include "gridwright/formats/json/codec.hpp"
#include "host/append_file.hpp"
#include "tests/support/toy_codec.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

namespace gridwright::cli {
namespace {

namespace toy = formats::toy;

Arguments parsed(std::initializer_list<const char*> words) {
    return parse_arguments(std::span(words.begin(), words.size()));
}

/// What a command prints.
std::string printed_by(int (*command)(const Options&, Output&), const Options& options) {
    const std::string name = base::concat(testing::TempDir(), "listed_", getpid());
    const auto file = std::make_shared<host::AppendFile>(*host::AppendFile::open(name));
    file->remove();  // its contents are all that is needed
    Output output;
    output.open(name, GrowingFile{file, ""});
    EXPECT_EQ(command(options, output), 0);
    output.flush();
    std::string text(1 << 16, '\0');
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(pread(file->descriptor(), text.data(), text.size(), 0), 0)));
    return text;
}

std::string named() {
    std::string names;
    for (const answers::OutputFormat& format : answers::output_formats()) names += base::concat(format.name(), ' ');
    return names;
}

TEST(OutputFormat, IsACodecOrADrawing) {
    EXPECT_EQ(named(), "text json prolog sgt puzzlink pzprv3 digits latex pretty ");
    toy::with_toy([] { EXPECT_EQ(named(), "text json prolog sgt puzzlink pzprv3 digits latex toy pretty "); });
}

/// Exports are for conversions alone.
TEST(OutputFormat, MayBeAnExport) {
    for (const exports::Export* row : exports::table()) {
        const std::string name(row->name);
        const Arguments converting = parsed({"gridwright", "convert", "--to", name.c_str()});
        ASSERT_TRUE(converting.options) << converting.complaint;
        EXPECT_EQ(converting.options->to, answers::OutputFormat(*row));
        for (const char* command : {"solve", "check", "improve", "explain"})
            EXPECT_FALSE(parsed({"gridwright", command, "--to", name.c_str()}).options) << command;
        EXPECT_FALSE(parsed({"gridwright", "convert", "--from", name.c_str()}).options);
    }
}

TEST(OutputFormat, IsNotAnyName) {
    EXPECT_FALSE(parsed({"gridwright", "convert", "--to", "toy"}).options);
}

TEST(OutputFormat, IsListed) {
    toy::with_toy([] {
        EXPECT_NE(printed_by(list_formats, {}).find("toy         read, write   lines for tests\n"), std::string::npos);
        EXPECT_NE(printed_by(list_formats, {}).find("toy         1 to 9        no "), std::string::npos);
        Options options;
        options.to = formats::json::codec;
        EXPECT_NE(printed_by(list_formats, options)
                      .find(R"({"format":2,"name":"toy","reads":true,"writes":true,"meaning":"lines for tests",)"),
                  std::string::npos);
    });
}

TEST(OutputFormat, IsChosenByName) {
    toy::with_toy([] {
        const Arguments chosen = parsed({"gridwright", "convert", "--to", "toy", "--from", "toy"});
        ASSERT_TRUE(chosen.options) << chosen.complaint;
        EXPECT_EQ(chosen.options->to, answers::OutputFormat(toy::codec));
        EXPECT_EQ(chosen.options->from, &toy::codec);
        const Arguments drawn = parsed({"gridwright", "convert", "--to", "pretty"});
        ASSERT_TRUE(drawn.options) << drawn.complaint;
        EXPECT_EQ(drawn.options->to, answers::terminal_format());
        EXPECT_NE(parsed({"gridwright", "convert", "--from", "pretty"})
                      .complaint.find("needs text, json, prolog, sgt, puzzlink, pzprv3, digits, latex or toy"),
                  std::string::npos)
            << "a drawing is not read";
    });
}

TEST(OutputFormat, HasItsMarkBeforeNotes) {
    std::string text;
    for (const answers::OutputFormat format :
         {answers::OutputFormat(toy::codec), answers::usual_format(), answers::terminal_format()})
        append_note(format, "engine: fd", text);
    EXPECT_EQ(text, "; engine: fd\n# engine: fd\nengine: fd\n");
}

}  // namespace
}  // namespace gridwright::cli
