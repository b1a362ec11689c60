#include "gridwright/formats/json_pieces.hpp"

#include "gridwright/base/text.hpp"

namespace gridwright::formats {
namespace {

using namespace sheet;

/// Escapes what JSON wants escaped, and what is not safe to show: an object may end up on a terminal.
void write_escaped(const base::Character& character, std::string_view bytes, std::string& into) {
    constexpr std::string_view hex = "0123456789abcdef";
    switch (character.code) {
        case '"': into += "\\\""; return;
        case '\\': into += "\\\\"; return;
        case '\n': into += "\\n"; return;
        case '\r': into += "\\r"; return;
        case '\t': into += "\\t"; return;
        default: break;
    }
    if (character.safe) {
        into += bytes;
        return;
    }
    into += "\\u";  // four digits suffice: all of these are below U+10000
    for (int shift = 12; shift >= 0; shift -= 4) into += hex[character.code >> shift & 15];
}

template <typename Cells>
void write_rows(const Notation& notation, const Cells& cells, std::string& into) {
    char before_row = '[';
    for (int row = 0; row < cells.size().rows; ++row) {
        into += before_row;
        before_row = ',';
        char before = '[';
        for (int column = 0; column < cells.size().columns; ++column) {
            into += before;
            before = ',';
            append_cell(notation, json_script, cells.at(row, column), into);
        }
        into += ']';
    }
    into += ']';
}

}  // namespace

void write_json_string(std::string_view text, std::string& into) {
    into += '"';
    while (!text.empty()) {
        const base::Character character = base::first_character(text);
        write_escaped(character, text.substr(0, character.length), into);
        text.remove_prefix(character.length);
    }
    into += '"';
}

void write_json_grid(const Notation& notation, const Filling& cells, std::string& into) {
    write_rows(notation, cells, into);
}

void write_json_grid(const Notation& notation, const kernel::Grid<kernel::Value>& cells, std::string& into) {
    write_rows(notation, cells, into);
}

}  // namespace gridwright::formats
