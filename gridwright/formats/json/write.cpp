#include "gridwright/base/text.hpp"
#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/json_pieces.hpp"

namespace gridwright::formats::json {
namespace {

using namespace sheet;

void write_key(std::string_view key, std::string& into) {
    into += base::concat(",\"", key, "\":");
}

void write_options(const Sheet& sheet, std::string& into) {
    for (std::size_t i = 0; i < sheet.options.size(); ++i) {
        const Option& option = sheet.notation->options[i];
        write_key(option.key, into);
        if (option.words.empty())
            base::append_number(into, sheet.options[i]);
        else
            write_json_string(option.words[static_cast<std::size_t>(sheet.options[i])], into);
    }
}

void write_clues(const Sheet& sheet, std::string& into) {
    write_key("clues", into);
    for (const kernel::Side side : kernel::every_side) {
        into += base::concat(side == kernel::Side::top ? '{' : ',', '"', name(side), "\":");
        char before = '[';
        for (const int clue : sheet.sides[side]) {
            into += before;
            base::append_number(into, clue);
            before = ',';
        }
        into += ']';
    }
    into += '}';
}

void write_remark(std::string_view key, std::string_view remark, std::string& into) {
    const std::string line = one_line(remark);
    if (line.empty()) return;
    write_key(key, into);
    write_json_string(line, into);
}

}  // namespace

void write(const Sheet& sheet, std::string& into) {
    into += "{\"format\":1,\"puzzle\":";
    write_json_string(sheet.notation->name, into);
    if (sheet.notation->rectangular)
        into += base::concat(",\"rows\":", sheet.size.rows, ",\"columns\":", sheet.size.columns);
    else
        into += base::concat(",\"size\":", sheet.size.rows);
    write_options(sheet, into);
    if (sheet.notation->sides) write_clues(sheet, into);
    write_key("grid", into);
    write_json_grid(*sheet.notation, sheet.cells, into);
    write_remark("source", sheet.source, into);
    write_remark("expect", sheet.expect, into);
    into += "}\n";
}

}  // namespace gridwright::formats::json
