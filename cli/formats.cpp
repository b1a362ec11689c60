#include "cli/output/output.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

struct Row {
    std::string_view name, meaning;
    bool reads, writes;
};

std::vector<Row> rows() {
    std::vector<Row> all;
    for (const formats::Codec* codec : formats::codecs())
        all.push_back({codec->name, codec->meaning, codec->read != nullptr, codec->write != nullptr});
    for (const render::Drawing& drawing : render::drawings())
        all.push_back({drawing.name, drawing.meaning, false, true});
    return all;
}

std::string_view directions(const Row& row) {
    if (row.reads && row.writes) return "read, write";
    return row.reads ? "read" : "write";
}

}  // namespace

int list_formats(const Options& options, Output& output) {
    const bool json = style_of(options, output).format.is_json();
    for (const Row& row : rows()) {
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
