#include "cli/output/output.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/answers/json.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

std::string_view directions(const answers::FormatRow& row) {
    if (row.reads && row.writes) return "read, write";
    return row.reads ? "read" : "write";
}

}  // namespace

int list_formats(const Options& options, Output& output) {
    if (style_of(options, output).format.is_json())
        for (const std::string& object : answers::json_of_formats()) output.write(object + '\n');
    else
        for (const answers::FormatRow& row : answers::format_rows())
            output.write(fmt::format("{:<12}{:<14}{}\n", row.name, directions(row), row.meaning));
    return 0;
}

}  // namespace gridwright::cli
