#include "cli/output/output.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

std::string_view directions(const formats::FormatRow& row) {
    if (row.reads && row.writes) return "read, write";
    return row.reads ? "read" : "write";
}

}  // namespace

int list_formats(const Options& options, Output& output) {
    const bool json = style_of(options, output).format == formats::Format::json;
    for (const auto& row : formats::format_table) {
        std::string line;
        if (json) {
            line = fmt::format(R"({{"format":1,"name":"{}","reads":{},"writes":{},"meaning":)", row.name, row.reads,
                               row.writes);
            formats::write_json_string(row.meaning, line);
            line += '}';
        } else {
            line = fmt::format("{:<12}{:<14}{}", row.name, directions(row), row.meaning);
        }
        output.write(line + "\n");
    }
    return 0;
}

}  // namespace gridwright::cli
