// Writes a sheet as a Prolog term.

#include "gridwright/base/text.hpp"
#include "gridwright/formats/prolog/codec.hpp"

namespace gridwright::formats::prolog {
namespace {

using namespace sheet;

/// Appends `count` items, each written by `item(index)`, as a list.
template <typename WriteItem>
void write_list(int count, std::string& into, WriteItem item) {
    into += '[';
    for (int i = 0; i < count; ++i) {
        if (i > 0) into += ',';
        item(i);
    }
    into += ']';
}

/// Words are always written, so a term has a fixed form; numbers only when one of them is not the usual.
void write_prolog_options(const Sheet& sheet, std::string& into) {
    const auto& options = sheet.notation->options;
    bool usual = true;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].usual) usual = usual && sheet.options[i] == options[i].usual(sheet.size);
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!options[i].words.empty())
            into += base::concat(options[i].words[sheet.options[i]], ", ");
        else if (!usual)
            into += base::concat(sheet.options[i], ", ");
    }
}

void write_sides(const Sheet& sheet, std::string& into) {
    write_list(kernel::every_side.size(), into, [&](int side) {
        const std::vector<int>& clues = sheet.sides[kernel::every_side[side]];
        write_list(clues.size(), into, [&](int i) { base::append_number(into, clues[i]); });
    });
    into += ", ";
}

void write_board(const Sheet& sheet, std::string& into) {
    write_list(sheet.size.rows, into, [&](int row) {
        write_list(sheet.size.columns, into,
                   [&](int column) { append_cell(*sheet.notation, script, sheet.cells.at(row, column), into); });
    });
}

}  // namespace

void write(const Sheet& sheet, std::string& into) {
    into += base::concat(sheet.notation->functor, '(');
    if (sheet.notation->rectangular) into += base::concat(sheet.size.rows, ", ", sheet.size.columns, ", ");
    write_prolog_options(sheet, into);
    if (sheet.notation->sides) write_sides(sheet, into);
    write_board(sheet, into);
    into += ").\n";
}

}  // namespace gridwright::formats::prolog
