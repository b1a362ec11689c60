#include "gridwright/sheet/notation.hpp"

#include "gridwright/base/text.hpp"

namespace gridwright::sheet {
namespace {

std::string spelled(const Notation& notation, kernel::Value value, std::string_view Symbol::*spelling) {
    for (const Symbol& symbol : notation.symbols)
        if (symbol.value == value) return std::string(symbol.*spelling);
    return base::concat(value);
}

}  // namespace

std::string no_board_of(const Notation& notation, kernel::Size size) {
    return base::concat("no ", size.rows, " x ", size.columns, " board satisfies the rules of ", notation.title,
                        "; the smallest possible size is ", notation.smallest_side);
}

std::string text_of(const Notation& notation, kernel::Value value) {
    return spelled(notation, value, &Symbol::text);
}

std::string noun_of(const Notation& notation, kernel::Value value) {
    return spelled(notation, value, &Symbol::noun);
}

}  // namespace gridwright::sheet
