#include "gridwright/formats/sheet.hpp"

namespace gridwright::formats {

Sheet blank(const Notation& notation, kernel::Size size) {
    Sheet sheet;
    sheet.notation = &notation;
    sheet.size = size;
    for (const Option& option : notation.options) sheet.options.push_back(option.usual ? option.usual(size) : 0);
    if (notation.sides)
        for (const Side side : {top, left, bottom, right})
            sheet.sides[side].assign(static_cast<std::size_t>(side == top || side == bottom ? size.columns : size.rows),
                                     0);
    sheet.cells.reset(size, std::nullopt);
    return sheet;
}

}  // namespace gridwright::formats
