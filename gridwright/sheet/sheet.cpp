#include "gridwright/sheet/sheet.hpp"

namespace gridwright::sheet {

int places_on(kernel::Side side, kernel::Size size) {
    return is_end_of_columns(side) ? size.columns : size.rows;
}

Sheet blank(const Notation& notation, kernel::Size size) {
    Sheet sheet;
    sheet.notation = &notation;
    sheet.size = size;
    for (const Option& option : notation.options) sheet.options.push_back(option.usual ? option.usual(size) : 0);
    if (notation.sides)
        for (const kernel::Side side : kernel::every_side) sheet.sides[side].assign(places_on(side, size), 0);
    sheet.cells.reset(size, std::nullopt);
    return sheet;
}

}  // namespace gridwright::sheet
