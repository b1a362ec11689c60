// Writes a sheet as a game ID of Towers.

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/towers.hpp"
#include "gridwright/formats/sgt/codec.hpp"

namespace gridwright::formats::sgt {
namespace {

using namespace sheet;

/// A letter for each run of open cells up to 26.
void write_run(int open, std::string& into) {
    for (; open > 26; open -= 26) into += 'z';
    if (open > 0) into += static_cast<char>('a' + open - 1);
}

void write_cells(const Filling& cells, std::string& into) {
    int open = 0;
    bool after_number = false;
    for (const auto& cell : cells) {
        if (!cell) {
            ++open;
            continue;
        }
        write_run(open, into);
        if (after_number && open == 0) into += '_';
        base::append_number(into, *cell);
        after_number = true;
        open = 0;
    }
    write_run(open, into);
}

}  // namespace

void write(const Sheet& sheet, std::string& into) {
    into += base::concat(sheet.size.rows, ':');
    bool first = true;
    for (const kernel::Side side : top_bottom_left_right)
        for (const int clue : sheet.sides[side]) {
            if (!first) into += '/';
            first = false;
            if (clue != 0) base::append_number(into, clue);
        }
    if (has_givens(sheet)) {
        into += ',';
        write_cells(sheet.cells, into);
    }
    into += '\n';
}

}  // namespace gridwright::formats::sgt
