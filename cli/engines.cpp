#include "cli/output/output.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::cli {

int list_engines(const Options& options, Output& output) {
    const bool json = style_of(options, output).format == formats::Format::json;
    for (const auto& row : engines::engine_table()) {
        std::string line;
        if (json) {
            line = fmt::format(R"({{"format":1,"engine":"{}","meaning":)", row.name);
            formats::write_json_string(row.meaning, line);
            line += '}';
        } else {
            line = fmt::format("{:<12}{}", row.name, row.meaning);
        }
        output.write(line + "\n");
    }
    return 0;
}

}  // namespace gridwright::cli
