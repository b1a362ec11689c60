#include "gridwright/formats/common/json_pieces.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/remarks.hpp"

#include <algorithm>

namespace gridwright::formats {
namespace {

using namespace sheet;

/// Escapes what JSON requires, and what is not safe to show, since an object may be printed on a terminal.
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

/// A list of rows; `write` appends a cell.
template <typename Cells, typename Write>
void write_rows(const Cells& cells, std::string& into, Write write) {
    char before_row = '[';
    for (int row = 0; row < cells.size().rows; ++row) {
        into += before_row;
        before_row = ',';
        char before = '[';
        for (int column = 0; column < cells.size().columns; ++column) {
            into += before;
            before = ',';
            write(cells.at(row, column));
        }
        into += ']';
    }
    into += ']';
}

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
            write_json_string(option.words[sheet.options[i]], into);
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

void write_begun(const Sheet& sheet, std::string& into) {
    const auto write = [&](std::string_view key, const auto& grid) {
        if (grid.size().cells() == 0) return;
        write_key(key, into);
        write_json_grid(*sheet.notation, grid, into);
    };
    write("filled", sheet.begun.entries);
    write("marks", sheet.begun.marks);
}

/// The named remarks are members of the puzzle, the others of an object. A key that occurs several times has a list.
void write_json_remarks(const sheet::Remarks& remarks, std::string& into) {
    std::string_view before;
    bool listing = false;
    const auto& comments = remarks.comments;
    visit_remarks(remarks, [&](std::string_view key, const std::string& text) {
        if (!is_comment_key(key)) {
            write_key(key, into);
            return write_json_string(text, into);
        }
        if (before.empty()) into += ",\"comments\":{";
        if (before == key) {
            into += ',';
            return write_json_string(text, into);
        }
        if (!before.empty()) into += listing ? "]," : ",";
        listing = std::ranges::count(comments, key, &Comment::key) > 1;
        into += base::concat('"', key, listing ? "\":[" : "\":");
        write_json_string(text, into);
        before = key;
    });
    if (!before.empty()) into += listing ? "]}" : "}";
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
    write_rows(cells, into, [&](const auto& cell) { append_cell(notation, json_script, cell, into); });
}

void write_json_grid(const Notation& notation, const kernel::Grid<kernel::Value>& cells, std::string& into) {
    write_rows(cells, into, [&](kernel::Value value) { append_cell(notation, json_script, value, into); });
}

void write_json_grid(const Notation& notation, const Marks& marks, std::string& into) {
    write_rows(marks, into, [&](const std::optional<kernel::Domain>& marked) {
        if (marked)
            write_json_values(notation, *marked, into);
        else
            into += json_script.unknown;
    });
}

void write_json_values(const Notation& notation, kernel::Domain values, std::string& into) {
    into += '[';
    for (const int value : values) {
        if (into.back() != '[') into += ',';
        append_cell(notation, json_script, static_cast<kernel::Value>(value), into);
    }
    into += ']';
}

std::string json_object(const Sheet& sheet, std::string head) {
    std::string into = head.empty() ? base::concat("{\"format\":", json_format, '}') : std::move(head);
    into.pop_back();
    write_key("puzzle", into);
    write_json_string(sheet.notation->name, into);
    if (sheet.notation->rectangular)
        into += base::concat(",\"rows\":", sheet.size.rows, ",\"columns\":", sheet.size.columns);
    else
        into += base::concat(",\"size\":", sheet.size.rows);
    write_options(sheet, into);
    if (sheet.notation->sides) write_clues(sheet, into);
    write_key("grid", into);
    write_json_grid(*sheet.notation, sheet.cells, into);
    write_begun(sheet, into);
    write_json_remarks(sheet, into);
    return into + '}';
}

}  // namespace gridwright::formats
