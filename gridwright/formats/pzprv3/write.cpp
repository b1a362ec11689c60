// Writes a sheet as a file of pzpr.

#include "gridwright/formats/common/towers.hpp"
#include "gridwright/formats/pzprv3/codec.hpp"
#include "gridwright/formats/pzprv3/info.hpp"

namespace gridwright::formats::pzprv3 {

using namespace sheet;
using base::concat;

void write(const Sheet& sheet, std::string& into) {
    const int size = sheet.size.rows;
    into += concat(first_line, '\n', pzpr_names.front(), '\n', size, '\n', size, '\n');
    const auto add = [&](int number, std::string_view mark) {
        into += number == 0 ? std::string(nothing) : concat(mark, number);
        into += ' ';
    };
    const auto clue = [&](kernel::Side side, int line) { return sheet.sides[side][static_cast<std::size_t>(line)]; };
    const auto border = [&](kernel::Side side) {
        add(0, "");
        for (int column = 0; column < size; ++column) add(clue(side, column), "");
        add(0, "");
        into += '\n';
    };
    border(kernel::Side::top);
    for (int row = 0; row < size; ++row) {
        add(clue(kernel::Side::left, row), "");
        for (int column = 0; column < size; ++column) {
            const int cell = row * size + column;
            if (sheet.cells[cell])
                add(*sheet.cells[cell], {&given_mark, 1});
            else
                add(sheet.begun.entry(cell).value_or(0), "");
        }
        add(clue(kernel::Side::right, row), "");
        into += '\n';
    }
    border(kernel::Side::bottom);
    write_info(sheet, into);
}

}  // namespace gridwright::formats::pzprv3
