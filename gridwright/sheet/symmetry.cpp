#include "gridwright/sheet/symmetry.hpp"

#include "gridwright/base/require.hpp"

#include <algorithm>

namespace gridwright::sheet {

using kernel::Side;

Sheet turned(const Sheet& sheet, kernel::Turning how) {
    base::require(!how.transposed || sheet.size.rows == sheet.size.columns || sheet.notation->rectangular,
                  "only a rectangular notation has boards that are no squares");
    Sheet result = sheet;
    result.cells = kernel::turned(sheet.cells, how);
    result.size = result.cells.size();
    result.begun = {kernel::turned(sheet.begun.entries, how), kernel::turned(sheet.begun.marks, how)};
    for (const Side side : kernel::every_side) {
        result.sides[side] = sheet.sides[source_of(side, how)];
        if (reverses(side, how)) std::ranges::reverse(result.sides[side]);
    }
    return result;
}

}  // namespace gridwright::sheet
