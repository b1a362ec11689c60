#include "cli/output/output.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/answers/format_limits.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/formats/registry.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

std::string_view directions(const answers::FormatRow& row) {
    if (row.reads && row.writes) return "read, write";
    return row.reads ? "read" : "write";
}

std::string_view yes_or_no(bool truth) {
    return truth ? "yes" : "no";
}

std::string range_of(const std::optional<answers::SizeRange>& sizes) {
    return sizes ? fmt::format("{} to {}", sizes->smallest, sizes->largest) : "no";
}

/// A table with a line for each codec: the sizes of each kind, and what else it carries.
void list_limits(Output& output) {
    bool first = true;
    for (const formats::Codec* codec : formats::table()) {
        const answers::FormatLimits limits = answers::limits_of(*codec);
        if (first) {
            std::string head = fmt::format("\n{:<12}", "sizes");
            for (const answers::KindLimit& limit : limits.kinds) head += fmt::format("{:<14}", limit.kind);
            output.write(fmt::format("{}{:<10}{}\n", head, "entries", "marks"));
            first = false;
        }
        std::string line = fmt::format("{:<12}", codec->name);
        for (const answers::KindLimit& limit : limits.kinds) line += fmt::format("{:<14}", range_of(limit.sizes));
        output.write(fmt::format("{}{:<10}{}\n", line, yes_or_no(limits.entries), yes_or_no(limits.marks)));
    }
    output.write(
        "\nEvery format above carries clues, givens, and what is said about a puzzle (title, author, source and other\n"
        "comments). A puzzle that a format cannot express is refused with the reason.\n");
}

}  // namespace

int list_formats(const Options& options, Output& output) {
    if (style_of(options, output).format.is_json()) {
        for (const std::string& object : answers::json_of_formats()) output.write(object + '\n');
        return 0;
    }
    for (const answers::FormatRow& row : answers::format_rows())
        output.write(fmt::format("{:<12}{:<14}{}\n", row.name, directions(row), row.meaning));
    list_limits(output);
    return 0;
}

}  // namespace gridwright::cli
