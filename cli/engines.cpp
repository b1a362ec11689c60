#include "cli/output/output.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/engines/registry.hpp"

#include <fmt/format.h>

namespace gridwright::cli {

int list_engines(const Options& options, Output& output) {
    if (style_of(options, output).format.is_json())
        for (const std::string& object : answers::json_of_engines(engines::table())) output.write(object + '\n');
    else
        for (const auto& row : engines::table()) output.write(fmt::format("{:<12}{}\n", row.name, row.meaning));
    return 0;
}

}  // namespace gridwright::cli
