// A codec with a row is offered by the command line like the others, and drawings beside codecs.

#include "cli/output/output_format.hpp"

#include "cli/options/arguments.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/output.hpp"
#include "tests/support/toy_codec.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

namespace gridwright::cli {
namespace {

namespace toy = formats::toy;

Arguments parsed(std::initializer_list<const char*> words) {
    return parse_arguments(std::span(words.begin(), words.size()));
}

/// What a command prints.
std::string printed_by(int (*command)(const Options&, Output&), const Options& options) {
    const int file = memfd_create("printed", 0);
    Output output;
    output.open("printed", GrowingFile{file, "", ""});
    EXPECT_EQ(command(options, output), 0);
    output.flush();
    std::string text(1 << 16, '\0');
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(pread(file, text.data(), text.size(), 0), 0)));
    close(file);
    return text;
}

std::string named() {
    std::string names;
    for (const OutputFormat& format : output_formats()) names += base::concat(format.name(), ' ');
    return names;
}

TEST(OutputFormat, IsACodecOrADrawing) {
    EXPECT_EQ(named(), "text json prolog sgt pretty ");
    const formats::RegisteredCodec registered(toy::codec);
    EXPECT_EQ(named(), "text json prolog sgt toy pretty ");
}

TEST(OutputFormat, IsListed) {
    const formats::RegisteredCodec registered(toy::codec);
    EXPECT_NE(printed_by(list_formats, {}).find("toy         read, write   lines for tests\n"), std::string::npos);
    Options options;
    options.to = formats::json::codec;
    EXPECT_NE(printed_by(list_formats, options)
                  .find(R"({"format":1,"name":"toy","reads":true,"writes":true,"meaning":"lines for tests"})"),
              std::string::npos);
}

TEST(OutputFormat, IsChosenByName) {
    EXPECT_FALSE(parsed({"gridwright", "convert", "--to", "toy"}).options);
    const formats::RegisteredCodec registered(toy::codec);
    const Arguments chosen = parsed({"gridwright", "convert", "--to", "toy", "--from", "toy"});
    ASSERT_TRUE(chosen.options) << chosen.complaint;
    EXPECT_EQ(chosen.options->to, OutputFormat(toy::codec));
    EXPECT_EQ(chosen.options->from, &toy::codec);
    const Arguments drawn = parsed({"gridwright", "convert", "--to", "pretty"});
    ASSERT_TRUE(drawn.options) << drawn.complaint;
    EXPECT_EQ(drawn.options->to, terminal_format());
    EXPECT_NE(
        parsed({"gridwright", "convert", "--from", "pretty"}).complaint.find("needs text, json, prolog, sgt or toy"),
        std::string::npos)
        << "a drawing is not read";
}

TEST(OutputFormat, HasItsMarkBeforeNotes) {
    std::string text;
    for (const OutputFormat format : {OutputFormat(toy::codec), usual_format(), terminal_format()})
        append_note(format, "engine: fd", text);
    EXPECT_EQ(text, "; engine: fd\n# engine: fd\nengine: fd\n");
}

}  // namespace
}  // namespace gridwright::cli
